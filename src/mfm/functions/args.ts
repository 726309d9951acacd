import type { MfmFn } from 'mfm-js';

/** Arguments from the parser: text, or true for a name without a value. */
export type FnArgs = Readonly<MfmFn['props']['args']>;

/** Props of the view of one function. */
export interface FnProps {
  readonly node: MfmFn;
  readonly args: FnArgs;
  /** The views of its child nodes. */
  readonly children: React.ReactNode;
}

/** Returns whether a name is among the arguments, with or without a value. */
export function hasArg(args: FnArgs, name: string): boolean {
  return Object.hasOwn(args, name) && args[name] !== undefined;
}

/** Returns the text of an argument; null when there is none. */
export function textArg(args: FnArgs, name: string): string | null {
  const value = Object.hasOwn(args, name) ? args[name] : undefined;
  return typeof value === 'string' ? value : null;
}

/** Returns a number clamped to its limits. An invalid number counts as absent. */
export function numberArg(args: FnArgs, name: string, fallback: number, [least, most]: readonly [number, number]): number {
  const value = Number.parseFloat(textArg(args, name) ?? '');
  return Number.isNaN(value) ? fallback : Math.min(Math.max(value, least), most);
}

/** The shortest cycle, in s. Flashing more than three times a second can cause seizures (WCAG 2.3.1). */
const SHORTEST_S = 0.34;
/** The longest cycle, in s. */
const LONGEST_S = 3600;

/** Returns a CSS duration from digits and dots followed by `s`. `least` is in seconds. */
export function durationArg(args: FnArgs, name: string, fallback: string, least = SHORTEST_S): string {
  const text = textArg(args, name) ?? '';
  const seconds = /^[\d.]+s$/.test(text) ? Number(text.slice(0, -1)) : Number.NaN;
  return Number.isNaN(seconds) ? fallback : `${Math.min(Math.max(seconds, least), LONGEST_S)}s`;
}

/** Returns a CSS color from three to six hexadecimal digits; null for anything else. */
export function colorArg(args: FnArgs, name = 'color'): string | null {
  const digits = textArg(args, name);
  return digits !== null && /^[\da-f]{3,6}$/i.test(digits) ? `#${digits}` : null;
}
