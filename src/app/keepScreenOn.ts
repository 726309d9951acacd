import { autorun } from 'mobx';
import type { RootStore } from '~/stores/RootStore';

/** The part of the browser that keeps the screen on. */
export interface ScreenLocks {
  request(type: 'screen'): Promise<{ release(): Promise<void> }>;
}

/**
 * Keeps the screen on while the setting says so and the page is visible. Browsers end a lock when the page is hidden, so it is asked
 * for again when it is back. Some refuse, for example to save energy; the screen then goes off as usual.
 */
export function keepScreenOn({ settings }: Pick<RootStore, 'settings'>, page: Document = document, locks = locksOf(navigator)): void {
  if (!locks) return;
  let held: Promise<{ release(): Promise<void> } | null> | null = null;
  let isWanted = false;
  const update = () => {
    const mayHold = isWanted && page.visibilityState === 'visible';
    if (mayHold) held ??= locks.request('screen').catch(() => null);
    else {
      void held?.then((lock) => lock?.release()).catch(() => {});
      held = null;
    }
  };
  page.addEventListener('visibilitychange', update);
  autorun(() => {
    isWanted = settings.get('keepScreenOn');
    update();
  });
}

const locksOf = (browser: Navigator): ScreenLocks | undefined => (browser as { readonly wakeLock?: ScreenLocks }).wakeLock;
