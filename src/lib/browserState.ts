import { disposable, type Disposable } from './disposable';

/** The state of the page that networking, streaming and sounds depend on; tests pass a fake. */
export interface BrowserState {
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  /** Called after either value or the network has changed, and when the page returns from the back/forward cache. */
  onChange(listener: () => void): Disposable;
}

/** The real page. */
export const browserState: BrowserState = {
  get isOnline() {
    return navigator.onLine;
  },
  get isVisible() {
    return document.visibilityState === 'visible';
  },
  onChange(listener) {
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of ['online', 'offline', 'pageshow']) window.addEventListener(type, listener, { signal });
    document.addEventListener('visibilitychange', listener, { signal });
    // Only some browsers tell when a phone moves from one network to another.
    (navigator as { readonly connection?: EventTarget }).connection?.addEventListener('change', listener, { signal });
    return disposable(() => controller.abort());
  },
};
