import type { LocalStore } from '~/storage/LocalStore';
import type { TimelinePlace } from '~/stores/timelines/Timeline';
import type { Anchor } from './ScrollAnchor';

/** Where a reader stopped in a list, so that a reload comes back to the same row at the same place. */
export interface ReadingPosition {
  readonly anchor: Anchor;
  /** A row somewhat above the anchor: a page that begins below it shows what was on screen. Null near the top. */
  readonly aboveId: string | null;
  /** Near the top: just after the moment of the first row (ms since the epoch), if it is known. */
  readonly aboveDate: number | null;
  /** Width of the rows that the heights are of; px. */
  readonly width: number;
  readonly heights: readonly (readonly [id: string, height: number])[];
}

interface Stored extends ReadingPosition {
  readonly savedAt: number;
}

const PREFIX = 'reading:';
const INDEX = 'reading';

/** Positions kept over the end of a session; the least recent makes room. */
const KEPT = 30;

/** A place older than this is no place to come back to in a new session; ms. */
const EXPIRES_MS = 7 * 24 * 60 * 60 * 1_000;

/** The two stores that positions are kept in: this tab's, which survives a reload, and this browser's. */
export interface PositionStores {
  readonly tab: LocalStore;
  readonly browser: LocalStore;
  readonly now: number;
}

/** What was kept for a view, if it is still of use. */
export function readPosition(viewKey: string, { tab, browser, now }: PositionStores): ReadingPosition | null {
  const ofTab = parse(tab.get(PREFIX + viewKey));
  // This tab was at the top, which is a place as well.
  if (ofTab !== undefined) return ofTab;
  const ofBrowser = parse(browser.get(PREFIX + viewKey));
  return ofBrowser && now - ofBrowser.savedAt < EXPIRES_MS ? ofBrowser : null;
}

/** Keeps a place; null is the top. */
export function savePosition(viewKey: string, position: ReadingPosition | null, { tab, browser, now }: PositionStores): void {
  const stored: Stored | null = position && { ...position, savedAt: now };
  tab.set(PREFIX + viewKey, JSON.stringify(stored));
  const known = keys(browser).filter((key) => key !== viewKey);
  for (const old of known.splice(KEPT - 1)) browser.remove(PREFIX + old);
  if (stored) browser.set(PREFIX + viewKey, JSON.stringify(stored));
  else browser.remove(PREFIX + viewKey);
  browser.set(INDEX, JSON.stringify(stored ? [viewKey, ...known] : known));
}

/** What a timeline has to load so that a position can be shown; nothing beside the newest notes at the top. */
export function placeOf(position: ReadingPosition | null): TimelinePlace | undefined {
  if (!position) return undefined;
  if (position.aboveId !== null) return { untilId: position.aboveId };
  return position.aboveDate === null ? undefined : { untilDate: position.aboveDate };
}

function keys(browser: LocalStore): string[] {
  const list = parseJson(browser.get(INDEX));
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}

/** @returns undefined for nothing or nonsense, null for the top */
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
    // Storage belongs to the user and may hold anything; an unreadable text is the same as none.
    return undefined;
  }
}
