import { observer } from 'mobx-react-lite';
import { Icon, type IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { DraftData, DraftTarget } from '~/stores/drafts/draftData';
import styles from './DraftsWindow.module.css';

/** How much of a text is in the names of buttons, in characters. */
const NAME_LENGTH = 40;

/** Returns the first words of a draft, for the names of its buttons. */
export function useDraftName({ text }: DraftData): string {
  const { t } = useI18n();
  const words = text.trim() || t('draftsWindow.noText');
  return words.length > NAME_LENGTH ? `${words.slice(0, NAME_LENGTH)}…` : words;
}

/** What a draft says, and what it has besides its text. */
export function DraftWords({ data }: { data: DraftData }) {
  const { t } = useI18n();
  return (
    <>
      {data.useCw && data.cw && <span className={styles.cw}>{data.cw}</span>}
      <span className={styles.words} dir="auto">
        {data.text.trim() || t('draftsWindow.noText')}
      </span>
      <DraftParts data={data} />
    </>
  );
}

/** What the note refers to. */
export const DraftTargetName = observer(function DraftTargetName({ target }: { target: DraftTarget }) {
  const { t } = useI18n();
  const { notes, users } = useAccount();
  const noteId = target.renoteId ?? target.replyId;
  const author = users.get(notes.get(noteId ?? '')?.userId ?? '');
  const { icon, text } = targetOf(target);
  return (
    <span className={styles.target}>
      <Icon name={icon} />
      {author ? t('draftsWindow.titled', { kind: t(text), name: `@${author.username}` }) : t(text)}
    </span>
  );
});

function targetOf({ replyId, renoteId, channelId }: DraftTarget): { readonly icon: IconName; readonly text: MessageKey } {
  if (renoteId !== undefined) return { icon: 'quote', text: 'draftsWindow.quote' };
  if (replyId !== undefined) return { icon: 'arrowBackUp', text: 'draftsWindow.reply' };
  if (channelId !== undefined) return { icon: 'deviceTv', text: 'draftsWindow.inChannel' };
  return { icon: 'pencil', text: 'draftsWindow.note' };
}

/** What the draft has besides its text. */
function DraftParts({ data }: { data: DraftData }) {
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
