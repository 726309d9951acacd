import type { CSSProperties } from 'react';
import { colorArg, hasArg, numberArg, textArg, type FnArgs, type FnProps } from './args';
import styles from './effects.module.css';

type Line = 'hidden' | 'dotted' | 'dashed' | 'solid' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset';

/** Line styles that a border may have. */
const lines: ReadonlySet<string> = new Set<Line>(['hidden', 'dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset']);

/** The largest width of a border, in px: a border takes up space. */
const WIDEST = 32;
/** The largest radius, in px. */
const ROUNDEST = 1000;

/** A border that clips its content unless `noclip` is given. */
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
