import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStores } from '~/stores/context';
import type { FeedController } from './FeedController';
import { readPosition, savePosition, type PositionStores, type ReadingPosition } from './readingPosition';

/** While the reader scrolls, the place is kept this often; ms. */
const SAVE_MS = 250;

function usePositionStores(): () => PositionStores {
  const { sessionLocal, local, clock } = useStores();
  return useMemo(() => () => ({ tab: sessionLocal, browser: local, now: clock.now() }), [sessionLocal, local, clock]);
}

/** Where the reader stopped in a view, as of the first rendering. */
export function useRememberedPosition(viewKey: string): ReadingPosition | null {
  const stores = usePositionStores();
  const [position] = useState(() => readPosition(viewKey, stores()));
  return position;
}

/** Writes the reader's place down, not more often than needed. */
class PositionKeeper {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly write: () => void) {}

  readonly moved = (): void => {
    this.#timer ??= setTimeout(this.keep, SAVE_MS);
  };

  readonly keep = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.write();
  };
}

/** Keeps the reader's place of a feed. @returns call it when the reader moved */
export function useSavedPosition(viewKey: string, controller: FeedController, momentOf: (id: string) => number | undefined): () => void {
  const stores = usePositionStores();
  const keeper = useMemo(
    () =>
      new PositionKeeper(() => {
        // Before there are rows there is no place, and what was remembered still holds.
        if (controller.heights.ids.length > 0) savePosition(viewKey, controller.position(momentOf), stores());
      }),
    [viewKey, controller, momentOf, stores],
  );

  useEffect(() => {
    const { keep } = keeper;
    // The last moments that a page hears of on every system.
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [keeper]);
  useLayoutEffect(() => keeper.keep, [keeper]);
  return keeper.moved;
}
