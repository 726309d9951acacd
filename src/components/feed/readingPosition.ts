import type { LocalStore } from '~/storage/LocalStore';
import type { TimelinePlace } from '~/stores/timelines/Timeline';
import type { Anchor } from './ScrollAnchor';

/** Where a reader stopped in a list, so that a reload returns to the same row at the same position. */
export interface ReadingPosition {
  readonly anchor: Anchor;
  /**
   * A row somewhat above the anchor. A page that starts below this row contains everything that was on screen. Null
   * near the top.
   */
  readonly aboveId: string | null;
  /** Near the top: a moment just after the first row's date, in ms since the epoch, if it is known. */
  readonly aboveDate: number | null;
  /** The width of the rows that the heights belong to, in px. */
  readonly width: number;
  readonly heights: readonly (readonly [id: string, height: number])[];
}

interface Stored extends ReadingPosition {
  readonly savedAt: number;
}

const PREFIX = 'reading:';
const INDEX = 'reading';

/** How many positions are kept after the tab closes; the least recently used one makes room. */
const KEPT = 30;

/** A position older than this is not restored in a new tab, in ms. */
const EXPIRES_MS = 7 * 24 * 60 * 60 * 1_000;

/** The two stores for positions: one for this tab, which survives a reload, and one for this browser. */
export interface PositionStores {
  readonly tab: LocalStore;
  readonly browser: LocalStore;
  readonly now: number;
}

/** Returns the stored position of a view, if it is recent enough. */
export function readPosition(viewKey: string, { tab, browser, now }: PositionStores): ReadingPosition | null {
  const ofTab = parse(tab.get(PREFIX + viewKey));
  // Null means that this tab was at the top, which is a position too.
  if (ofTab !== undefined) return ofTab;
  const ofBrowser = parse(browser.get(PREFIX + viewKey));
  return ofBrowser && now - ofBrowser.savedAt < EXPIRES_MS ? ofBrowser : null;
}

/** Stores a position; null is the top. */
export function savePosition(viewKey: string, position: ReadingPosition | null, { tab, browser, now }: PositionStores): void {
  const stored: Stored | null = position && { ...position, savedAt: now };
  tab.set(PREFIX + viewKey, JSON.stringify(stored));
  const known = keys(browser).filter((key) => key !== viewKey);
  for (const old of known.splice(KEPT - 1)) browser.remove(PREFIX + old);
  if (stored) browser.set(PREFIX + viewKey, JSON.stringify(stored));
  else browser.remove(PREFIX + viewKey);
  browser.set(INDEX, JSON.stringify(stored ? [viewKey, ...known] : known));
}

/** Returns the start of the notes that show a position; undefined if the newest notes are enough. */
export function placeOf(position: ReadingPosition | null): TimelinePlace | undefined {
  if (!position) return undefined;
  if (position.aboveId !== null) return { untilId: position.aboveId };
  return position.aboveDate === null ? undefined : { untilDate: position.aboveDate };
}

function keys(browser: LocalStore): string[] {
  const list = parseJson(browser.get(INDEX));
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}

/** @returns undefined for missing or invalid text, null for the top */
function parse(text: string | null): Stored | null | undefined {
  if (text === null) return undefined;
  const raw = parseJson(text);
  if (raw === null) return null;
  if (typeof raw !== 'object') return undefined;
  const { anchor, heights, savedAt } = raw as Partial<Stored>;
  const isUsable =
    typeof anchor?.id === 'string' && typeof anchor.delta === 'number' && Array.isArray(heights) && typeof savedAt === 'number';
  return isUsable ? (raw as Stored) : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Users can edit the storage, so invalid text counts as none.
    return undefined;
  }
}
