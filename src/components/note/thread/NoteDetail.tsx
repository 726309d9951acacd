import { observer } from 'mobx-react-lite';
import { InstanceTicker } from '~/components/instance/InstanceTicker';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { Icon } from '~/components/ui/Icon';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { BadgeRoles } from '~/components/user/BadgeRoles';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { NoteArticle } from '../card/NoteArticle';
import { NoteBody } from '../card/NoteBody';
import { NoteChannel } from '../card/NoteChannel';
import { NoteFooter } from '../card/NoteFooter';
import { NoteReactions } from '../card/NoteReactions';
import { WaitingMark } from '../card/WaitingMark';
import { NoteRenoteBar } from '../card/NoteRenoteBar';
import { NoteTime } from '../card/NoteTime';
import { NoteVisibility } from '../card/NoteVisibility';
import { useNoteArticle } from '../card/useNoteArticle';
import styles from './NoteDetail.module.css';

interface NoteDetailProps {
  /** The id of the note whose body is shown. */
  noteId: string;
  /** The id of the renote around it, or of the note itself. */
  outerId: string;
}

/** One note at full length: only a long warning is folded, all reactions are shown, and the date is complete. */
export const NoteDetail = observer(function NoteDetail({ noteId, outerId }: NoteDetailProps) {
  const { rules } = useAccount().mutes;
  const { t } = useI18n();
  const shown = useNoteArticle(noteId, outerId);
  if (!shown) return null;
  const { note, author, renote, target, view, nameId, textId, barId } = shown;
  // The reader opened this note, so muted words in the notes that it replies to or quotes do not hide it.
  const muteReason = rules?.folds(note) ? 'note.mutedByWord' : undefined;
  const remote = author.host === null ? null : (note.url ?? note.uri);
  return (
    <NoteArticle shown={shown} muteReason={muteReason}>
      {remote && (
        <p className={styles.caution}>
          <Icon name="alertTriangle" />
          <span>{t('noteDetail.remoteCaution')}</span>
          <ExternalLink href={remote}>{t('noteMenu.showOnRemote')}</ExternalLink>
        </p>
      )}
      {renote && <NoteRenoteBar renote={renote} target={target} id={barId} />}
      <div className={styles.note}>
        <header className={styles.header}>
          <Avatar user={author} link indicator />
          <div className={styles.names}>
            <div className={styles.name}>
              <UserLink user={author} id={nameId} />
              {author.isBot && <span className={styles.bot}>{t('note.bot')}</span>}
              <BadgeRoles roles={author.badgeRoles} />
            </div>
            <div className={styles.acct}>
              <Acct user={author} detail />
            </div>
            <InstanceTicker author={author} />
          </div>
          <div className={styles.marks}>
            <NoteVisibility note={note} />
          </div>
        </header>
        <div className={styles.body}>
          <NoteBody
            note={note}
            author={author}
            view={view}
            target={target}
            textId={textId}
            unfolded
            afterText={note.renoteId && <span className={styles.quotes}>{t('noteDetail.quotes')}</span>}
          />
        </div>
        {note.channel && <NoteChannel channel={note.channel} />}
        <p className={styles.time}>
          <NoteTime note={note} detail />
        </p>
        <NoteReactions key={note.id} note={note} author={author} target={target} max={Number.POSITIVE_INFINITY} />
        <WaitingMark noteId={note.id} />
        <NoteFooter note={note} target={target} />
      </div>
    </NoteArticle>
  );
});
