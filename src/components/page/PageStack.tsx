import type { ReactNode } from 'react';
import styles from './PageStack.module.css';

interface PageStackProps {
  /** The largest width in pixels; by default, the measure of content. */
  width?: number;
  /** Whether the parts are a list of cards, which stand closer together. */
  isDense?: boolean;
  children: ReactNode;
}

/** The parts of a page below each other, in the middle of a wide pane. */
export function PageStack({ width, isDense = false, children }: PageStackProps) {
  return (
    <div className={styles.stack} style={width === undefined ? undefined : { maxInlineSize: width }} data-dense={isDense}>
      {children}
    </div>
  );
}
