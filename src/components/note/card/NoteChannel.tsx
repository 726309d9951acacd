import { Icon } from '~/components/ui/Icon';
import type { Note } from '~/services/records';
import styles from './NoteChannel.module.css';

interface NoteChannelProps {
  channel: NonNullable<Note['channel']>;
}

/** The channel of a note. It is not a link, because channels have no pages yet. */
export function NoteChannel({ channel }: NoteChannelProps) {
  return (
    <p className={styles.channel}>
      <Icon name="channel" /> {channel.name}
    </p>
  );
}
