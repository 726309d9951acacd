import type { CSSProperties } from 'react';
import { iconPaths, type IconName } from '~/generated/iconPaths';
import styles from './Icon.module.css';

export type { IconName } from '~/generated/iconPaths';

/** Icons that point along the line of writing, so they point the other way where it runs from right to left. */
const ALONG_THE_LINE: ReadonlySet<IconName> = new Set([
  'arrowLeft',
  'chevronLeft',
  'chevronRight',
  'login',
  'logout',
  'arrowBackUp',
  'arrowForwardUp',
  'send',
]);

interface IconProps {
  name: IconName;
  /** A CSS length; follows the text size by default. */
  size?: string;
  /** Set only if no text beside the icon says the same. */
  label?: string;
  className?: string;
}

/**
 * An icon, hidden from screen readers unless it has a label. Its stroke comes from CSS: a row has half a dozen icons, and
 * attributes would make up most of their markup.
 */
export function Icon({ name, size, label, className }: IconProps) {
  const isTurned = ALONG_THE_LINE.has(name) || undefined;
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      style={size === undefined ? undefined : ({ '--icon-size': size } as CSSProperties)}
      viewBox="0 0 24 24"
      data-along-line={isTurned}
      {...naming}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
