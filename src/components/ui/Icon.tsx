import type { CSSProperties } from 'react';
import { iconPaths, type IconName } from '~/lib/iconPaths';
import laterIcons from '~/lib/laterIcons.svg';
import styles from './Icon.module.css';

export type { IconName } from '~/lib/iconPaths';

interface IconProps {
  name: IconName;
  /** CSS length; follows the text by default. */
  size?: string;
  /** Only for an icon that says something no text beside it says. */
  label?: string;
  className?: string;
}

/**
 * A picture for the eye; hidden from screen readers unless it has a label. How it is drawn stands in its styles: a row
 * has half a dozen icons, and as attributes that would be most of what is written into the page for it.
 */
export function Icon({ name, size, label, className }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      style={size === undefined ? undefined : ({ '--icon-size': size } as CSSProperties)}
      viewBox="0 0 24 24"
      {...naming}
    >
      {isAtHand(name) ? <path d={iconPaths[name]} /> : <use href={`${laterIcons}#${name}`} />}
    </svg>
  );
}

const isAtHand = (name: IconName): name is keyof typeof iconPaths => name in iconPaths;
