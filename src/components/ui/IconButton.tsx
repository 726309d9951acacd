import type { ButtonHTMLAttributes, Ref } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The accessible name, also shown as the tooltip. */
  label: string;
  /** Makes it a toggle button. */
  pressed?: boolean;
  /** A count beside the icon; shown if above zero. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon instead of a text. */
export function IconButton({ icon, label, pressed, count = 0, type = 'button', className, ...rest }: IconButtonProps) {
  const i18n = useI18n();
  const counted = count > 0 ? i18n.number(count) : undefined;
  return (
    <button
      {...rest}
      type={type}
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
      aria-label={counted === undefined ? label : i18n.t('ui.labelWithCount', { label, count })}
      aria-pressed={pressed}
      data-tooltip={label}
    >
      <Icon name={icon} />
      {counted !== undefined && (
        <span className={styles.count} aria-hidden>
          {counted}
        </span>
      )}
    </button>
  );
}
