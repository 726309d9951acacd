import { expect, test } from '../fixtures';

/** Pages of different kinds: a feed, lists, a form, tiles, tabs. */
const PATHS = ['/', '/my/notifications', '/explore', '/my/drive', '/settings/theme', '/settings/sounds'];

/** What scrolls up and down, with the width of its bar, and how much wider its content is, in px. */
const SCROLLERS = (): { name: string; bar: number; tooWide: number }[] =>
  [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowY, overflowX, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight && element.checkVisibility();
    if (!scrolls) return [];
    const name = element.dataset.part ?? element.getAttribute('aria-label') ?? element.className;
    const bar = element.offsetWidth - element.clientWidth - parseFloat(borderLeftWidth) - parseFloat(borderRightWidth);
    return [{ name, bar, tooWide: /auto|scroll/.test(overflowX) ? element.scrollWidth - element.clientWidth : 0 }];
  });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`in a window of ${width} px, a scrollbar takes its place from nothing that then scrolls sideways`, async ({ openApp }) => {
    const { page } = await openApp('alice', { viewport: { width, height } });
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).or(page.getByRole('feed')).first()).toBeAttached();
      // Pages load in parts.
      await expect
        .poll(async () => (await page.evaluate(SCROLLERS)).some(({ bar }) => bar > 0), { message: `${path} has a bar` })
        .toBe(true);
      const tooWide = (await page.evaluate(SCROLLERS)).filter((one) => one.tooWide > 1);
      expect(tooWide, `what scrolls sideways at ${path}`).toEqual([]);
    }
  });
}
