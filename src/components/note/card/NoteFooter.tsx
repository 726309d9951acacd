import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { canRenote } from '~/services/noteFacts';
import { reactionLabel } from '~/services/reactions';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { openCommandMenu } from '../menu/openMenus';
import { chooseReaction, takeReactionBack } from '../menu/reactions';
import { reply } from '../menu/reply';
import { NoteActionButton } from './NoteActionButton';
import styles from './NoteFooter.module.css';

interface NoteFooterProps {
  note: Note;
  target: NoteTarget;
}

/** The buttons under a note: reply, renote, react, clip (setting `showClipButtonInNoteFooter`) and more. */
export const NoteFooter = observer(function NoteFooter({ note, target }: NoteFooterProps) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { settings } = useStores();
  const isRenotable = canRenote(note, me);
  const isReacted = Boolean(note.myReaction);
  const likesOnly = note.reactionAcceptance === 'likeOnly';
  const counted = (key: 'note.repliesCount' | 'note.renoteCount', n: number) => (n > 0 ? t(key, { n }) : undefined);
  const open = (id: 'renote' | 'clip' | 'menu') => (anchor: Element) => void openCommandMenu(target, id, anchor);
  return (
    <footer className={styles.footer} data-hover-only={settings.get('showNoteActionsOnlyHover') || undefined}>
      <NoteActionButton
        action="reply"
        icon="arrowBackUp"
        count={note.repliesCount}
        description={counted('note.repliesCount', note.repliesCount)}
        onAct={() => void reply(target, note)}
      />
      <NoteActionButton
        action="renote"
        icon={isRenotable ? 'repeat' : 'ban'}
        count={note.renoteCount}
        description={isRenotable ? counted('note.renoteCount', note.renoteCount) : t('note.cannotRenote')}
        isDisabled={!isRenotable}
        popup="menu"
        hoverRenotes={note.renoteCount > 0 ? note.id : undefined}
        onAct={open('renote')}
      />
      <NoteActionButton
        action="react"
        icon={isReacted ? 'moodMinus' : likesOnly ? 'heart' : 'moodPlus'}
        description={isReacted ? t('note.reactedWith', { reaction: reactionLabel(note.myReaction ?? '') }) : undefined}
        isPressed={isReacted}
        popup={isReacted || likesOnly ? undefined : 'dialog'}
        onAct={(anchor) => void (isReacted ? takeReactionBack(target) : chooseReaction(target, note, anchor))}
      />
      {settings.get('showClipButtonInNoteFooter') && <NoteActionButton action="clip" icon="paperclip" popup="menu" onAct={open('clip')} />}
      <NoteActionButton action="more" icon="dots" popup="menu" onAct={open('menu')} />
    </footer>
  );
});
