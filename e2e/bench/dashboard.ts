import type { Browser, Page } from '@playwright/test';
import { Dashboard } from '../objects/Dashboard';
import { withWidgets, type SignedIn } from '../support/withColumns';
import { glide } from './glide';
import { installProbes } from './pageProbes';
import { percentile, type Report } from './Report';

const SCREEN = { width: 1920, height: 1080 };

const openPage = async (browser: Browser, storageState: SignedIn): Promise<Page> =>
  (await browser.newContext({ storageState, viewport: SCREEN, deviceScaleFactor: 1, reducedMotion: 'reduce' })).newPage();

/** The kinds of all widgets, as the picker offers them. */
async function allKinds(browser: Browser, url: string, signedIn: SignedIn): Promise<readonly string[]> {
  const page = await openPage(browser, signedIn);
  await page.goto(`${url}/dashboard`);
  const dashboard = new Dashboard(page);
  await dashboard.edit();
  await dashboard.openPicker();
  const cards = await page.locator('[data-picker-widget]').all();
  const kinds = await Promise.all(cards.map(async (card) => (await card.getAttribute('data-picker-widget'))!));
  await page.context().close();
  return kinds;
}

/** Measures a dashboard with every widget: whether anything moves while it opens, and how smoothly a widget is dragged over others. */
export async function measureDashboard(browser: Browser, url: string, signedIn: SignedIn, report: Report): Promise<void> {
  const kinds = await allKinds(browser, url, signedIn);
  const page = await openPage(browser, withWidgets(signedIn, url, kinds));
  await installProbes(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${url}/dashboard`);
  await page.waitForFunction((count) => document.querySelectorAll('[data-widget]').length === count, kinds.length);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts);
  const name = `a dashboard of ${kinds.length}`;
  report.atMost(
    `${name} opens: layout shift`,
    shifts.reduce((sum, shift) => sum + shift, 0),
    '',
    0,
  );
  const dashboard = new Dashboard(page);
  await dashboard.edit();
  const { x, y } = (await page.locator('[data-part="handle"]').first().boundingBox())!;
  const frames = await glide(page, { x: x + 60, y: y + 20 }, (part) => ({ x: x + 60 + part * 900, y: y + 20 + part * 600 }));
  report.atMost(`a widget is dragged in ${name}: frame p95`, percentile(frames, 0.95), 'ms', 20);
  await page.context().close();
}
