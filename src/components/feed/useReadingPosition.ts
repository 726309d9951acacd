import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStores } from '~/react/context';
import type { FeedController } from './FeedController';
import { readPosition, savePosition, type PositionStores, type ReadingPosition } from './readingPosition';

/** How often the position is stored while the reader scrolls, in ms. */
const SAVE_MS = 250;

function usePositionStores(): () => PositionStores {
  const { sessionLocal, local, clock } = useStores();
  return useMemo(() => () => ({ tab: sessionLocal, browser: local, now: clock.now() }), [sessionLocal, local, clock]);
}

/** Returns the position where the reader stopped in a view, as of the first render. */
export function useRememberedPosition(viewKey: string): ReadingPosition | null {
  const stores = usePositionStores();
  const [position] = useState(() => readPosition(viewKey, stores()));
  return position;
}

/** Stores the reader's position, not more often than needed. */
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

/** Stores the reader's position in a feed. @returns a function to call when the reader moved */
export function useSavedPosition(viewKey: string, controller: FeedController, momentOf: (id: string) => number | undefined): () => void {
  const stores = usePositionStores();
  const keeper = useMemo(
    () =>
      new PositionKeeper(() => {
        // Without rows there is no position, so the stored one stays.
        if (controller.heights.ids.length > 0) savePosition(viewKey, controller.position(momentOf), stores());
      }),
    [viewKey, controller, momentOf, stores],
  );

  useEffect(() => {
    const { keep } = keeper;
    // The last events that a page receives on every system.
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
