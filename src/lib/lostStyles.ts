/**
 * Marks style sheets of lazily loaded code that failed to load. The bundler's loader requests each one only once and then assumes that it
 * has loaded, so code that loads at a second attempt would have no styles.
 */
const MARK = 'lost';

/** Marks style sheets that fail to load from now on. Called once, at the start. */
export function watchStyles(): void {
  // Error events of elements do not bubble.
  document.addEventListener('error', ({ target }) => isStyleSheet(target) && (target.dataset[MARK] = ''), { capture: true });
}

/**
 * Loads the marked style sheets again, for a part whose code loads at the same time. One that fails again is marked again. Without a
 * network it does nothing: a sheet that another part lost must not prevent loaded code from opening.
 *
 * @param isAnotherTry Whether the part failed before, so that the sheet may be its own. Then this rejects if one fails again. A part at its
 * first try fails by itself if its own sheet does, and opens while those of others stay lost.
 */
export async function restoreStyles(isAnotherTry: boolean): Promise<void> {
  if (!('document' in globalThis) || !navigator.onLine) return;
  const lost = [...document.querySelectorAll<HTMLLinkElement>(`link[data-${MARK}]`)].map(fetchAgain);
  await (isAnotherTry ? Promise.all(lost) : Promise.allSettled(lost));
}

async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = link.rel;
  again.href = link.href;
  await new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
    link.replaceWith(again);
  });
}

const isStyleSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';
