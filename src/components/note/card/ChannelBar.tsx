import type { Note } from '~/services/records';
import styles from './ChannelBar.module.css';
import { channelColor } from './channelColor';

/** The bar in the color of a note's channel, at the start of the positioned element around it. */
export function ChannelBar({ note }: { note: Pick<Note, 'channel'> }) {
  return note.channel && <span className={styles.bar} style={channelColor(note)} data-part="channel-bar" />;
}
