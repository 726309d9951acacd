import type { Browser, Page } from '@playwright/test';
import { App } from '../objects/App';
import type { Controls } from '../support/Controls';
import { withColumns, type SignedIn } from '../support/withColumns';
import { filledColumns, openUntil } from './openUntil';
import { percentile, type Report } from './Report';

const SCREEN = { width: 2200, height: 1000 };
/** These columns stand beside the home timeline in the main pane. */
const COLUMNS = ['local', 'social', 'global', 'home', 'local'];
const BURST = { perSecond: 50, seconds: 10 };
/** What the note already has: almost as much as a note may have. */
const WRITTEN = 'A note that is already quite long, because somebody has much to say. '.repeat(36);
/** Every word that can be completed is among these. */
const TYPED = 'Hello @bo and :cat with #ca in $[sp plain words '.repeat(2);
/** The pause between keys of somebody who types fast. */
const PAUSE_MS = 60;

declare global {
  interface Window {
    /** How long each key took from its press until the frame after it was painted, in ms. */
    __keys: number[];
  }
}

const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.__keys = [];
    const paintedSince = (start: number) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => window.__keys.push(performance.now() - start));
      port1.start();
      port2.postMessage(null);
    };
    document.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => paintedSince(timeStamp)), { capture: true });
  });

/** Measures how soon letters appear in the composer while six columns get 50 notes a second. */
export async function measureTyping(browser: Browser, url: string, signedIn: SignedIn, controls: Controls, report: Report): Promise<void> {
  const storageState = withColumns(
    signedIn,
    url,
    COLUMNS.map((name) => `/timeline?src=${name}`),
  );
  const context = await browser.newContext({ storageState, viewport: SCREEN, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openUntil(page, url, filledColumns(COLUMNS.length + 1));
  const app = new App(page);
  await app.openComposer();
  await app.composer.text.fill(WRITTEN);
  await page.keyboard.press('End');
  // The first words also fetch the emoji and their names.
  await page.keyboard.type(TYPED, { delay: PAUSE_MS });
  await watchKeys(page);
  const notes = controls.burst(BURST.perSecond, BURST.seconds);
  await page.keyboard.type(TYPED, { delay: PAUSE_MS });
  const keys = await page.evaluate(() => window.__keys);
  await notes;
  await context.close();
  report.atMost('six columns, 50 notes/s: a key in the composer until it is painted, p95', percentile(keys, 0.95), 'ms', 50);
}
