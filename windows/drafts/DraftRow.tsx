import { observer } from 'mobx-react-lite';
import { Icon, type IconName } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import type { MessageKey } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { DraftRecord } from '~/stores/drafts/DraftShelf';
import styles from './DraftsWindow.module.css';

interface DraftRowProps {
  record: DraftRecord;
  /** Whether the composer behind the window is writing it. */
  isOpen: boolean;
  onOpen: () => Promise<void>;
  onCompare: () => void;
  onRemove: () => void;
}

/** How much of a text is in the names of buttons, in characters. */
const NAME_LENGTH = 40;

/** A draft in the list: what it says, what it refers to, and what one can do with it. */
export function DraftRow({ record, isOpen, onOpen, onCompare, onRemove }: DraftRowProps) {
  const { t } = useI18n();
  const { data, at, versions, deletedNoteId } = record;
  const words = data.text.trim() || t('draftsWindow.noText');
  const name = words.length > NAME_LENGTH ? `${words.slice(0, NAME_LENGTH)}…` : words;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} aria-current={isOpen || undefined} onClick={() => void onOpen()}>
        <span className={styles.facts}>
          <Target record={record} />
          {deletedNoteId !== null && <span className={styles.mark}>{t('draftsWindow.deletedNote')}</span>}
          {isOpen && <span className={styles.mark}>{t('draftsWindow.isOpen')}</span>}
          <RelativeTime iso={new Date(at).toISOString()} />
        </span>
        {data.useCw && data.cw && <span className={styles.cw}>{data.cw}</span>}
        <span className={styles.words} dir="auto">
          {words}
        </span>
        <Parts record={record} />
      </button>
      {versions.length > 0 && (
        <IconButton icon="clock" label={t('draftsWindow.versionsOf', { name, n: versions.length })} onClick={onCompare} />
      )}
      <IconButton icon="trash" label={t('draftsWindow.delete', { name })} onClick={onRemove} />
    </li>
  );
}

/** What the note refers to. */
const Target = observer(function Target({ record: { target } }: { record: DraftRecord }) {
  const { t } = useI18n();
  const { notes, users } = useAccount();
  const noteId = target.renoteId ?? target.replyId;
  const author = users.get(notes.get(noteId ?? '')?.userId ?? '');
  const [icon, text] = targetOf(target);
  return (
    <span className={styles.target}>
      <Icon name={icon} />
      {author ? t('draftsWindow.titled', { kind: t(text), name: `@${author.username}` }) : t(text)}
    </span>
  );
});

function targetOf({ replyId, renoteId, channelId }: DraftRecord['target']): readonly [IconName, MessageKey] {
  if (renoteId !== undefined) return ['quote', 'draftsWindow.quote'];
  if (replyId !== undefined) return ['reply', 'draftsWindow.reply'];
  return channelId === undefined ? ['pencil', 'draftsWindow.note'] : ['channel', 'draftsWindow.inChannel'];
}

/** What the draft has besides its text. */
function Parts({ record: { data } }: { record: DraftRecord }) {
  const { t } = useI18n();
  const parts = [
    data.visibility !== 'public' && t(`composer.visibilityName.${data.visibility}`),
    data.visibility === 'specified' && data.visibleUserIds.length > 0 && t('draftsWindow.recipients', { n: data.visibleUserIds.length }),
    data.files.length > 0 && t('draftsWindow.files', { n: data.files.length }),
    data.poll && t('draftsWindow.poll', { n: data.poll.choices.filter((choice) => choice.trim() !== '').length }),
    data.quoteId !== null && t('draftsWindow.quote'),
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return null;
  return (
    <span className={styles.parts}>
      {parts.map((part) => (
        <span key={part} className={styles.part}>
          {part}
        </span>
      ))}
    </span>
  );
}
