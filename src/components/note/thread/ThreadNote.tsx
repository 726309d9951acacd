import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { isUnwanted } from '~/services/noteFilter';
import type { Note, User } from '~/services/records';
import { ChannelBar } from '../card/ChannelBar';
import { NoteArticle } from '../card/NoteArticle';
import { NoteBody } from '../card/NoteBody';
import { NoteCounts } from '../card/NoteCounts';
import { NoteFooter } from '../card/NoteFooter';
import { NoteHeader } from '../card/NoteHeader';
import { NoteReactions } from '../card/NoteReactions';
import { WaitingMark } from '../card/WaitingMark';
import styles from './ThreadNote.module.css';
import { useNoteArticle } from '../card/useNoteArticle';

interface ThreadNoteProps {
  noteId: string;
  /** The author of the note that it replies to, if that note is not the one just above it. */
  replyingTo?: User | undefined;
}

/** A note of a conversation: smaller than in a timeline, but with all its buttons. */
export const ThreadNote = observer(function ThreadNote({ noteId, replyingTo }: ThreadNoteProps) {
  const { t } = useI18n();
  const shown = useNoteArticle(noteId);
  const muteReason = useThreadMuteReason(shown?.note, shown?.author);
  if (!shown) return null;
  const { note, author, view, target, nameId, textId } = shown;
  return (
    <NoteArticle shown={shown} muteReason={muteReason}>
      <div className={styles.note}>
        <ChannelBar note={note} />
        <Avatar user={author} link />
        <div className={styles.main}>
          {replyingTo && (
            <p className={styles.replyingTo}>
              <Icon name="cornerDownRight" size="14px" />
              {t('noteDetail.replyingTo', { name: plainName(replyingTo) })}
            </p>
          )}
          <NoteHeader note={note} author={author} nameId={nameId} />
          <NoteBody note={note} author={author} view={view} target={target} textId={textId} />
          <div className={styles.foot}>
            <NoteReactions key={note.id} note={note} author={author} target={target} />
            <WaitingMark noteId={note.id} />
            <NoteCounts note={note} />
          </div>
          <NoteFooter note={note} target={target} />
        </div>
      </div>
    </NoteArticle>
  );
});

/**
 * Returns why a line replaces a note in a conversation, if it does. A note that a list would hide is a line here, so that the
 * conversation stays complete. Call this inside an observer.
 */
function useThreadMuteReason(note: Note | undefined, author: User | undefined) {
  const { rules } = useAccount().mutes;
  if (!note || !author) return undefined;
  if (rules?.folds(note) || rules?.hides(note)) return 'note.mutedByWord';
  if (!isUnwanted(author, rules)) return undefined;
  return author.isMuted || author.isBlocking ? 'noteDetail.mutedUser' : 'noteDetail.mutedServer';
}
