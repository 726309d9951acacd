import { DENSITIES, type Density } from '../density';
import { MAIN_PANE } from './document';
import type { DeckPlan, PlannedColumn, PlannedPane } from './deckPlan';

/**
 * A deck as text that people read, send and put into links: a line for each pane with its address, or `main` for the main pane. After
 * the address come a width in px, a density, and `files` for notes with files alone. A line that begins with `+` is below the pane before
 * it, one with `|` is a tab behind it. Lines that begin with `#` are for people.
 */

/** Limits for texts from elsewhere; far more than people open. */
const MAX_LENGTH = 4000;
const MAX_PANES = 30;
const WIDTH = { least: 200, most: 2000 } as const;

const FILES = 'files';

/** The result of reading a text. `line` counts from 1. */
export type DeckReading =
  | { readonly ok: true; readonly plan: DeckPlan }
  | { readonly ok: false; readonly reason: 'empty' | 'tooLong' | 'twice' }
  | { readonly ok: false; readonly reason: 'line'; readonly line: number };

/** Writes a plan as text. */
export function writeDeckText({ columns }: DeckPlan): string {
  return columns.flatMap(({ panes, join, width }) => panes.map((pane, index) => written(pane, index === 0 ? width : join))).join('\n');
}

function written({ href, density, onlyFiles }: PlannedPane, place: number | 'stack' | 'tabs' | undefined): string {
  const mark = place === 'stack' ? '+' : place === 'tabs' ? '|' : undefined;
  return [mark, href, typeof place === 'number' && String(place), density, onlyFiles && FILES].filter(Boolean).join(' ');
}

/** Reads a text strictly: any fault refuses all of it. Whether the addresses exist is not asked. */
export function readDeckText(text: string): DeckReading {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'tooLong' };
  const columns: PlannedColumn[] = [];
  let count = 0;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const read = readLine(line);
    const before = columns.at(-1);
    count += 1;
    if (!read || count > MAX_PANES) return { ok: false, reason: 'line', line: index + 1 };
    const { pane, width, join } = read;
    if (join === undefined) columns.push({ panes: [pane], ...(width !== undefined && { width }) });
    else if (!before || width !== undefined || (before.join !== undefined && before.join !== join))
      return { ok: false, reason: 'line', line: index + 1 };
    else columns[columns.length - 1] = { ...before, panes: [...before.panes, pane], join };
  }
  if (columns.length === 0) return { ok: false, reason: 'empty' };
  const mains = columns.flatMap(({ panes }) => panes).filter(({ href }) => href === MAIN_PANE);
  return mains.length > 1 ? { ok: false, reason: 'twice' } : { ok: true, plan: { columns } };
}

/** An address inside the product. Two slashes at its start would name another host. */
const isPath = (word: string): boolean => /^\/(?![/\\])\S*$/.test(word);

function readLine(line: string) {
  const words = line.split(/\s+/);
  const join = words[0] === '+' ? ('stack' as const) : words[0] === '|' ? ('tabs' as const) : undefined;
  if (join) words.shift();
  const href = words.shift() ?? '';
  if (href !== MAIN_PANE && !isPath(href)) return undefined;
  let width: number | undefined;
  let density: Density | undefined;
  let onlyFiles = false;
  for (const word of words) {
    const named = DENSITIES.find((one) => one === word);
    const isWidth = /^\d{3,4}$/.test(word) && Number(word) >= WIDTH.least && Number(word) <= WIDTH.most;
    if (isWidth && width === undefined) width = Number(word);
    else if (named && !density) density = named;
    else if (word === FILES && !onlyFiles) onlyFiles = true;
    else return undefined;
  }
  const pane: PlannedPane = { href, ...(density && { density }), ...(onlyFiles && { onlyFiles }) };
  return { pane, width, join };
}
