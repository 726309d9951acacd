import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { placeAtRest } from '../../support/atRest';
import { expectAccessible } from '../../support/axe';
import { speakRightToLeft } from '../../support/speakRightToLeft';

test.use({ sidePanel: true });

// Places are measured: nothing may still be moving.

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test.describe('a language from right to left', () => {
  test('mirrors the page, its menus and the direction of its arrows', async ({ openApp, complaints }) => {
    const app = await openApp('alice', { viewport: { width: 1600, height: 900 } });
    await speakRightToLeft(app, complaints);
    const { page } = app;
    await expect(app.timeline('Home').articles.first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
    await expect(app.navigation.getByRole('link', { name: 'الإشعارات' })).toBeVisible();
    expect((await boxOf(app.navigation)).x).toBeGreaterThan((await boxOf(app.main)).x);

    await app.timeline('Home').articles.first().getByRole('button', { name: 'More' }).press('Enter');
    const menu = page.getByRole('menu').first();
    await expect(menu).toHaveAttribute('dir', 'rtl');
    const opener = menu.getByRole('menuitem', { name: 'User' });
    await opener.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('menu')).toHaveCount(2);
    await expect.poll(async () => (await boxOf(page.getByRole('menu').last())).x - (await boxOf(menu)).x).toBeLessThan(0);
    await expectAccessible(page);
  });

  test('moves and resizes a window as the pointer goes', { tag: '@whole' }, async ({ openApp, complaints }) => {
    const app = await openApp('alice', { viewport: { width: 1280, height: 800 } });
    await speakRightToLeft(app, complaints);
    const { page } = app;
    await app
      .timeline('Home')
      .articles.first()
      .getByRole('link')
      .filter({ hasText: /\S/ })
      .first()
      .click({ modifiers: ['Shift'] });
    const window = page.getByRole('dialog');
    await expect(window).toBeFocused();
    const before = await placeAtRest(window);
    await window.locator('[data-part="title"]').hover();
    await page.mouse.down();
    const { x, y } = await boxOf(window.locator('[data-part="title"]'));
    await page.mouse.move(x - 60, y + 10, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(window)).x).toBeLessThan(before.x);

    const moved = await placeAtRest(window);
    await page.mouse.move(moved.x + moved.width + 3, moved.y + moved.height / 2);
    await page.mouse.down();
    await page.mouse.move(moved.x + moved.width + 43, moved.y + moved.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(window)).width).toBe(moved.width + 40);
    await expect.poll(async () => (await boxOf(window)).x).toBe(moved.x);
  });
});
