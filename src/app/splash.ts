import { clearCaches } from '~/lib/clearCaches';
import { isServed } from '~/lib/isServed';

/** How long the splash takes to fade before it is removed, in ms. */
const SPLASH_MS = 1000;

/** Fades the splash out and removes it. */
export function removeSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  splash.dataset.state = 'leaving';
  setTimeout(() => splash.remove(), SPLASH_MS);
}

/**
 * Says on the splash that the product could not start. What the worker keeps may be damaged, so it is fetched again with the next start if
 * the server is there.
 * The words are in the page, because the texts may have failed to load.
 */
export function showFailedStart(cause: unknown): void {
  // oxlint-disable-next-line no-console -- nothing is on screen yet that could show the error
  console.error(cause);
  const splash = document.getElementById('splash');
  splash?.setAttribute('role', 'alert');
  splash?.setAttribute('data-state', 'failed');
  void isServed().then((isThere) => (isThere ? clearCaches() : undefined));
}

/**
 * Whether this browser lacks what the product cannot do without. The names are those that came last to the oldest supported browsers;
 * `browserslist` in package.json has their versions.
 */
export const isTooOld = (): boolean =>
  !(
    'canParse' in URL &&
    'any' in AbortSignal &&
    'checkVisibility' in Element.prototype &&
    'Segmenter' in Intl &&
    CSS.supports('selector(:has(a))')
  );

/** Says on the splash that the browser is too old. The words are in the page. */
export function showTooOld(): void {
  const splash = document.getElementById('splash');
  splash?.setAttribute('role', 'alert');
  splash?.setAttribute('data-state', 'tooOld');
}
