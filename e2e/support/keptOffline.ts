import { expect, type Locator, type Page } from '@playwright/test';
import type { ExportPage } from '~/memory/model';
import type { BetweenTabs } from '~/memory/protocol';

/** Whether the worker keeps everything that opens the product without a network. */
export const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith('shell '));
    const stored = name === undefined ? [] : await (await caches.open(name)).keys();
    const isControlled = navigator.serviceWorker.controller !== null;
    return isControlled && stored.some(({ url }) => url.endsWith('/shared.json')) && stored.some(({ url }) => url.includes('/?'));
  });

/** Waits until the worker keeps everything that opens the product without a network. */
export async function whenKept(page: Page): Promise<void> {
  await expect.poll(() => isKept(page), { timeout: 50_000 }).toBe(true);
}

/** Cuts the network once everything is there that works without one. */
export async function goOffline(page: Page): Promise<void> {
  await whenKept(page);
  await page.context().setOffline(true);
}

/** Waits until this device remembers a note with a text, or any, which nothing shows. It asks the tab that has the memory, as another tab does. */
export async function whenRemembered(page: Page, text = ''): Promise<void> {
  const remembers = () =>
    page.evaluate(async (words) => {
      const channel = new BroadcastChannel('wisteria-memory');
      const kept = new Promise<ExportPage | undefined>((resolve) => {
        channel.addEventListener('message', ({ data }: MessageEvent<BetweenTabs>) => {
          if (data.type === 'answer' && data.to === 'journey') resolve(data.reply.value as ExportPage);
        });
        setTimeout(resolve, 2_000);
      });
      const question: BetweenTabs = { type: 'ask', from: 'journey', request: { id: 1, call: 'exported', args: [null, 1_000] } };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage(question);
      const { notes = [] } = (await kept) ?? {};
      channel.close();
      return notes.some(({ note }) => note.text?.includes(words));
    }, text);
  await expect.poll(remembers, { timeout: 30_000 }).toBe(true);
}

/** What browsers print about a missing network, also about the worker whose new version they look for by themselves. */
export const OFFLINE_COMPLAINTS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection|Failed to load resource|Failed to fetch|when fetching the script/;

/** The line that says that there is no network. */
export const notice = (page: Page): Locator => page.getByRole('status').filter({ hasText: "You're offline" });
