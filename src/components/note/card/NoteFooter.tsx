import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { canRenote } from '~/services/noteFacts';
import { reactionLabel } from '~/services/reactions';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/stores/context';
import { NoteActionButton } from './NoteActionButton';
import type { NoteCommands } from '~/components/note/menu/NoteCommands';
import styles from './NoteFooter.module.css';

interface NoteFooterProps {
  note: Note;
  commands: NoteCommands;
}

/** The buttons under a note: reply, renote, react, clip where the setting says so, more (reference/note.md section 8). */
export const NoteFooter = observer(function NoteFooter({ note, commands }: NoteFooterProps) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { settings } = useStores();
  const isRenotable = canRenote(note, me);
  const isReacted = Boolean(note.myReaction);
  const likesOnly = note.reactionAcceptance === 'likeOnly';
  return (
    <footer className={styles.footer} data-hover-only={settings.get('showNoteActionsOnlyHover') || undefined}>
      <NoteActionButton
        action="reply"
        icon="reply"
        count={note.repliesCount}
        description={t('note.repliesCount', { n: note.repliesCount })}
        onAct={() => void commands.reply()}
      />
      <NoteActionButton
        action="renote"
        icon={isRenotable ? 'renote' : 'ban'}
        count={note.renoteCount}
        description={isRenotable ? t('note.renoteCount', { n: note.renoteCount }) : t('note.cannotRenote')}
        isDisabled={!isRenotable}
        popup="menu"
        hoverRenotes={note.renoteCount > 0 ? note.id : undefined}
        onAct={(button) => void commands.openRenoteMenu(button)}
      />
      <NoteActionButton
        action="react"
        icon={isReacted ? 'minus' : likesOnly ? 'heart' : 'plus'}
        description={isReacted ? t('note.reactedWith', { reaction: reactionLabel(note.myReaction ?? '') }) : undefined}
        isPressed={isReacted}
        popup={isReacted || likesOnly ? undefined : 'dialog'}
        onAct={(button) => void commands.toggleReacted(button)}
      />
      {settings.get('showClipButtonInNoteFooter') && (
        <NoteActionButton action="clip" icon="paperclip" popup="menu" onAct={(button) => void commands.openClipMenu(button)} />
      )}
      <NoteActionButton action="more" icon="dots" popup="menu" onAct={(button) => void commands.openMenu(button)} />
    </footer>
  );
});
