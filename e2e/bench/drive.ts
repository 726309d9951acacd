import type { Browser, BrowserContext, Page } from '@playwright/test';
import { App } from '../objects/App';
import type { Controls } from '../support/Controls';
import { elementCount, installProbes, probed } from './pageProbes';
import { median, percentile, type Report } from './Report';

const RUNS = 5;
const COUNT = 10_000;
const SCROLL_SECONDS = 10;
/** How long a rectangle is held at the lower edge, where it scrolls. */
const MARQUEE_SECONDS = 5;
/** One notch of a wheel, in CSS px. */
const NOTCH = 120;

/** Opens the drive from another page. Resolves with the time until the first files are about to be painted, in ms. */
const open = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const started = performance.now();
    document.querySelector<HTMLElement>('a[href="/my/drive"]')!.click();
    const isThere = () =>
      [...document.querySelectorAll('[role="listitem"] [href^="/my/drive/file/"]')].some((tile) => tile.checkVisibility());
    while (!isThere()) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  });

/** Scrolls until the last file is there. Every page of files loads on the way; the folder has at least `COUNT`. */
const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async (least) => {
    const scroller = document.querySelector('[aria-label="Files"]')!.closest('[data-part="scroller"]')!;
    // The size is -1 as long as more files are to come.
    const size = () => Number(document.querySelector('[aria-label="Files"] [aria-setsize]')!.getAttribute('aria-setsize'));
    while (size() < least) {
      scroller.scrollTop = scroller.scrollHeight;
      await new Promise(requestAnimationFrame);
    }
  }, COUNT);

/** Measures a folder of the drive with very many files. */
export async function measureDrive(
  browser: Browser,
  url: string,
  signedIn: Awaited<ReturnType<BrowserContext['storageState']>>,
  controls: Controls,
  report: Report,
): Promise<void> {
  await controls.fillDrive(COUNT);
  const opened: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: url, storageState: signedIn, viewport: { width: 1280, height: 800 } });
    const app = new App(await context.newPage());
    const { page } = app;
    await installProbes(page);
    await app.open('/');
    await app.timeline('Home').articles.first().waitFor();
    await page.locator('a[href="/my/drive"]').first().waitFor();
    opened.push(await open(page));
    if (run === RUNS - 1) await measureScrolling(page, report);
    await context.close();
  }
  report.atMost(`drive folder with ${COUNT} files, until it is painted`, median(opened), 'ms', 1000);
}

async function measureScrolling(page: Page, report: Report): Promise<void> {
  await page.mouse.move(640, 450);
  const wheel = (notch: number) =>
    probed(page, async () => {
      const until = Date.now() + SCROLL_SECONDS * 1000;
      while (Date.now() < until) {
        await page.mouse.wheel(0, notch);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    });
  report.atMost('10 s scroll through it, while it loads: frame p95', percentile((await wheel(NOTCH)).frames, 0.95), 'ms', 20);
  await scrollToEnd(page);
  report.atMost('10 s scroll back from its last file: frame p95', percentile((await wheel(-NOTCH)).frames, 0.95), 'ms', 20);
  report.atMost('elements in the document', await elementCount(page), '', 2500);
  await measureMarquee(page, report);
  await page.getByRole('button', { name: 'List view' }).click();
  await page.mouse.move(640, 450);
  report.atMost('10 s scroll through it as a list: frame p95', percentile((await wheel(NOTCH)).frames, 0.95), 'ms', 20);
}

/** Draws a rectangle from above the files to the lower edge, where the folder scrolls below it. */
async function measureMarquee(page: Page, report: Report): Promise<void> {
  const files = page.getByRole('list', { name: 'Files' });
  await page.evaluate(() => document.querySelector('[aria-label="Files"]')!.closest('[data-part="scroller"]')!.scrollTo(0, 0));
  const box = (await files.boundingBox())!;
  const drawn = await probed(page, async () => {
    await page.mouse.move(box.x + box.width - 1, box.y - 4);
    await page.mouse.down();
    const until = Date.now() + MARQUEE_SECONDS * 1000;
    for (let step = 0; Date.now() < until; step += 1) {
      await page.mouse.move(box.x + 60 + (step % 100), 790);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await page.mouse.up();
  });
  report.atMost('a rectangle is drawn through it for 5 s: frame p95', percentile(drawn.frames, 0.95), 'ms', 20);
}
