import type { Browser, BrowserContext, Page } from '@playwright/test';
import { manyEmojis } from '../../tests/fixtures/emojis';
import { App } from '../objects/App';
import { median, type Report } from './Report';

const RUNS = 5;
const COUNT = 20_000;
const WORD = 'cat';
/** The pause before the first key: nobody types at the moment the picker opens. */
const THINKING_MS = 300;

/** Opens the reaction picker of the first note. Resolves with the time until its emoji and folders are about to be painted, in ms. */
const open = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const started = performance.now();
    document.querySelector<HTMLElement>('[data-action="react"]')!.click();
    const isThere = () =>
      document.querySelectorAll('[role="grid"] [role="gridcell"]').length > 0 &&
      document.querySelector('[aria-expanded="false"][role="rowheader"]');
    while (!isThere()) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  });

/** Types letters into the search one by one. Resolves with the time of the slowest one, in ms, including rendering. */
const dearestKey = (page: Page): Promise<number> =>
  page.evaluate(async (word) => {
    const field = document.querySelector<HTMLInputElement>('[role="combobox"]')!;
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    let dearest = 0;
    for (let length = 1; length <= word.length; length += 1) {
      const started = performance.now();
      value.set!.call(field, word.slice(0, length));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      dearest = Math.max(dearest, performance.now() - started);
      await new Promise(requestAnimationFrame);
    }
    return dearest;
  }, WORD);

const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('[role="dialog"] *').length);

/** Measures the reaction picker on a server with very many custom emoji. */
export async function measureEmojiPicker(
  browser: Browser,
  url: string,
  signedIn: Awaited<ReturnType<BrowserContext['storageState']>>,
  report: Report,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url, storageState: signedIn, viewport: { width: 1280, height: 800 } });
  await context.route('**/api/emojis', (route) => route.fulfill({ json: { emojis: manyEmojis(COUNT) } }));
  const app = new App(await context.newPage());
  const { page } = app;
  await app.open('/');
  await app.timeline('Home').articles.first().waitFor();
  // The first time also fetches the picker and the list.
  await open(page);
  const [opened, keys, counts]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Choose a reaction' }).waitFor({ state: 'detached' });
    opened.push(await open(page));
    counts.push(await elements(page));
    await page.waitForTimeout(THINKING_MS);
    keys.push(await dearestKey(page));
    counts.push(await elements(page));
  }
  await context.close();
  report.atMost(`reaction picker with ${COUNT} custom emoji, until it is open`, median(opened), 'ms', 100);
  report.atMost('a key in its search', median(keys), 'ms', 16);
  report.atMost('elements in it', Math.max(...counts), '', 400);
}
