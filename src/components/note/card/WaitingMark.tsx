import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useAccount, useStores } from '~/react/context';
import type { NoteId } from '~/services/records';
import styles from './WaitingMark.module.css';

interface WaitingMarkProps {
  noteId: NoteId;
  /** Shows the icon alone. */
  short?: boolean;
}

/** Says that something that the viewer did about a note has not reached the server. Opens the outbox, which says what. */
export const WaitingMark = observer(function WaitingMark({ noteId, short = false }: WaitingMarkProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { later } = useAccount();
  if (later.about(noteId).length === 0) return null;
  const text = t('note.waits');
  return (
    <button
      ref={keepFocus}
      type="button"
      className={styles.mark}
      title={short ? text : undefined}
      onClick={() => void overlays.open('outbox', {})}
    >
      <Icon name="hourglass" label={short ? text : undefined} size="14px" />
      {!short && text}
    </button>
  );
});
