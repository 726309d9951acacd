import type { ComponentType } from 'react';
import type { NodeProps } from '../nodes/props';
import { WrittenFn } from '../nodes/WrittenFn';
import { type FnProps, hasArg, type FnArgs, numberArg } from './args';
import type { MarkupFunctionName } from './catalog';
import { Blur } from './Blur';
import { Border } from './Border';
import { Bg, Fg } from './Color';
import { Moving } from './Moving';
import { Position } from './Position';
import { Rainbow } from './Rainbow';
import { Ruby } from './Ruby';
import { Scale } from './Scale';
import { Size } from './Size';
import { Sparkle } from './Sparkle';
import { Spin } from './Spin';
import { Tada } from './Tada';
import { UnixTime } from './UnixTime';
import styles from './effects.module.css';

/** The view of each function; related functions share one. */
const effects: Readonly<Record<MarkupFunctionName, ComponentType<FnProps>>> = {
  tada: Tada,
  jelly: Moving,
  twitch: Moving,
  shake: Moving,
  jump: Moving,
  bounce: Moving,
  spin: Spin,
  flip: Flip,
  x2: Size,
  x3: Size,
  x4: Size,
  scale: Scale,
  position: Position,
  fg: Fg,
  bg: Bg,
  border: Border,
  font: Font,
  blur: Blur,
  rainbow: Rainbow,
  sparkle: Sparkle,
  rotate: Rotate,
  ruby: Ruby,
  unixtime: UnixTime,
};

/** A function with its effect. A function without one, such as `clickable`, is its content. */
export function Effect({ node, children }: NodeProps<'fn'>) {
  const { name, args } = node.props;
  if (name === 'clickable') return children;
  const View = Object.hasOwn(effects, name) ? effects[name as MarkupFunctionName] : undefined;
  if (!View) return <WrittenFn name={name}>{children}</WrittenFn>;
  return (
    <View node={node} args={args}>
      {children}
    </View>
  );
}

/** Mirrored content: horizontally by default, vertically with `v`, both ways with `h` and `v`. */
function Flip({ args, children }: FnProps) {
  return (
    <span className={styles.box} style={{ transform: mirror(args) }} data-fn="flip">
      {children}
    </span>
  );
}

function mirror(args: FnArgs): string {
  if (!hasArg(args, 'v')) return 'scaleX(-1)';
  return hasArg(args, 'h') ? 'scale(-1, -1)' : 'scaleY(-1)';
}

/** The generic font families that the markup knows. */
const families = ['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'] as const;

/** Browsers use a smaller default size for `monospace` alone; naming it twice keeps the surrounding size. */
const MONOSPACE = 'monospace, monospace';

/** Text in another font; plain source when no known family is named. */
function Font({ args, children }: FnProps) {
  const family = families.find((name) => hasArg(args, name));
  if (!family) return <WrittenFn name="font">{children}</WrittenFn>;
  return (
    <span className={styles.box} style={{ fontFamily: family === 'monospace' ? MONOSPACE : family }} data-fn="font">
      {children}
    </span>
  );
}

/** Content rotated around its center, by 90 degrees by default. */
function Rotate({ args, children }: FnProps) {
  const degrees = numberArg(args, 'deg', 90, [-1e9, 1e9]) % 360;
  return (
    <span className={styles.rotated} style={{ transform: `rotate(${degrees}deg)` }} data-fn="rotate">
      {children}
    </span>
  );
}
