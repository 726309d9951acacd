import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ServerDraft } from '~/stores/drafts/serverDraft';
import { DraftTargetName, DraftWords, useDraftName } from './DraftFacts';
import styles from './DraftsWindow.module.css';

interface ServerDraftRowProps {
  draft: ServerDraft;
  /** Whether the server is being asked to change it. */
  isBusy: boolean;
  onOpen: () => Promise<void>;
  onCancel: () => Promise<void>;
  onRemove: () => Promise<void>;
}

/** A draft of the server: when it is posted, what it says, and what one can do with it. */
export const ServerDraftRow = observer(function ServerDraftRow({ draft, isBusy, onOpen, onCancel, onRemove }: ServerDraftRowProps) {
  const { t } = useI18n();
  const { now } = useStores().ages;
  const { data, target, createdAt, scheduledAt, isScheduled } = draft;
  const name = useDraftName(data);
  const isOver = scheduledAt !== null && scheduledAt < now;
  return (
    <li className={styles.row} aria-busy={isBusy || undefined}>
      <button type="button" className={styles.open} disabled={isBusy} onClick={() => void onOpen()}>
        {scheduledAt !== null && (isScheduled || isOver) && <PostingTime at={scheduledAt} isOver={isOver} />}
        <span className={styles.facts}>
          <DraftTargetName target={target} />
          <RelativeTime iso={new Date(createdAt).toISOString()} />
        </span>
        <DraftWords data={data} />
      </button>
      {isScheduled && (
        <IconButton
          icon={isOver ? 'archive' : 'ban'}
          label={t(isOver ? 'draftsWindow.keepAsDraft' : 'draftsWindow.cancelPosting', { name })}
          disabled={isBusy}
          onClick={() => void onCancel()}
        />
      )}
      <IconButton icon="trash" label={t('draftsWindow.delete', { name })} disabled={isBusy} onClick={() => void onRemove()} />
    </li>
  );
});

/** When the server posts the note, or that it could not. */
function PostingTime({ at, isOver }: { at: number; isOver: boolean }) {
  const i18n = useI18n();
  const time = i18n.date(at, 'short');
  return (
    <span className={styles.time} data-over={isOver || undefined}>
      <Icon name={isOver ? 'alertTriangle' : 'clock'} />
      {i18n.t(isOver ? 'draftsWindow.wasNotPosted' : 'draftsWindow.willBePosted', { time })}
    </span>
  );
}
