import type { CSSProperties } from 'react';
import { colorArg, hasArg, numberArg, textArg, type FnArgs, type FnProps } from './args';
import styles from './effects.module.css';

type Line = 'hidden' | 'dotted' | 'dashed' | 'solid' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset';

/** Kinds of lines (spec section 5). */
const lines: ReadonlySet<string> = new Set<Line>(['hidden', 'dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset']);

/** A frame takes room, so its width has an end; px. */
const WIDEST = 32;
/** px */
const ROUNDEST = 1000;

/** A frame, which cuts off what reaches beyond it unless `noclip` is said. */
export function Border({ args, children }: FnProps) {
  const frame: CSSProperties = {
    borderWidth: numberArg(args, 'width', 1, [0, WIDEST]),
    borderStyle: line(args),
    borderColor: colorArg(args) ?? 'var(--accent)',
    borderRadius: numberArg(args, 'radius', 0, [0, ROUNDEST]),
    overflow: hasArg(args, 'noclip') ? undefined : 'clip',
  };
  return (
    <span className={styles.box} style={frame} data-fn="border">
      {children}
    </span>
  );
}

function line(args: FnArgs): Line {
  const style = textArg(args, 'style');
  return style !== null && lines.has(style) ? (style as Line) : 'solid';
}
