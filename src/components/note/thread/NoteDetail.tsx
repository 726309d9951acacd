import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { Icon } from '~/components/ui/Icon';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { BadgeRoles } from '~/components/user/BadgeRoles';
import { plainName } from '~/components/user/plainName';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/stores/context';
import { InstanceTicker } from '~/components/instance/InstanceTicker';
import { MutedLine } from '~/components/note/card/MutedLine';
import { NoteBody } from '~/components/note/card/NoteBody';
import { NoteChannel } from '~/components/note/card/NoteChannel';
import styles from './NoteDetail.module.css';
import { NoteFooter } from '~/components/note/card/NoteFooter';
import { handleNoteKey } from '~/components/note/menu/noteKeys';
import { NoteReactions } from '~/components/note/card/NoteReactions';
import { NoteRenoteBar } from '~/components/note/card/NoteRenoteBar';
import { NoteTime } from '~/components/note/card/NoteTime';
import { NoteVisibility } from '~/components/note/card/NoteVisibility';
import { useContextMenu } from '~/components/note/menu/useContextMenu';
import { useNoteCapture } from '~/components/note/card/useNoteCapture';
import { useNoteCommands } from '~/components/note/menu/useNoteCommands';
import { useNoteView } from '~/components/note/card/useNoteView';

interface NoteDetailProps {
  /** The note whose body is shown. */
  noteId: string;
  /** The renote around it, or the note itself. */
  outerId: string;
}

/** One note at full length: nothing folded but a long warning, all reactions, the date written out (reference/note.md section 9). */
export const NoteDetail = observer(function NoteDetail({ noteId, outerId }: NoteDetailProps) {
  const { notes, users, mutes } = useAccount();
  const { t } = useI18n();
  const view = useNoteView(noteId);
  const commands = useNoteCommands(noteId, outerId, view);
  const handleContextMenu = useContextMenu(commands);
  const ids = useId();
  const note = notes.get(noteId);
  const outer = noteId === outerId ? undefined : notes.get(outerId);
  const author = note && users.get(note.userId);
  useNoteCapture(note?.id);
  useNoteCapture(outer?.id);
  if (!note || !author) return null;
  // The reader asked for this very note: words of others in it are no reason.
  const isMuted = mutes.rules?.folds(note) && !view.state.isUnmuted;
  const nameId = `${ids}name`;
  const textId = `${ids}text`;
  const remote = author.host === null ? null : (note.url ?? note.uri);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the feed pattern: an article takes the focus, and its keys are shortcuts for the buttons in it
    <article
      className={styles.detail}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- articles of a feed take the focus
      tabIndex={0}
      aria-labelledby={isMuted ? undefined : nameId}
      aria-label={isMuted ? plainName(author) : undefined}
      aria-describedby={isMuted ? undefined : textId}
      data-note={note.id}
      onKeyDown={(event) => handleNoteKey(event, commands)}
      onContextMenu={handleContextMenu}
    >
      {isMuted ? (
        <MutedLine reason="note.mutedByWord" author={author} onShow={() => view.update({ isUnmuted: true })} />
      ) : (
        <>
          {remote && (
            <p className={styles.caution}>
              <Icon name="warning" />
              <span>{t('note.remoteCaution')}</span>
              <ExternalLink href={remote}>{t('noteMenu.showOnRemote')}</ExternalLink>
            </p>
          )}
          {outer && <NoteRenoteBar renote={outer} commands={commands} id={`${ids}bar`} />}
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
                commands={commands}
                textId={textId}
                unfolded
                afterText={note.renoteId && <span className={styles.quotes}>{t('note.quotes')}</span>}
              />
            </div>
            {note.channel && <NoteChannel channel={note.channel} />}
            <p className={styles.time}>
              <NoteTime note={note} detail />
            </p>
            <NoteReactions key={note.id} note={note} author={author} commands={commands} max={Number.POSITIVE_INFINITY} />
            <NoteFooter note={note} commands={commands} />
          </div>
        </>
      )}
    </article>
  );
});
