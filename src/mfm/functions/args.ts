import type { MfmFn } from 'mfm-js';

/** Arguments as the parser gives them: text, or true for a name alone. */
export type FnArgs = Readonly<MfmFn['props']['args']>;

/** What the view of one function receives. */
export interface FnProps {
  readonly node: MfmFn;
  readonly args: FnArgs;
  /** The views of the nodes inside it. */
  readonly children: React.ReactNode;
}

/** Whether a name is among the arguments, with or without a value. */
export function hasArg(args: FnArgs, name: string): boolean {
  return Object.hasOwn(args, name) && args[name] !== undefined;
}

/** The text of an argument; null where there is none. */
export function textArg(args: FnArgs, name: string): string | null {
  const value = Object.hasOwn(args, name) ? args[name] : undefined;
  return typeof value === 'string' ? value : null;
}

/** A number within its limits (each included); what is no number counts as absent. */
export function numberArg(args: FnArgs, name: string, fallback: number, [least, most]: readonly [number, number]): number {
  const value = Number.parseFloat(textArg(args, name) ?? '');
  return Number.isNaN(value) ? fallback : Math.min(Math.max(value, least), most);
}

/** What comes back more than three times a second can cause seizures (WCAG 2.3.1); s. */
const SHORTEST_S = 0.34;
/** Nobody waits for longer; s. */
const LONGEST_S = 3600;

/** A CSS duration: digits and dots followed by `s` (reference/mfm.md section 4). `least` in seconds. */
export function durationArg(args: FnArgs, name: string, fallback: string, least = SHORTEST_S): string {
  const text = textArg(args, name) ?? '';
  const seconds = /^[\d.]+s$/.test(text) ? Number(text.slice(0, -1)) : Number.NaN;
  return Number.isNaN(seconds) ? fallback : `${Math.min(Math.max(seconds, least), LONGEST_S)}s`;
}

/** A CSS colour of three to six hexadecimal digits; null where the argument is none (spec section 5). */
export function colorArg(args: FnArgs, name = 'color'): string | null {
  const digits = textArg(args, name);
  return digits !== null && /^[\da-f]{3,6}$/i.test(digits) ? `#${digits}` : null;
}
