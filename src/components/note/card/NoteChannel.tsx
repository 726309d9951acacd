import { Icon } from '~/components/ui/Icon';
import { Link } from '~/router/Link';
import type { Note } from '~/services/records';
import styles from './NoteChannel.module.css';

interface NoteChannelProps {
  channel: NonNullable<Note['channel']>;
}

/** The channel of a note, which leads to the channel. The page of a channel hides it. */
export function NoteChannel({ channel }: NoteChannelProps) {
  return (
    <p className={styles.channel}>
      <Link to={`/channels/${channel.id}`}>
        <Icon name="deviceTv" /> {channel.name}
      </Link>
    </p>
  );
}
