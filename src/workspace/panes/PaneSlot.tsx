import { useLayoutEffect, useRef } from 'react';
import type { LivePane } from './LivePane';
import styles from './PaneSlot.module.css';

/** The place that a frame gives to a pane. */
export function PaneSlot({ pane }: { pane: LivePane }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => pane.standIn(slot.current!), [pane]);
  return <div className={styles.slot} ref={slot} />;
}
