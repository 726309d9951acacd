import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { smooth } from '~/lib/smooth';
import { useDeck } from './DeckContext';
import styles from './OverflowCue.module.css';

/** A column of which this share or less is out of sight is not cut off. */
const WHOLE = 0.03;

/** Shows at the edges of the deck that it goes on there, and how many columns are out of sight. A press brings the next ones. */
export const OverflowCue = observer(function OverflowCue() {
  const i18n = useI18n();
  const { t } = i18n;
  const { sight, strip } = useDeck();
  const { before, after, start, end } = sight.view;
  const cue = (side: 'left' | 'right', n: number, at: number) => {
    const scroll = () => {
      const { clientWidth } = strip.current!;
      strip.current!.scrollBy({ left: side === 'left' ? -clientWidth : clientWidth, behavior: smooth() });
    };
    const label = t(side === 'left' ? 'column.moreLeft' : 'column.moreRight', { n });
    return (
      n > 0 && (
        <div className={styles.edge} data-side={side} data-cut={Math.abs(at - Math.round(at)) > WHOLE || undefined}>
          <button type="button" className={styles.cue} aria-label={label} data-tooltip={label} onClick={scroll}>
            <Icon name={side === 'left' ? 'chevronLeft' : 'chevronRight'} />
            <span aria-hidden="true">{i18n.number(n)}</span>
          </button>
        </div>
      )
    );
  };
  return (
    <>
      {cue('left', before, start)}
      {cue('right', after, end)}
    </>
  );
});
