import { memo } from 'react';
import { Avatar } from '~/components/user/Avatar';
import type { Note, User } from '~/services/records';
import { ChannelBar } from './ChannelBar';
import { InstanceTicker } from '~/components/instance/InstanceTicker';
import { NoteBody } from './NoteBody';
import styles from './NoteMain.module.css';
import { NoteChannel } from './NoteChannel';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { NoteCounts } from './NoteCounts';
import { NoteFooter } from './NoteFooter';
import { NoteHeader } from './NoteHeader';
import { NoteReactions } from './NoteReactions';
import { WaitingMark } from './WaitingMark';
import type { NoteView } from '~/stores/noteViews/NoteView';

interface NoteMainProps {
  note: Note;
  author: User;
  view: NoteView;
  target: NoteTarget;
  nameId: string;
  textId: string;
}

/** The note itself: avatar, header, body, reactions, buttons. */
export const NoteMain = memo(function NoteMain({ note, author, view, target, nameId, textId }: NoteMainProps) {
  return (
    <div className={styles.note}>
      <ChannelBar note={note} />
      <div className={styles.avatar}>
        <Avatar user={author} link />
      </div>
      <div className={styles.main}>
        <NoteHeader note={note} author={author} nameId={nameId} />
        <InstanceTicker author={author} />
        <NoteBody note={note} author={author} view={view} target={target} textId={textId} />
        {note.channel && <NoteChannel channel={note.channel} />}
        <div className={styles.foot}>
          <NoteReactions key={note.id} note={note} author={author} target={target} />
          <NoteCounts note={note} />
          <WaitingMark noteId={note.id} />
        </div>
        <NoteFooter note={note} target={target} />
      </div>
    </div>
  );
});
