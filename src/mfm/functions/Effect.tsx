import type { ComponentType } from 'react';
import type { NodeProps } from '../nodes/props';
import { WrittenFn } from '../nodes/WrittenFn';
import type { FnProps } from './args';
import type { MarkupFunctionName } from './catalog';
import { Blur } from './Blur';
import { Border } from './Border';
import { Bg, Fg } from './Color';
import { Flip } from './Flip';
import { Font } from './Font';
import { Moving } from './Moving';
import { Position } from './Position';
import { Rainbow } from './Rainbow';
import { Rotate } from './Rotate';
import { Ruby } from './Ruby';
import { Scale } from './Scale';
import { Size } from './Size';
import { Sparkle } from './Sparkle';
import { Spin } from './Spin';
import { Tada } from './Tada';
import { UnixTime } from './UnixTime';

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
