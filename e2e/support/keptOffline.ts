import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the worker keeps everything that opens the product without a network. */
export async function whenKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const [name] = (await caches.keys()).filter((one) => one.startsWith('shell '));
      const stored = name === undefined ? [] : await (await caches.open(name)).keys();
      const isControlled = navigator.serviceWorker.controller !== null;
      return isControlled && stored.some(({ url }) => url.endsWith('/shared.json')) && stored.some(({ url }) => url.includes('/?'));
    });
  await expect.poll(kept, { timeout: 50_000 }).toBe(true);
}

/** What browsers print about a missing network. */
export const OFFLINE_COMPLAINTS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection|Failed to load resource|Failed to fetch/;

/** The line that says that there is no network. */
export const notice = (page: Page): Locator => page.getByRole('status').filter({ hasText: "You're offline" });
