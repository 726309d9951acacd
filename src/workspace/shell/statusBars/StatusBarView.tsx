import { observer } from 'mobx-react-lite';
import { Marquee } from '~/components/ui/Marquee';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { Mfm } from '~/mfm/Mfm';
import { plainWords } from '~/mfm/plainWords';
import { Link } from '~/router/Link';
import { type BarItem, statusBarItems } from '~/stores/resources/feeds/statusBars';
import type { StatusBar } from '~/services/statusBar';
import styles from './StatusBars.module.css';
import { usePolledQuery } from '~/components/widget/usePolledQuery';

/** One bar: its name and its moving items. */
export const StatusBarView = observer(function StatusBarView({ bar }: { bar: StatusBar }) {
  const { t } = useI18n();
  const items = useBarItems(bar);
  const { marqueeDuration, marqueeReverse } = bar.props;
  return (
    <section className={styles.bar} data-size={bar.size} data-black={bar.black} aria-label={bar.name || t(`statusBar.type.${bar.type}`)}>
      {bar.name && <span className={styles.name}>{bar.name}</span>}
      {items && (
        <Marquee className={styles.window} items={items} durationSec={marqueeDuration} isReversed={marqueeReverse}>
          {(item) => <ItemText item={item} />}
        </Marquee>
      )}
    </section>
  );
});

function ItemText({ item: { text, by, to, href } }: { item: BarItem }) {
  const content = by ? (
    <>
      <UserName user={by.user} inline />: <Mfm text={plainWords(text)} plain author={by.user} emojis={by.emojis} />
    </>
  ) : (
    text
  );
  if (to !== null) return <Link to={to}>{content}</Link>;
  const link = externalLinkProps(href);
  return link ? <a {...link}>{content}</a> : content;
}

/** The shortest time between two requests of a bar; seconds. */
const MIN_REFRESH_SEC = 5;

/**
 * Returns the items of a bar, which load again at its interval while the page is visible. If that fails, the last items stay. Call
 * this inside an observer.
 */
function useBarItems({ type, props }: StatusBar): readonly BarItem[] | undefined {
  return usePolledQuery(statusBarItems, { type, props }, Math.max(MIN_REFRESH_SEC, props.refreshIntervalSec) * 1_000).value;
}
