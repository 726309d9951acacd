import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Spinner';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'plain' | 'danger' | 'gradient' | 'ghost';
  icon?: IconName;
  /** An action of the button is still running: the button stays focusable but does nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a text. */
export function Button({ variant = 'plain', icon, busy = false, type = 'button', className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
