import type { ReactNode } from 'react';
import styles from './PageStack.module.css';

interface PageStackProps {
  /** The largest width in pixels. */
  width?: number;
  /** Whether the parts are a list of cards, which stand closer together. */
  isDense?: boolean;
  children: ReactNode;
}

/** The parts of a page below each other, in the middle of a wide pane. */
export function PageStack({ width = 800, isDense = false, children }: PageStackProps) {
  return (
    <div className={styles.stack} style={{ maxInlineSize: width }} data-dense={isDense}>
      {children}
    </div>
  );
}
