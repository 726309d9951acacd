import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { placeAtRest } from '../../support/atRest';
import { expectAccessible } from '../../support/axe';

// The tests measure places, so nothing may still be moving.

/** Opens a profile in a window, from a link in the timeline. */
async function openProfileWindow(app: App): Promise<Locator> {
  const author = app.timeline('Home').articles.first().getByRole('link').filter({ hasText: /\S/ }).first();
  await author.click({ modifiers: ['Shift'] });
  const window = app.page.getByRole('dialog');
  await expect(window).toBeFocused();
  return window;
}

const titleOf = (window: Locator): Locator => window.locator('[data-part="title"]');

/** Drags by the title. */
async function drag(app: App, window: Locator, to: { x: number; y: number }): Promise<void> {
  await titleOf(window).hover();
  await app.page.mouse.down();
  await app.page.mouse.move(to.x, to.y, { steps: 5 });
  await app.page.mouse.up();
}

test('a profile opens in a window, leads to its followers and back, and moves to the main pane', async ({ openApp }) => {
  const app = await openApp('alice');
  const window = await openProfileWindow(app);
  await expect(app.page).toHaveURL(/\/$/);
  await window.getByRole('link', { name: /Followers$/ }).click();
  await expect(window.getByRole('button', { name: 'Back' })).toBeVisible();
  await window.getByRole('button', { name: 'Back' }).click();
  await expect(window.getByRole('link', { name: /Followers$/ })).toBeVisible();
  await window.getByRole('button', { name: 'Window actions' }).click();
  await app.page.getByRole('menuitem', { name: 'Open in main pane' }).click();
  await expect(window).toBeHidden();
  await expect(app.page).toHaveURL(/\/@/);
});

test('a window keeps its place and its history after a reload', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice');
  const window = await openProfileWindow(app);
  await window.getByRole('link', { name: /Followers$/ }).click();
  const opened = await placeAtRest(window);
  await drag(app, window, { x: 500, y: 120 });
  await expect.poll(async () => (await window.boundingBox())!.y).toBeLessThan(opened.y);
  const moved = await placeAtRest(window);
  await app.page.reload();
  await expect.poll(async () => await window.boundingBox()).toEqual(moved);
  await window.getByRole('button', { name: 'Back' }).click();
  await expect(window.getByRole('link', { name: /Followers$/ })).toBeVisible();
});

test('the keyboard alone moves, resizes, minimizes, restores and closes a window', async ({ openApp }) => {
  const app = await openApp('alice');
  const window = await openProfileWindow(app);
  const { x, width } = await placeAtRest(window);
  await titleOf(window).focus();
  await app.page.keyboard.press('ArrowLeft');
  await app.page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => await window.boundingBox()).toMatchObject({ x: x - 16, width: width + 16 });
  await window.getByRole('button', { name: 'Minimize' }).press('Enter');
  await expect.poll(async () => (await window.boundingBox())!.height).toBeLessThan(50);
  await titleOf(window).press('Enter');
  await expect.poll(async () => (await window.boundingBox())!.width).toBe(width + 16);
  await app.page.keyboard.press('F6');
  await expect(app.page.getByRole('main')).toBeFocused();
  await app.page.keyboard.press('F6');
  await expect(window).toBeFocused();
  await app.page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await app.page.keyboard.press('Control+z');
  await expect(window).toBeVisible();
});

test('minimizing, closing and undoing never lose the focus', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page, deck } = app;
  const focused = page.locator(':focus');
  const note = app.timeline('Home').articles.first();
  await note.focus();
  const window = await openProfileWindow(app);
  await window.getByRole('button', { name: 'Minimize' }).press('Enter');
  await expect(app.main.locator('[data-pane="main"]').locator('xpath=descendant-or-self::*').and(focused)).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(app.timeline('Home').articles.and(focused)).toHaveCount(1);
  await deck.add('Local', 'Timelines', 'Local');
  await page.keyboard.press('Control+z');
  await expect(deck.root).toHaveCount(0);
  await expect(focused).toHaveAttribute('data-pane', 'main');
  await page.keyboard.press('Control+Shift+z');
  await expect(deck.column('Local')).toBeVisible();
  await deck.choose('Local', 'Close');
  await expect(deck.root).toHaveCount(0);
  await expect(focused).toHaveAttribute('data-pane', 'main');
});

