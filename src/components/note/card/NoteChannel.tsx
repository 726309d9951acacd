import { Icon } from '~/components/ui/Icon';
import type { Note } from '~/services/records';
import styles from './NoteChannel.module.css';

interface NoteChannelProps {
  channel: NonNullable<Note['channel']>;
}

/** The channel that a note was written in. It leads nowhere: channels have no pages in this product (spec section 2). */
export function NoteChannel({ channel }: NoteChannelProps) {
  return (
    <p className={styles.channel}>
      <Icon name="channel" /> {channel.name}
    </p>
  );
}
