import type { CSSProperties } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { MachineText } from '~/lib/shownText';
import { Link } from '~/router/Link';
import styles from './Doughnut.module.css';

/** A part of a {@link Doughnut}. */
export interface Slice {
  readonly name: string;
  readonly value: number;
  /** A color of CSS; by default, one by its place. */
  readonly color?: string | undefined;
  /** Where its name leads. */
  readonly to?: MachineText | null;
}

interface DoughnutProps {
  /** The accessible name. */
  label: string;
  /** The largest first. */
  slices: readonly Slice[];
}

/** The colors of slices without one, by their places. */
const COLORS = ['linkText', 'hashtagText', 'renoteText', 'accentText', 'errorText', 'mutedText'] as const;

/** The length of the whole ring in its own units. */
const WHOLE = 100;

/** Parts of a whole as a ring. The list beside it says the same in words and numbers. */
export function Doughnut({ label, slices }: DoughnutProps) {
  const i18n = useI18n();
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const parts = slices
    .filter(({ value }) => value > 0)
    .map((slice, index, all) => ({
      ...slice,
      share: slice.value / whole,
      before: all.slice(0, index).reduce((sum, { value }) => sum + value, 0) / whole,
      style: { '--slice': slice.color ?? `var(--${COLORS[index % COLORS.length]!})` } as CSSProperties,
    }));
  return (
    <figure className={styles.doughnut} aria-label={label}>
      <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden>
        {parts.map(({ name, share, before, style }) => (
          <circle
            key={name}
            className={styles.slice}
            cx="18"
            cy="18"
            r="13"
            pathLength={WHOLE}
            strokeDasharray={`${gapped(share, parts.length)} ${WHOLE}`}
            strokeDashoffset={-before * WHOLE}
            style={style}
          />
        ))}
      </svg>
      <ul className={styles.legend}>
        {parts.map(({ name, value, share, to, style }) => (
          <li key={name} className={styles.part}>
            <span className={styles.key} style={style} aria-hidden />
            <bdi className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</bdi>
            <span className={styles.value}>
              {i18n.number(value)} <span className={styles.share}>{i18n.percent(share)}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** How long a slice is drawn: a little less, so that slices of similar colors are apart. */
const gapped = (share: number, count: number): number => Math.max(0.5, share * WHOLE - (count > 1 ? 0.8 : 0));
