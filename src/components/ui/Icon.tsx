import { iconPaths, type IconName } from '~/lib/iconPaths';
import laterIcons from '~/lib/laterIcons.svg';

export type { IconName } from '~/lib/iconPaths';

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
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
      {...naming}
    >
      {isAtHand(name) ? <path d={iconPaths[name]} /> : <use href={`${laterIcons}#${name}`} />}
    </svg>
  );
}

const isAtHand = (name: IconName): name is keyof typeof iconPaths => name in iconPaths;
