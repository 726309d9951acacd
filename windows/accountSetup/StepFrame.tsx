import type { ReactNode } from 'react';
import styles from './AccountSetupWindow.module.css';

interface StepFrameProps {
  title: string;
  text?: string;
  buttons?: ReactNode;
  children?: ReactNode;
}

/** A step: a heading that gets the focus, what the step is for, its content, and its buttons at the bottom. */
export function StepFrame({ title, text, buttons, children }: StepFrameProps) {
  return (
    <section className={styles.step}>
      <h3 className={styles.heading} tabIndex={-1}>
        {title}
      </h3>
      {text !== undefined && <p>{text}</p>}
      {children}
      {buttons !== undefined && <div className={styles.buttons}>{buttons}</div>}
    </section>
  );
}
