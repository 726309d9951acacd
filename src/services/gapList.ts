import type { NoteId } from './records';

/*
 * The notes that a timeline knows, and the gaps where notes may be missing. All functions are pure and return the list
 * itself when nothing changes. Ids are compared as text: newer ids sort after older ones.
 */

/** A stretch of the timeline that was never fetched: the notes between `older` and `newer`, both exclusive. */
export interface Gap {
  /** Stays the same while the gap shrinks. */
  readonly id: string;
  /** {@link OPEN_END} when even the newest notes are missing. */
  readonly newer: string;
  readonly older: string;
}

/** The note ids of a timeline and the gaps between them. */
export interface GapList {
  /** Strictly descending, newest first. */
  readonly ids: readonly NoteId[];
  /** Disjoint, newest first. */
  readonly gaps: readonly Gap[];
  /** Everything up to this id is known, except for gaps; '' before the first page. */
  readonly top: string;
  /**
   * Everything from this id on is known, except for gaps; '' when the list reaches the oldest note, null before
   * loading.
   */
  readonly bottom: string | null;
}

/** An upper bound that sorts after all ids. */
export const OPEN_END = '\uffff';

/** The list before anything has been fetched. */
export const unloaded: GapList = { ids: [], gaps: [], top: '', bottom: null };

/** Prefix of gap ids, which stand among note ids in displayed lists. */
const GAP_PREFIX = 'gap:';

/** Whether an entry of a displayed list is a gap. */
export function isGapId(id: string): boolean {
  return id.startsWith(GAP_PREFIX);
}

/** Whether there may be older notes below the list. */
export function hasMore(list: GapList): boolean {
  return list.bottom !== '';
}

/** The list after its first page: the newest notes, or with `isPast` the notes before a moment in the past. */
export function firstPage(ids: readonly NoteId[], isPast = false): GapList {
  const sorted = descending(ids);
  const [top = ''] = sorted;
  const list: GapList = { ids: sorted, gaps: [], top, bottom: sorted.at(-1) ?? '' };
  return isPast ? openGap(list) : list;
}

/**
 * Adds notes that just arrived. Notes that belong in a gap or below the list are skipped; the page that covers them
 * brings them.
 */
export function addLive(list: GapList, ids: readonly NoteId[]): GapList {
  if (list.bottom === null || ids.length === 0) return list;
  const narrowed = closeTop(list, ids);
  const added = ids.filter((id) => id > narrowed.bottom! && !narrowed.gaps.some((gap) => isInside(gap, id)));
  const merged = union(narrowed.ids, added);
  if (merged === list.ids && narrowed === list) return list;
  return { ...narrowed, ids: merged, top: max(narrowed.top, added) };
}

/**
 * Replaces the newest part with the first page as the server has it now: new notes come, and those that are gone from it leave. A list that
 * begins in the past stays.
 */
export function withHead(list: GapList, ids: readonly NoteId[]): GapList {
  const head = descending(ids);
  const lowest = head.at(-1);
  if (list.bottom === null || lowest === undefined || list.gaps[0]?.newer === OPEN_END) return list;
  if (list.ids.length > 0 && lowest > list.top) {
    return { ...list, ids: [...head, ...list.ids], gaps: [makeGap(list.top, lowest), ...list.gaps], top: head[0]! };
  }
  const next = [...head, ...list.ids.filter((id) => id < lowest)];
  if (next.length === list.ids.length && next.every((id, index) => id === list.ids[index])) return list;
  const gaps = list.gaps.flatMap((gap) => (gap.older >= lowest ? [] : { ...gap, newer: gap.newer < lowest ? gap.newer : lowest }));
  return { ids: next, gaps, top: head[0]!, bottom: list.bottom < lowest ? list.bottom : lowest };
}

/** Adds a page of older notes, requested with `untilId: list.bottom`. A page without older notes ends the list. */
export function addOlder(list: GapList, ids: readonly NoteId[]): GapList {
  const { bottom } = list;
  if (bottom === null) return list;
  const older = ids.filter((id) => id < bottom);
  return { ...list, ids: union(list.ids, older), bottom: min(older) ?? '' };
}

/** Adds a page from somewhere below the list; the stretch in between becomes a gap. */
export function addSegment(list: GapList, ids: readonly NoteId[]): GapList {
  const { bottom } = list;
  const newest = max('', ids);
  if (bottom === null || ids.length === 0 || bottom === '') return list;
  if (newest >= bottom) return addOlder(list, ids);
  return {
    ...list,
    ids: union(list.ids, ids),
    gaps: [...list.gaps, makeGap(newest, bottom)],
    bottom: min(ids)!,
  };
}

/**
 * Marks that notes may have been missed: everything newer than the newest known note is a gap until a page covers it.
 */
export function openGap(list: GapList): GapList {
  if (list.bottom === null || list.gaps[0]?.newer === OPEN_END) return list;
  return { ...list, gaps: [makeGap(list.top, OPEN_END), ...list.gaps] };
}

/**
 * Fills a gap with a page requested with `untilId: gap.newer` (no `untilId` for an open end). It comes newest first, so
 * it touches the newer side.
 */
