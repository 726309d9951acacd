import type { CSSProperties } from 'react';
import { LazyFailure } from '~/components/async/LazyFailure';
import { later } from '~/react/later';
import styles from './NotePoll.module.css';
import type { PollViewProps } from './PollView';

/**
 * The poll of a note. Its code loads late, because most timelines start without a poll; until then a placeholder of about the
 * same height is shown.
 */
export const NotePoll = later<PollViewProps>(async () => (await import('./rareParts')).PollView, {
  waiting: ({ poll }) => <div className={styles.place} style={{ '--choices': poll.choices.length } as CSSProperties} />,
  failed: LazyFailure,
  neededOffline: true,
});
