import { useId, type ReactNode } from 'react';
import formStyles from './SettingsForm.module.css';
import styles from './SettingsSection.module.css';

/** The content of a settings page: sections below each other, narrow enough to read. */
export function SettingsBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

interface SettingsSectionProps {
  title: string;
  help?: string;
  children: ReactNode;
}

/** A part of a settings page with a heading. */
export function SettingsSection({ title, help, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={formStyles.section} aria-labelledby={id}>
      <h2 id={id} className={formStyles.heading}>
        {title}
      </h2>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  );
}
