import { expect, test } from '../../e2e/fixtures';
import { whenKept } from '../../e2e/support/keptOffline';

/** Longer than it takes to begin reading, in ms. */
const LATE_MS = 2500;

test.use({ fetchesAhead: true });

test('the last timeline is there before the server answers, and nothing of it moves when newer notes come', async ({
  openApp,
  actAs,
  instance,
}) => {
  const app = await openApp('alice');
  const { page } = app;
  await whenKept(page);
  const first = app.timeline('Home').articles.first();
  const address = () =>
    first
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .first()
      .getAttribute('href');
  const seen = await address();
  const bob = await actAs('bob');
  // Nobody tells the page, so that the last visit does not know it.
  await page.goto('about:blank');
  await bob.post({ text: 'Posted since then' });

  await instance.controls.delay('/api/notes/timeline', LATE_MS, 1);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(first).toBeVisible();
  expect(await address()).toBe(seen);
  const place = await first.boundingBox();
  const news = page.getByRole('button', { name: /1 new/ });
  await expect(news).toBeVisible();
  await expect(page.getByText(/^As of /)).toBeHidden();
  expect({ address: await address(), place: await first.boundingBox() }).toEqual({ address: seen, place });
  expect(
    await page.evaluate(() => (window as unknown as { readonly shifts: readonly number[] }).shifts.filter((value) => value > 0.001)),
  ).toEqual([]);

  await news.click();
  await expect(app.note('Posted since then').root).toBeVisible();
});
