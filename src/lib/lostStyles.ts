/**
 * Marks style sheets of lazily loaded code that failed to load. The bundler's loader requests each one only once and
 * then assumes that it is there, so code that loads at a second attempt would have no styles.
 */
const MARK = 'lost';

/** Marks style sheets that fail to load from now on. Called once, at the start. */
export function watchStyles(): void {
  // Error events of elements do not bubble.
  document.addEventListener('error', ({ target }) => isStyleSheet(target) && (target.dataset[MARK] = ''), { capture: true });
}

/**
 * Loads the marked style sheets again. Rejects when one still fails, which is then marked again. Without a network it does nothing:
 * a sheet that another part lost must not keep code that is there from opening.
 */
export async function restoreStyles(): Promise<void> {
  if (!('document' in globalThis) || !navigator.onLine) return;
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>(`link[data-${MARK}]`)].map(fetchAgain));
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
