import { HEIGHT_LIMIT, WIDE } from './dashboard';
import type { Options, WidgetRecord } from './document';

/**
 * Widgets as text: for the clipboard, and for files that people keep and give to others. The text contains kinds, places and
 * options. It contains no account, so that it never tells which accounts belong together.
 */

/** A widget without an id, which it gets on the dashboard that takes it. */
export type WidgetInText = Pick<WidgetRecord, 'kind' | 'x' | 'y' | 'w' | 'h' | 'options'>;

/** The widgets and options that this version knows. */
export interface KnownWidgets {
  readonly isKnown: (kind: string) => boolean;
  /** The names of options that are unknown or have an unusable value. */
  readonly wrongOptions: (kind: string, options: Options) => readonly string[];
}

/** The reason why a text is refused as a whole. `at` is the path of the fault, such as `widgets.0.x`. */
export type TextProblem =
  | { readonly reason: 'tooLong' | 'notJson' | 'noDashboard' | 'newer' | 'tooMany' | 'hostile' }
  | { readonly reason: 'unknownWidget'; readonly kind: string }
  | { readonly reason: 'wrongOption'; readonly kind: string; readonly option: string }
  | { readonly reason: 'wrongPlace'; readonly at: string };

/** The result of reading a text. */
export type TextReading =
  | { readonly ok: true; readonly widgets: readonly WidgetInText[] }
  | { readonly ok: false; readonly problem: TextProblem };

const TYPE = 'wisteria-dashboard';
const VERSION = 1;
/** The longest text that is read, in characters. */
const MAX_LENGTH = 200_000;
/** The most widgets in a text. */
const MAX_WIDGETS = 100;
const MAX_ROWS = 1000;
/** Names that change objects themselves. No dashboard contains them. */
const HOSTILE: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Writes widgets as text. */
export function writeDashboardText(widgets: readonly WidgetInText[]): string {
  const written = widgets.map(({ kind, x, y, w, h, options }) => ({ kind, x, y, w, h, options }));
  return `${JSON.stringify({ type: TYPE, version: VERSION, widgets: written }, null, 2)}\n`;
}

/** Reads a text strictly: any fault refuses all of it. */
export function readDashboardText(text: string, known: KnownWidgets): TextReading {
  if (text.length > MAX_LENGTH) return refused({ reason: 'tooLong' });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refused({ reason: 'notJson' });
  }
  if (hasHostileName(data)) return refused({ reason: 'hostile' });
  if (!isRecord(data) || data['type'] !== TYPE || !Array.isArray(data['widgets'])) return refused({ reason: 'noDashboard' });
  if (data['version'] !== VERSION) return refused({ reason: 'newer' });
  const foreign = foreignName(data, ['type', 'version', 'widgets']);
  if (foreign !== undefined) return refused({ reason: 'wrongPlace', at: foreign });
  const all: readonly unknown[] = data['widgets'];
  if (all.length > MAX_WIDGETS) return refused({ reason: 'tooMany' });
  const widgets: WidgetInText[] = [];
  for (const [index, one] of all.entries()) {
    const read = readWidget(one, `widgets.${index}`, known);
    if ('reason' in read) return refused(read);
    widgets.push(read);
  }
  return { ok: true, widgets };
}

const refused = (problem: TextProblem): TextReading => ({ ok: false, problem });

const PARTS = ['kind', 'x', 'y', 'w', 'h', 'options'];

function readWidget(data: unknown, at: string, known: KnownWidgets): WidgetInText | TextProblem {
  if (!isRecord(data)) return { reason: 'wrongPlace', at };
  const foreign = foreignName(data, PARTS);
  if (foreign !== undefined) return { reason: 'wrongPlace', at: `${at}.${foreign}` };
  const { kind, x, y, w, h, options } = data;
  if (typeof kind !== 'string') return { reason: 'wrongPlace', at: `${at}.kind` };
  if (!known.isKnown(kind)) return { reason: 'unknownWidget', kind };
  if (!isWithin(w, 1, WIDE)) return { reason: 'wrongPlace', at: `${at}.w` };
  if (!isWithin(h, 1, HEIGHT_LIMIT)) return { reason: 'wrongPlace', at: `${at}.h` };
  if (!isWithin(x, 0, WIDE - w)) return { reason: 'wrongPlace', at: `${at}.x` };
  if (!isWithin(y, 0, MAX_ROWS)) return { reason: 'wrongPlace', at: `${at}.y` };
  if (!isRecord(options)) return { reason: 'wrongPlace', at: `${at}.options` };
  const [wrong] = known.wrongOptions(kind, options);
  return wrong === undefined ? { kind, x, y, w, h, options } : { reason: 'wrongOption', kind, option: wrong };
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const foreignName = (data: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined =>
  Object.keys(data).find((name) => !names.includes(name));

/** Looks through everything without recursion: the text of a stranger may be nested deeply. */
function hasHostileName(data: unknown): boolean {
  const left: unknown[] = [data];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, value] of Object.entries(one)) {
      if (HOSTILE.has(name)) return true;
      left.push(value);
    }
  }
  return false;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
