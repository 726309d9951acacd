import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../support/axe';
import { speakRightToLeft } from '../../support/speakRightToLeft';
import { PHONE } from '../../support/touch';

const SMALL = { ...PHONE, viewport: { width: 320, height: 568 } };

/** Makes the page believe that a keyboard covers the lower part of the screen; CSS px. */
const openKeyboard = (page: Page, covered: number): Promise<void> =>
  page.evaluate((height) => {
    Object.defineProperty(window.visualViewport!, 'height', { value: window.innerHeight - height, configurable: true });
    window.visualViewport!.dispatchEvent(new Event('resize'));
  }, covered);

test('the composer fills the screen of a phone above its keyboard, and its buttons stay in sight', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const { page, composer } = app;
  await app.openComposer();
  await expect.poll(() => composer.root.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await openKeyboard(page, 340);
  await expect.poll(() => composer.root.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 504 });
  await composer.text.fill(Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'));
  await expect(composer.post).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const emoji = (await composer.root.getByRole('button', { name: 'Emoji' }).boundingBox())!;
    expect(emoji.y + emoji.height).toBeLessThanOrEqual(504);
  }).toPass();
  await expectAccessible(page);
});

for (const { language, name } of [
  { language: 'en-US', name: 'Post' },
  { language: 'ja-JP', name: 'ノート' },
  { language: 'de-DE', name: 'Veröffentlichen' },
]) {
  test(`the button that posts reads whole at 320 px as "${name}"`, async ({ openApp }) => {
    const { page } = await openApp('alice', SMALL);
    if (language === 'ja-JP') await page.evaluate((lang) => localStorage.setItem('lang', lang), language);
    // A language that is not translated yet: its word may be long.
    if (language === 'de-DE')
      await page.route('**/assets/texts/**/shared.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), 'composer.post': name } });
      });
    await page.reload();
    await page.getByRole('navigation').last().getByRole('button').nth(1).tap();
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const { x, width } = (await button.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(320);
    expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect((await button.boundingBox())!.height).toBeLessThanOrEqual(46);
  });
}

test(
  'all buttons of the composer keep their size at 320 px from right to left, and are reached by scrolling',
  { tag: '@whole' },
  async ({ openApp, complaints }) => {
    const app = await openApp('alice', SMALL);
    await speakRightToLeft(app, complaints);
    await app.openComposer();
    const { composer } = app;
    for (const button of await composer.root.getByRole('button').all()) {
      if (!(await button.isVisible())) continue;
      await button.scrollIntoViewIfNeeded();
      const { x, width, height } = (await button.boundingBox())!;
      expect({ isWide: width >= 44, isHigh: height >= 44, isInside: x >= 0 && x + width <= 320 }).toEqual({
        isWide: true,
        isHigh: true,
        isInside: true,
      });
    }
  },
);

test('every button of the composer that a key leads to at 320 px shows whole', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', SMALL);
  const { page, composer } = app;
  await app.openComposer();
  const first = composer.root.getByRole('button', { name: 'Close and keep draft' });
  for (const key of ['Tab', 'Shift+Tab']) {
    await first.focus();
    await expect(first).toBeFocused();
    do {
      await page.keyboard.press(key);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    } while (!(await first.evaluate((button) => button === document.activeElement)));
  }
});