test('WS24 a minimized window and a tab behind another have their names at once after a reload', async ({ openApp }) => {
  const columns = ['/timeline?src=local', '/timeline?src=global'];
  const app = await openApp('alice', { viewport: { width: 1600, height: 900 }, columns });
  const { page, deck } = app;
  const window = await openProfileWindow(app);
  // Until its page is there, a window has the name of its address.
  await expect(titleOf(window)).not.toHaveText(/^\//);
  const name = (await titleOf(window).textContent())!;
  await window.getByRole('button', { name: 'Minimize' }).click();
  await deck.drag('Global', 'Local', 'center');
  await expect(deck.tabs.getByRole('tab')).toHaveText(['Local', 'Global']);
  await page.reload();
  await expect(deck.tabs.getByRole('tab')).toHaveText(['Local', 'Global']);
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
});

test('a window snaps to a half of the room beside the navigation, and floats again when it is pulled away', async ({ openApp }) => {
  const app = await openApp('alice');
  const window = await openProfileWindow(app);
  const floating = await placeAtRest(window);
  const { width, height } = app.page.viewportSize()!;
  await drag(app, window, { x: 2, y: height / 2 });
  const rail = (await app.navigation.boundingBox())!.width;
  await expect.poll(async () => await window.boundingBox()).toEqual({ x: rail, y: 0, width: (width - rail) / 2, height });
  // Drop it beside the cross in the middle of the page, which would make it a column.
  await drag(app, window, { x: width / 2, y: height - 100 });
  await expect.poll(async () => await window.boundingBox()).toMatchObject({ width: floating.width, height: floating.height });
});

test('a maximized window leaves the navigation in reach', async ({ openApp }) => {
  const app = await openApp('alice');
  const window = await openProfileWindow(app);
  await window.getByRole('button', { name: 'Maximize' }).click();
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click();
  await expect(app.page).toHaveURL(/\/my\/notifications$/);
  const { x, width } = await placeAtRest(window);
  expect({ x, end: x + width }).toEqual({ x: (await app.navigation.boundingBox())!.width, end: app.page.viewportSize()!.width });
});

test('a window closed with Escape comes back from the message, whatever happened since', async ({ openApp }) => {
  const app = await openApp('alice');
  const window = await openProfileWindow(app);
  const before = await placeAtRest(window);
  await app.page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  const message = (await app.page.getByRole('region', { name: 'Alerts' }).getByRole('listitem').boundingBox())!;
  // Not over the headers of pages and columns.
  expect(message.y).toBeGreaterThan(app.page.viewportSize()!.height / 2);
  await app.deck.add('Local', 'Timelines', 'Local');
  await app.page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' }).click();
  await expect(window).toBeVisible();
  await expect.poll(async () => await window.boundingBox()).toEqual(before);
  await expect(app.deck.column('Local')).toBeVisible();
});

test('a link offers a window in its menu', async ({ openApp }) => {
  const app = await openApp('alice');
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click({ button: 'right' });
  await app.page.getByRole('menuitem', { name: 'Open in window' }).click();
  await expect(app.page.getByRole('dialog', { name: 'Notifications' }).getByRole('feed')).toBeVisible();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`axe finds nothing in a window at ${viewport.width} px`, { tag: '@whole' }, async ({ openApp }) => {
    const app = await openApp('alice', { viewport });
    const window = await openProfileWindow(app);
    await expect(window.getByRole('link', { name: /Followers$/ })).toBeVisible();
    await expectAccessible(app.page);
  });
}
