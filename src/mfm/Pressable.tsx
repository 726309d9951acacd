import type { ReactNode } from 'react';
import { useMfmSurroundings } from './MfmContext';
import styles from './nodes/nodes.module.css';

/** Makes an emoji a button where the text offers something to do with it. */
export function Pressable({ emoji, children }: { emoji: string; children: ReactNode }) {
  const { onEmoji } = useMfmSurroundings();
  if (!onEmoji) return children;
  return (
    <button type="button" className={styles.pressable} aria-label={emoji} onClick={(event) => onEmoji(emoji, event.currentTarget)}>
      {children}
    </button>
  );
}
