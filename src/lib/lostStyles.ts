/**
 * Style sheets of lazily fetched code that did not arrive. The bundler's loader asks for each of them once and takes it for
 * there afterwards, so code that arrives with a second try would stand there without its styles.
 */
const MARK = 'lost';

/** Marks style sheets that cannot be fetched, from now on. Called once, at the start. */
export function watchStyles(): void {
  // Such events do not bubble.
  document.addEventListener('error', ({ target }) => isStyleSheet(target) && (target.dataset[MARK] = ''), { capture: true });
}

/** Asks again for those that are marked. Rejects when one still cannot be fetched; it is marked again then. */
export async function restoreStyles(): Promise<void> {
  if (!('document' in globalThis)) return;
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
