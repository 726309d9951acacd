import type { Locator } from '@playwright/test';
import * as fc from 'fast-check';
import { expect, test } from '../../e2e/fixtures';
import type { App } from '../../e2e/objects/App';

// The tests measure places, so nothing may still be moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sizes of viewports and places in them, from phones to the largest screens. */
const arrangement = fc.record({
  width: fc.integer({ min: 320, max: 2200 }),
  height: fc.integer({ min: 360, max: 1200 }),
  /** The place in the viewport, from 0 to 1. */
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Arrangement = typeof arrangement extends fc.Arbitrary<infer T> ? T : never;

/** Tries the corners first, then random places. */
const corners: [Arrangement][] = [
  [{ width: 320, height: 360, x: 1, y: 1 }],
  [{ width: 390, height: 844, x: 0, y: 1 }],
  [{ width: 2200, height: 1200, x: 1, y: 0 }],
];

/** Runs a check in the main page of a signed-in account, in viewports of any size. */
async function inAnyViewport(app: App, run: (at: Arrangement) => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(arrangement, async (at) => {
      await app.page.setViewportSize({ width: at.width, height: at.height });
      await run(at);
    }),
    { numRuns: 16, examples: corners, endOnFailure: true },
  );
}

/** Browsers round to half a pixel. */
async function expectInside(frame: Locator, { width, height }: Arrangement): Promise<void> {
  await expect(frame).toBeVisible();
  await expect
    .poll(async () => {
      const box = (await frame.boundingBox())!;
      return {
        left: box.x >= -0.5,
        top: box.y >= -0.5,
        right: box.x + box.width <= width + 0.5,
        bottom: box.y + box.height <= height + 0.5,
      };
    })
    .toEqual({ left: true, top: true, right: true, bottom: true });
}

async function openNoteMenu(app: App, { width, height, x, y }: Arrangement): Promise<Locator> {
  const note = app.timeline('Home').articles.first();
  await note.dispatchEvent('contextmenu', {
    bubbles: true,
    cancelable: true,
    button: 2,
    clientX: Math.round(x * (width - 1)),
    clientY: Math.round(y * (height - 1)),
  });
  const menu = app.page.getByRole('menu').first();
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  return menu;
}

test('menus and submenus stay inside the viewport', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  await inAnyViewport(app, async (at) => {
    const menu = await openNoteMenu(app, at);
    await expectInside(menu, at);
    const parent = menu.getByRole('menuitem', { name: 'User', exact: true });
    await parent.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'Copy username' })).toBeVisible();
    await expectInside(page.getByRole('menu').last(), at);
    while ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Escape');
  });
});

test('popups stay inside the viewport', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  await inAnyViewport(app, async (at) => {
    const react = app.timeline('Home').articles.first().getByRole('button', { name: 'React', exact: true });
    await react.focus();
    await page.keyboard.press('Enter');
    await expectInside(page.getByRole('dialog').last(), at);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a window comes back inside the viewport, wherever it was left', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  await app
    .timeline('Home')
    .articles.first()
    .getByRole('link')
    .filter({ hasText: /\S/ })
    .first()
    .click({ modifiers: ['Shift'] });
  const window = page.getByRole('dialog');
  await expect(window).toBeVisible();
  await inAnyViewport(app, async (at) => {
    await expectInside(window, at);
    if (at.width <= 500) return;
    await window.locator('[data-part="title"]').hover();
    await page.mouse.down();
    await page.mouse.move(at.x * at.width, at.y * at.height, { steps: 3 });
    await page.mouse.up();
    await expectInside(window, at);
  });
});
