import type { CSSProperties } from 'react';
import { LateFailure } from '~/components/async/LateFailure';
import { later } from '~/react/later';
import styles from './NotePoll.module.css';
import type { PollViewProps } from './PollView';

/** The poll of a note. Most timelines begin without one; until its code is there it takes about the same place. */
export const NotePoll = later<PollViewProps>(async () => (await import('./PollView')).PollView, {
  waiting: ({ poll }) => <div className={styles.place} style={{ '--choices': poll.choices.length } as CSSProperties} />,
  failed: LateFailure,
});
