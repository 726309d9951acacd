import { lazy, Suspense, type CSSProperties } from 'react';
import styles from './NotePoll.module.css';
import type { PollViewProps } from './PollView';

// Most timelines begin without one.
const PollView = lazy(async () => ({ default: (await import('./PollView')).PollView }));

/** The poll of a note, with about the place that it takes while its code is on the way. */
export function NotePoll(props: PollViewProps) {
  const choices = { '--choices': props.poll.choices.length } as CSSProperties;
  return (
    <Suspense fallback={<div className={styles.place} style={choices} />}>
      <PollView {...props} />
    </Suspense>
  );
}
