/** How a function is offered to writers. */
export interface MarkupFunction {
  /** Its arguments as they are written; those that end with `=` need a value. */
  readonly args: readonly string[];
  /** The arguments that it is inserted with, if it does nothing without any. */
  readonly start?: string;
  /** A content that shows its effect; `🍮` by default. */
  readonly sample?: string;
}

const MOVING: MarkupFunction = { args: ['speed=', 'delay='] };

const BORDERS = ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'inset', 'outset', 'hidden'].map((style) => `style=${style}`);

/** The functions of the markup, in the order in which they are offered. */
export const markupFunctions = {
  tada: MOVING,
  jelly: MOVING,
  twitch: MOVING,
  shake: MOVING,
  spin: { args: ['speed=', 'delay=', 'left', 'alternate', 'x', 'y'] },
  jump: MOVING,
  bounce: MOVING,
  flip: { args: ['h', 'v'] },
  x2: { args: [] },
  x3: { args: [] },
  x4: { args: [] },
  scale: { args: ['x=', 'y='], start: 'x=2' },
  position: { args: ['x=', 'y='], start: 'x=1' },
  fg: { args: ['color='], sample: 'ABC' },
  bg: { args: ['color='], sample: 'ABC' },
  border: { args: ['width=', 'color=', 'radius=', 'noclip', ...BORDERS], sample: 'ABC' },
  font: { args: ['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'], start: 'serif', sample: 'ABC' },
  blur: { args: [], sample: 'ABC' },
  rainbow: { args: ['speed=', 'delay='], sample: 'ABC' },
  sparkle: { args: [], sample: 'ABC' },
  rotate: { args: ['deg='] },
  ruby: { args: [], sample: 'ABC abc' },
  unixtime: { args: [], sample: '0' },
} as const satisfies Readonly<Record<string, MarkupFunction>>;

/** The name of a function that is offered. */
export type MarkupFunctionName = keyof typeof markupFunctions;

/** The names of all functions that are offered. */
export const markupFunctionNames = Object.keys(markupFunctions) as readonly MarkupFunctionName[];

/** The function with a name; undefined if it is not offered. */
export const markupFunction = (name: string): MarkupFunction | undefined =>
  Object.hasOwn(markupFunctions, name) ? markupFunctions[name as MarkupFunctionName] : undefined;

/** Returns the markup that opens a function, such as `$[font.serif `; `]` closes it. */
export function openFunction(name: MarkupFunctionName): string {
  const { start }: MarkupFunction = markupFunctions[name];
  return `$[${name}${start === undefined ? '' : `.${start}`} `;
}
