import { icons } from './icons';

/** Names of the icons in `icons.ts`. */
export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** CSS length or px; follows the text by default. */
  size?: number | string;
  /** Only for an icon that says something no text beside it says. */
  label?: string;
  className?: string;
}

/** A picture for the eye; hidden from screen readers unless it has a label. */
export function Icon({ name, size = '1.25em', label, className }: IconProps) {
  const Picture = icons[name];
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return <Picture size={size} className={className} focusable={false} {...naming} />;
}
