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

/** Keeps the reader's place of a feed. @returns call it when the reader moved */
export function useSavedPosition(viewKey: string, controller: FeedController, momentOf: (id: string) => number | undefined): () => void {
  const stores = usePositionStores();
  const saver = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      // Before there are rows there is no place, and what was remembered still holds.
      if (controller.heights.ids.length > 0) savePosition(viewKey, controller.position(momentOf), stores());
    };
    return {
      moved: () => void (timer ??= setTimeout(save, SAVE_MS)),
      save,
    };
  }, [viewKey, controller, momentOf, stores]);

  useEffect(() => {
    const { save } = saver;
    // The last moment that a page hears of on every system.
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [saver]);
  useLayoutEffect(() => saver.save, [saver]);
  return saver.moved;
}
