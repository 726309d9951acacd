import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Controls } from '../support/Controls';
import { elementCount, heapAfterCollection, installProbes, probed } from './pageProbes';
import { median, percentile, type Report } from './Report';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

const SCROLLED_NOTES = 500;
const SCROLL_SECONDS = 10;
/** One notch of a wheel, in CSS px. */
const NOTCH = 120;
const BURST = { perSecond: 50, seconds: 10 };
const SCREEN = { width: 1280, height: 900 };
const DRAWN_ROWS = 200;
/** One rendering takes half a second, and the machine may be busy with something else, so there are several. */
const DRAWINGS = 8;
/** A generous estimate, in CSS px. */
const ROW_HEIGHT = 250;

interface OpenOptions {
  /** Leaves the probes out, because they look at every new element, which would count as rendering. */
  isProbed?: boolean;
}

async function openTimeline(
  browser: Browser,
  url: string,
  storageState: SignedIn,
  { isProbed = true }: OpenOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ storageState, viewport: SCREEN });
  const page = await context.newPage();
  if (isProbed) await installProbes(page);
  await page.goto(url);
  await page.getByRole('feed').getByRole('article').first().waitFor();
  // The remaining requests of the start are not part of the measurement.
  await page.waitForLoadState('networkidle');
  return { context, page };
}

/** The position of the last note in the page. The articles of a feed carry it. */
const deepest = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('[role="feed"] article')].map((article) => Number(article.getAttribute('aria-posinset')))),
  );

async function wheelTo(page: Page, notes: number): Promise<void> {
  await page.mouse.move(640, 450);
  while ((await deepest(page)) < notes) {
    await page.mouse.wheel(0, NOTCH * 8);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Measures a long session: the document and the heap after 500 notes, and frames while scrolling through fresh pages. */
export async function measureReading(browser: Browser, url: string, signedIn: SignedIn, report: Report): Promise<void> {
  const { context, page } = await openTimeline(browser, url, signedIn);
  const cdp = await context.newCDPSession(page);
  await wheelTo(page, SCROLLED_NOTES);
  report.atMost('after 500 notes scrolled: DOM elements', await elementCount(page), '', 2500);
  report.atMost('after 500 notes scrolled: heap after collection', await heapAfterCollection(cdp), 'MB', 20);
  const probes = await probed(page, async () => {
    const until = Date.now() + SCROLL_SECONDS * 1000;
    while (Date.now() < until) {
      await page.mouse.wheel(0, NOTCH);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  });
  report.atMost('10 s scroll through fresh pages: frame p95', percentile(probes.frames, 0.95), 'ms', 20);
  report.atMost('10 s scroll through fresh pages: long tasks', probes.longTasks.length, '', 0);
  await context.close();
}

/** Measures how fast rows are drawn: the screen grows again and again until everything loaded is in sight. */
export async function measureRows(browser: Browser, url: string, signedIn: SignedIn, report: Report): Promise<void> {
  const { context, page } = await openTimeline(browser, url, signedIn, { isProbed: false });
  const cdp = await context.newCDPSession(page);
  await wheelTo(page, DRAWN_ROWS);
  const rates: number[] = [];
  for (let drawing = 0; drawing < DRAWINGS; drawing += 1) {
    await returnToTop(page);
    const before = await rowCount(page);
    const rendering = await renderingTime(cdp);
    await page.setViewportSize({ width: SCREEN.width, height: DRAWN_ROWS * ROW_HEIGHT });
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('[role="feed"] article[aria-posinset]').length >= wanted,
      DRAWN_ROWS / 2,
    );
    const seconds = await rendering();
    rates.push(((await rowCount(page)) - before) / seconds);
    await page.setViewportSize(SCREEN);
    // A feed drops rows when the reader leaves the top.
    await page.mouse.wheel(0, SCREEN.height);
    await page.waitForFunction((most) => document.querySelectorAll('[role="feed"] article').length < most, DRAWN_ROWS / 4);
  }
  report.atLeast('rows drawn in a second of script, style and layout', median(rates), 'rows/s', 300);
  await context.close();
}

const rowCount = (page: Page): Promise<number> => page.locator('[role="feed"] article[aria-posinset]').count();

async function returnToTop(page: Page): Promise<void> {
  await page.mouse.wheel(0, -DRAWN_ROWS * ROW_HEIGHT * 4);
  await page.waitForFunction(() => document.querySelector('[role="feed"]')?.closest('[data-part="scroller"]')?.scrollTop === 0);
  await page.waitForFunction(() => document.querySelector('[role="feed"] [aria-posinset="1"]'));
}

/** @returns how long the page has been busy with scripts, styles and layout since then, in s */
async function renderingTime(cdp: CDPSession): Promise<() => Promise<number>> {
  await cdp.send('Performance.enable');
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].includes(name))
      .reduce((sum, { value }) => sum + value, 0);
  };
  const before = await spent();
  return async () => (await spent()) - before;
}

/** Measures how an open timeline that stands at its top copes with 50 notes a second. */
export async function measureBurst(browser: Browser, url: string, signedIn: SignedIn, controls: Controls, report: Report): Promise<void> {
  const { context, page } = await openTimeline(browser, url, signedIn);
  const cdp = await context.newCDPSession(page);
  const before = await heapAfterCollection(cdp);
  let answered: readonly { id: string; answeredAt: number }[] = [];
  const probes = await probed(page, async () => {
    answered = await controls.burst(BURST.perSecond, BURST.seconds);
    const last = answered.at(-1)!.id;
    await page.waitForFunction((id) => window.__probes.notesSeen[id] !== undefined, last);
  });
  const latencies = answered.flatMap(({ id, answeredAt }) =>
    probes.notesSeen[id] === undefined ? [] : [probes.notesSeen[id] - answeredAt],
  );
  report.atMost('burst 50 notes/s for 10 s: frame p50', median(probes.frames), 'ms', 17);
  report.atMost('burst 50 notes/s for 10 s: frame p95', percentile(probes.frames, 0.95), 'ms', 25);
  report.atMost('burst 50 notes/s for 10 s: note latency p50', median(latencies), 'ms', 250);
  report.atLeast('burst 50 notes/s for 10 s: notes seen', latencies.length, '', answered.length * 0.95);
  report.atMost('React commits per frame in the burst', Math.max(0, ...probes.commitsPerFrame), '', 1);
  report.atMost('burst 50 notes/s for 10 s: heap growth', (await heapAfterCollection(cdp)) - before, 'MB', 10);
  await context.close();
}
