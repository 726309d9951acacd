import type { ReactNode } from 'react';
import { useMfmContext } from './MfmContext';
import styles from './nodes/nodes.module.css';

/** Makes an emoji a button when the text has an action for it. */
export function Pressable({ emoji, children }: { emoji: string; children: ReactNode }) {
  const { onEmoji } = useMfmContext();
  if (!onEmoji) return children;
  return (
    <button type="button" className={styles.pressable} aria-label={emoji} onClick={(event) => onEmoji(emoji, event.currentTarget)}>
      {children}
    </button>
  );
}
