import type { ReactNode } from 'react';
import { usePane } from '~/router/PaneContext';
import styles from './Page.module.css';
import { PageHeading } from './PageHeading';

interface TitleAboveTabsProps {
  title: ReactNode;
  /** The tabs. */
  children: ReactNode;
}

/** A heading with tabs for a page that is about one thing, whose name people want to see. Columns and windows show it themselves. */
export function TitleAboveTabs({ title, children }: TitleAboveTabsProps) {
  if (usePane().frame !== 'main') return children;
  return (
    <div className={styles.titled}>
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  );
}