export function fillFromNewer(list: GapList, gapId: string, ids: readonly NoteId[]): GapList {
  return shrink(list, gapId, ids, (gap) => {
    const lowest = min(ids);
    return lowest === undefined ? null : upTo(gap, lowest);
  });
}

/**
 * Fills a gap with a page requested with `sinceId: gap.older`. Servers differ: some return the oldest notes after that
 * id first, others the newest, and then a full page says nothing about the older side.
 * @param ids in the order in which the server returned them
 * @param isFull whether the page has as many notes as were requested
 * @returns the list itself when the page says nothing about the gap, which then has to be filled from the newer side
 */
export function fillFromOlder(list: GapList, gapId: string, ids: readonly NoteId[], isFull: boolean): GapList {
  const isNewestFirst = ids.length > 1 && ids[0]! > ids.at(-1)!;
  return shrink(list, gapId, ids, (gap) => {
    const highest = max('', ids);
    if (ids.length === 0 || (highest >= gap.newer && !(isNewestFirst && isFull))) return null;
    if (isNewestFirst && isFull) return upTo(gap, min(ids)!);
    return highest > gap.older ? { ...gap, older: highest } : gap;
  });
}

/** Keeps the newest `count` notes; the rest can be loaded again. */
export function trim(list: GapList, count: number): GapList {
  const last = list.ids[count - 1];
  if (last === undefined || list.ids.length === count) return list;
  return { ...list, ids: list.ids.slice(0, count), gaps: list.gaps.filter((gap) => gap.older >= last), bottom: last };
}

/** Removes one note, for example one that was taken out of a clip. */
export function without(list: GapList, id: NoteId): GapList {
  return list.ids.includes(id) ? { ...list, ids: list.ids.filter((known) => known !== id) } : list;
}

/**
 * The list as it is displayed: the visible notes, with the id of each gap in its place.
 * @param isShown returns false for the notes and gaps to leave out
 */
export function displayIds(list: GapList, isShown: (id: string) => boolean): readonly string[] {
  const shown: string[] = [];
  let next = 0;
  for (const id of list.ids) {
    while (next < list.gaps.length && list.gaps[next]!.older >= id) push(list.gaps[next++]!.id);
    push(id);
  }
  while (next < list.gaps.length) push(list.gaps[next++]!.id);
  return shown;

  function push(id: string): void {
    if (isShown(id)) shown.push(id);
  }
}

const makeGap = (older: string, newer: string): Gap => ({ id: `${GAP_PREFIX}${older}`, older, newer });

const isInside = ({ older, newer }: Gap, id: string): boolean => older < id && id < newer;

/**
 * The gap after a page that touches its newer side and reaches down to `lowest`. The gap may have shrunk since the
 * request.
 */
function upTo(gap: Gap, lowest: string): Gap | null {
  if (lowest <= gap.older) return null;
  return lowest < gap.newer ? { ...gap, newer: lowest } : gap;
}

/** Narrows an open end when the newest notes arrive again: it now ends at the oldest of them. */
function closeTop(list: GapList, ids: readonly NoteId[]): GapList {
  const [open, ...others] = list.gaps;
  if (open?.newer !== OPEN_END) return list;
  const lowest = min(ids.filter((id) => id > open.older));
  return lowest === undefined ? list : { ...list, gaps: [{ ...open, newer: lowest }, ...others], top: max(list.top, [lowest]) };
}

function shrink(list: GapList, gapId: string, ids: readonly NoteId[], rest: (gap: Gap) => Gap | null): GapList {
  const gap = list.gaps.find(({ id }) => id === gapId);
  if (!gap) return list;
  const inside = ids.filter((id) => isInside(gap, id));
  const left = rest(gap);
  if (left === gap && inside.length === 0) return list;
  const gaps = list.gaps.flatMap((other) => (other !== gap ? other : left && left.older < left.newer ? left : []));
  return { ...list, ids: union(list.ids, inside), gaps, top: max(list.top, inside) };
}

function min(ids: readonly string[]): string | undefined {
  return ids.reduce<string | undefined>((lowest, id) => (lowest === undefined || id < lowest ? id : lowest), undefined);
}

function max(start: string, ids: readonly string[]): string {
  return ids.reduce((highest, id) => (id > highest ? id : highest), start);
}

function descending(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted((a, b) => (a < b ? 1 : -1));
}

/** Merges ids into a descending list; returns the list itself when it already has all of them. */
function union(known: readonly string[], added: readonly string[]): readonly string[] {
  const fresh = descending(added).filter((id) => !includes(known, id));
  if (fresh.length === 0) return known;
  if (known.length === 0 || fresh.at(-1)! > known[0]!) return [...fresh, ...known];
  if (fresh[0]! < known.at(-1)!) return [...known, ...fresh];
  const merged: string[] = [];
  let next = 0;
  for (const id of known) {
    while (next < fresh.length && fresh[next]! > id) merged.push(fresh[next++]!);
    merged.push(id);
  }
  return [...merged, ...fresh.slice(next)];
}

/** Whether a descending list contains an id. */
function includes(list: readonly string[], id: string): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! > id) low = middle + 1;
    else high = middle;
  }
  return list[low] === id;
}
