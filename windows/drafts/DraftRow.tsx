import { IconButton } from '~/components/ui/IconButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import type { DraftRecord } from '~/stores/drafts/DraftShelf';
import { DraftTargetName, DraftWords, useDraftName } from './DraftFacts';
import styles from './DraftsWindow.module.css';

interface DraftRowProps {
  record: DraftRecord;
  /** Moves it to the server, where the server keeps drafts. */
  onUpload?: (() => Promise<void>) | undefined;
  /** Whether the composer behind the window is writing it. */
  isOpen: boolean;
  onOpen: () => Promise<void>;
  onCompare: () => void;
  onRemove: () => void;
}

/** A draft in the list: what it says, what it refers to, and what one can do with it. */
export function DraftRow({ record, isOpen, onOpen, onUpload, onCompare, onRemove }: DraftRowProps) {
  const { t } = useI18n();
  const { data, at, versions, deletedNoteId } = record;
  const name = useDraftName(data);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} aria-current={isOpen || undefined} onClick={() => void onOpen()}>
        <span className={styles.facts}>
          <DraftTargetName target={record.target} />
          {deletedNoteId !== null && <span className={styles.mark}>{t('draftsWindow.deletedNote')}</span>}
          {isOpen && <span className={styles.mark}>{t('draftsWindow.isOpen')}</span>}
          <RelativeTime iso={new Date(at).toISOString()} />
        </span>
        <DraftWords data={data} />
      </button>
      {onUpload && <IconButton icon="cloud" label={t('draftsWindow.toServer', { name })} onClick={() => void onUpload()} />}
      {versions.length > 0 && (
        <IconButton icon="clock" label={t('draftsWindow.versionsOf', { name, n: versions.length })} onClick={onCompare} />
      )}
      <IconButton icon="trash" label={t('draftsWindow.delete', { name })} onClick={onRemove} />
    </li>
  );
}
