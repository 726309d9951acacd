import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { SignedIn } from '../support/withColumns';

/** What a measurement waits for: a number of elements that match a selector. */
export interface Wanted {
  readonly selector: string;
  readonly count: number;
}

/** The moment when what was wanted was there. */
export interface Reached {
  /** When it was painted, in ms since the navigation began. */
  readonly shown: number;
  /** When it was in the document, in ms since 1970. */
  readonly standing: number;
}

/** A wish for a number of notes in a feed. */
export const notes = (count: number): Wanted => ({ selector: '[role="feed"] article', count });

/** A wish for a number of columns that show notes. */
export const filledColumns = (count: number): Wanted => ({ selector: '[data-column]:has([role="feed"] article)', count });

/** Opens an address and waits until something is painted. */
export async function openUntil(page: Page, url: string, wanted: Wanted): Promise<Reached> {
  let reach: (reached: Reached) => void = () => {};
  const reached = new Promise<Reached>((resolve) => (reach = resolve));
  await page.exposeFunction('__reached', (shown: number, standing: number) => reach({ shown, standing }));
  await page.addInitScript(({ selector, count }) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll(selector).length < count) return;
      observer.disconnect();
      const standing = performance.timeOrigin + performance.now();
      requestAnimationFrame(() =>
        (window as unknown as { __reached: (shown: number, standing: number) => void }).__reached(performance.now(), standing),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  }, wanted);
  await page.goto(url);
  return reached;
}

/** The storage that a visit leaves in which something was reached. A start asks at once for what the last one asked for first. */
export async function afterVisit(browser: Browser, url: string, options: BrowserContextOptions, wanted: Wanted): Promise<SignedIn> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await openUntil(page, url, wanted);
  await page.waitForLoadState('networkidle');
  const left = await context.storageState({ indexedDB: true });
  await context.close();
  return left;
}
