import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { successorsOf } from '~/lib/successors';
import { usesKeysItself } from '~/lib/keys';
import { useStores } from '~/react/context';
import { indexBeside, type TilePlace } from './tileGeometry';

/** Keys of the feed pattern, which work anywhere in an article. */
const FEED_STEPS: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** The layout of the list. */
interface Layout {
  readonly columns: number;
  /** Scrolls until a row is visible. */
  readonly reveal: (row: number) => void;
}

/** The focus in a list of tiles. */
export interface TileFocus {
  /** The index of the last focused tile; -1 for none. It stays mounted, because its focus would be lost otherwise. */
  readonly index: number;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Sets the layout of the list. Called after each render. */
  readonly setLayout: (layout: Layout) => void;
}

const idOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tile-id]')?.dataset.tileId : undefined;

/**
 * Moves the focus between tiles, most of which are not mounted, and keeps it when its tile is removed.
 * @param onExtend called when Shift with a key moves the focus; without it, Shift does not
 */
export function useTileFocus(list: HTMLElement | null, ids: readonly string[], onExtend?: (from: string, to: string) => void): TileFocus {
  const { focus } = useStores();
  const [heldId, setHeldId] = useState<string | null>(null);
  const layout = useRef<Layout>({ columns: 1, reveal: () => {} });
  const state = useRef({ ids, wanted: null as string | null, hasFocus: false });

  const focusNow = (id: string): boolean => {
    const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-tile-id]') ?? [])];
    const tile = tiles.find(({ dataset }) => dataset.tileId === id);
    const target = tile?.matches('[data-tile]') ? tile : tile?.querySelector<HTMLElement>('[data-tile]');
    target?.focus({ preventScroll: true });
    return target !== undefined && target !== null;
  };
  const focusTile = (index: number): boolean => {
    const id = state.current.ids[index];
    if (id === undefined) return false;
    layout.current.reveal(Math.floor(index / layout.current.columns));
    setHeldId(id);
    state.current.wanted = focusNow(id) ? null : id;
    return true;
  };

  useLayoutEffect(() => {
    const before = state.current.ids;
    state.current.ids = ids;
    if (state.current.wanted !== null && focusNow(state.current.wanted)) state.current.wanted = null;
    // The focused tile was removed or moved to another row, so the browser moved the focus to the page.
    if (heldId === null || !state.current.hasFocus || document.activeElement !== document.body) return;
    const next = successorsOf(before, before.indexOf(heldId)).find((id) => ids.includes(id));
    if (next === undefined) return;
    if (next !== heldId) setHeldId(next);
    state.current.wanted = focusNow(next) ? null : next;
    // oxlint-disable-next-line react/exhaustive-deps -- `focusNow` depends on `list` alone
  }, [ids, heldId, list]);

  // Before the tiles are painted, so that keys work as soon as they are visible.
  useLayoutEffect(() => {
    if (!list) return undefined;
    const lease = focus.addList({
      element: list,
      step: (from, by) => focusTile(state.current.ids.indexOf(idOf(from) ?? '') + by),
      focusFirst: () => void focusTile(firstInSight(list)),
    });
    const left = ({ target, relatedTarget }: globalThis.FocusEvent): void => {
      // Nothing replaces a tile when the list itself is removed.
      if (relatedTarget instanceof Node ? !list.contains(relatedTarget) : target instanceof Node && target.isConnected)
        state.current.hasFocus = false;
    };
    list.addEventListener('focusout', left);
    return () => {
      lease.dispose();
      list.removeEventListener('focusout', left);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `focusTile` reads what changes from refs
  }, [focus, list]);

  return {
    index: heldId === null ? -1 : ids.indexOf(heldId),
    setLayout: (next) => {
      layout.current = next;
    },
    onFocus: ({ target }) => {
      const id = idOf(target);
      if (id === undefined) return;
      state.current.hasFocus = true;
      setHeldId(id);
    },
    onKeyDown: (event) => {
      const { target, currentTarget } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || usesKeysItself(target)) return;
      if (event.shiftKey && !onExtend) return;
      const index = ids.indexOf(idOf(target) ?? '');
      if (index === -1) return;
      const next = nextTile(event, { index, columns: layout.current.columns, count: ids.length, isMirrored: isRightToLeft(currentTarget) });
      if (next === null || !focusTile(next)) return;
      event.preventDefault();
      if (event.shiftKey) onExtend?.(ids[index]!, ids[next]!);
    },
  };
}

/** Returns the index of the tile that a key moves to, or null. */
function nextTile({ key, target, currentTarget }: KeyboardEvent<HTMLElement>, place: TilePlace): number | null {
  const step = currentTarget.matches('[role="feed"]') ? FEED_STEPS[key] : undefined;
  if (step !== undefined) return place.index + step;
  // Other elements in a tile, such as buttons, keep their keys.
  return target instanceof Element && target.matches('[data-tile]') ? indexBeside(key, place) : null;
}

/** Returns the index of the first tile whose top is visible. */
function firstInSight(list: HTMLElement): number {
  const top = list.closest('[data-part="scroller"]')?.getBoundingClientRect().top ?? 0;
  const tiles = [...list.querySelectorAll('[data-tile-id]')];
  const first = tiles.find((tile) => tile.getBoundingClientRect().top >= top) ?? tiles[0];
  return Number(first?.getAttribute('aria-posinset') ?? 1) - 1;
}
