import { useId, type ReactNode } from 'react';
import { RowCard } from '~/components/ui/Rows';
import styles from './SettingsSection.module.css';

/** The content of a settings page: sections below each other, narrow enough to read. */
export function SettingsBody({ isWide, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.body} data-wide={isWide}>
      {children}
    </div>
  );
}

interface SettingsSectionProps {
  title: ReactNode;
  help?: string;
  /** At the end of the heading, such as a button that resets the section. */
  action?: ReactNode;
  /** Whether the content has a surface of its own, or several. */
  isBare?: boolean;
  children: ReactNode;
}

/** A part of a settings page: a heading above a card of rows. */
export function SettingsSection({ title, help, action, isBare = false, children }: SettingsSectionProps) {
  const id = useId();
  return (
    // Takes the focus of a button that goes away.
    <section className={styles.section} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {action}
      </div>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {isBare ? children : <RowCard>{children}</RowCard>}
    </section>
  );
}

/** Words between or inside cards. */
export function SettingsText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
