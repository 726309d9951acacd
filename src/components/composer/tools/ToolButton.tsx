import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '~/components/ui/Icon';
import styles from './Tools.module.css';

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The word beside the icon, or below it where there is less room. */
  word: string;
  /** The accessible name and the tooltip, if the word alone says too little. It contains the word. */
  label?: string;
  /** Makes it a toggle button. */
  pressed?: boolean;
  /** Whether the note has what it adds. */
  isUsed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the composer with an icon and a word. */
export function ToolButton({ icon, word, label, pressed, isUsed = pressed, className = '', ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`${styles.tool} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      data-used={isUsed || undefined}
      data-tooltip={label}
    >
      <Icon name={icon} />
      <span className={styles.word}>{word}</span>
    </button>
  );
}
