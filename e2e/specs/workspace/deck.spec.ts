import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { expectAccessible } from '../../support/axe';
import { Keyboard } from '../../support/Keyboard';

/** The width of the dashboard beside the columns, in px. */
const DASHBOARD = 350;

// The tests measure places, so nothing may still be moving.
test.use({ viewport: { width: 1920 + DASHBOARD, height: 1080 } });

const TIMELINES = ['local', 'social', 'global'].map((source) => `/timeline?src=${source}`);

/** The title of the page of @bob. */
const BOB = 'Bob Builder-of-Keyboards (@bob)';

/** Main, then the first above the second, then two behind each other, then one more. */
async function expectSixColumns(app: App): Promise<void> {
  await expect(async () => {
    const { Home, Local, Social, Notifications, [BOB]: bob } = await app.deck.places();
    expect(Local!.x).toBeGreaterThan(Home!.x);
    expect(Social!.x).toBe(Local!.x);
    expect(Social!.y).toBeGreaterThan(Local!.y);
    expect(Notifications!.x).toBeGreaterThan(Local!.x);
    expect(bob!.x).toBeGreaterThan(Notifications!.x);
  }).toPass();
  await expect(app.deck.tabs.getByRole('tab', { selected: true })).toHaveText('Notifications');
  await expect(app.deck.tabs.getByRole('tab', { selected: false })).toHaveText('Global');
}

async function expectSameAfterReload(app: App): Promise<void> {
  await app.deck.rest();
  const before = await app.deck.places();
  await app.page.reload();
  await expect(app.deck.column(BOB).getByRole('feed').first()).toBeVisible();
  await expect.poll(async () => await app.deck.places()).toEqual(before);
}

test(
  'the mouse adds columns, stacks one and puts one behind another, and they are there after a reload',
  { tag: '@whole' },
  async ({ openApp }) => {
    const app = await openApp('alice', { columns: TIMELINES });
    const { deck, page } = app;
    await deck.add('Notifications', 'Notifications', 'All');
    await page.getByRole('button', { name: 'Add column', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'User…' }).click();
    await page.getByRole('dialog', { name: 'Choose user' }).getByRole('combobox').fill('keyboards');
    await page.getByRole('option', { name: /@bob$/ }).click();
    await expect(deck.handle(BOB)).toBeVisible();
    await deck.drag('Social', 'Local', 'bottom');
    await deck.drag('Notifications', 'Global', 'center');
    await expectSixColumns(app);
    await expectSameAfterReload(app);
  },
);

test('the keyboard alone builds the same deck', async ({ openApp }) => {
  const app = await openApp('alice', { columns: TIMELINES.slice(0, 2) });
  const { deck, page } = app;
  const keyboard = new Keyboard(page);
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const openAdd = async (): Promise<void> => {
    await keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await keyboard.type('add column');
    await keyboard.press('Enter');
    await expect(menuItem('Timelines')).toBeVisible();
  };
  const choose = async (name: string, key: 'Enter' | 'ArrowRight'): Promise<void> => {
    await keyboard.walkDownTo(menuItem(name));
    await keyboard.press(key);
  };
  const columnMenu = async (name: string, ...path: readonly string[]): Promise<void> => {
    await deck.column(name).getByRole('button', { name: 'Column actions' }).focus();
    await keyboard.press('Enter');
    for (const [index, item] of path.entries()) await choose(item, index < path.length - 1 ? 'ArrowRight' : 'Enter');
  };
  await openAdd();
  await choose('Timelines', 'ArrowRight');
  await choose('Global', 'Enter');
  await expect(deck.handle('Global')).toBeFocused();
  await openAdd();
  await choose('Notifications', 'ArrowRight');
  await choose('All', 'Enter');
  await openAdd();
  await choose('User…', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Choose user' }).getByRole('combobox')).toBeFocused();
  await keyboard.type('@bob');
  await keyboard.press('Enter');
  await expect(deck.handle(BOB)).toBeFocused();
  await columnMenu('Social', 'Move', 'Stack under the left column');
  await columnMenu('Notifications', 'Move', 'Add as tab on the left');
  await expectSixColumns(app);
  await expectSameAfterReload(app);
  await deck.handle(BOB).focus();
  await keyboard.press('ArrowLeft', 'Shift+ArrowRight');
  await expect(deck.handle(BOB)).toBeFocused();
  await expect(async () => {
    const { [BOB]: bob, Notifications } = await deck.places();
    expect(Notifications!.x).toBeGreaterThan(bob!.x);
    // Twice 20 px more than at first, with its part of the gaps.
    expect(bob!.width).toBe(370 - 8);
  }).toPass();
  await keyboard.press('1');
  await expect(page.locator('[data-pane="main"]')).toBeFocused();
});

test('a column floats as a window, moves, docks elsewhere, and keeps the text typed into it', async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local', '/timeline?src=global'] });
  const { deck, page } = app;
  await deck.column('Local').getByRole('feed').hover();
  await page.mouse.wheel(0, 900);
  const note = deck.column('Local').getByRole('article').nth(3);
  await expect(note).toBeVisible();
  const read = await deck
    .column('Local')
    .locator('[data-part="scroller"]')
    .evaluate(({ scrollTop }) => scrollTop);
  const { width, height } = page.viewportSize()!;
  await deck.dragTo('Local', { x: width / 2, y: height - 50 });
  const window = page.getByRole('dialog', { name: 'Local' });
  await expect(window).toBeVisible();
  await expect(deck.column('Local')).toBeHidden();
  await expect.poll(() => window.locator('[data-part="scroller"]').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(read / 2);
  const global = (await deck.column('Global').boundingBox())!;
  await window.locator('[data-part="title"]').hover();
  await page.mouse.down();
  await page.mouse.move(global.x + global.width / 2, global.y + global.height / 2 + 44, { steps: 8 });
  await page.mouse.up();
  await expect(window).toBeHidden();
  await expect(async () => {
    const { Local, Global } = await deck.places();
    expect(Local!.x).toBe(Global!.x);
    expect(Local!.y).toBeGreaterThan(Global!.y);
  }).toPass();
  await page.keyboard.press('Control+z');
  await expect(window).toBeVisible();
});

/** The cursor that the mouse shows at a point of the page. */
const cursorAt = (page: Page, at: { readonly x: number; readonly y: number }): Promise<string> =>
  page.evaluate(({ x, y }) => getComputedStyle(document.elementFromPoint(x, y)!).cursor, at);

test('the border of a column resizes it, and its neighbors keep their widths', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1280 + DASHBOARD, height: 800 }, columns: TIMELINES });
  const { deck, page } = app;
  await deck.rest();
  const before = await deck.places();
  const edge = { x: before['Local']!.x + before['Local']!.width, y: 400 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 60, edge.y, { steps: 6 });
  // Wherever the pointer is meanwhile, it belongs to the border.
  await expect.poll(() => cursorAt(page, { x: edge.x + 150, y: edge.y })).toBe('ew-resize');
  await page.mouse.up();
  await expect.poll(() => cursorAt(page, { x: edge.x + 150, y: edge.y })).not.toBe('ew-resize');
  await expect.poll(async () => Math.round((await deck.places())['Local']!.width)).toBeCloseTo(before['Local']!.width + 60, -1);
  await expect.poll(async () => (await deck.places())['Social']!.width).toBeCloseTo(before['Social']!.width, 0);
});

test(
  'the main pane can be hidden and comes back, and links of the navigation open windows meanwhile',
  { tag: '@whole' },
  async ({ openApp }) => {
    const app = await openApp('alice', { columns: ['/timeline?src=local'] });
    const { deck, page } = app;
    await deck.choose('Home', 'Hide');
    await expect(deck.column('Home')).toBeHidden();
    await app.navigation.getByRole('link', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await deck.choose('Local', 'Show main pane');
    await expect(deck.column('Home')).toBeVisible();
  },
);

test('a column is renamed, cleared, folded, maximized, duplicated and closed, and each step can be undone', async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local'] });
  const { deck, page } = app;
  await expect(deck.column('Local').getByRole('article').first()).toBeVisible();
  await deck.choose('Local', 'Clear');
  await expect(deck.column('Local').getByRole('article')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(deck.column('Local').getByRole('article').first()).toBeVisible();
  await deck.choose('Local', 'Rename');
  await page.getByRole('textbox').fill('Town square');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(deck.column('Town square')).toBeVisible();
  await deck.choose('Town square', 'Maximize');
  await expect(deck.column('Home')).toBeHidden();
  await deck.choose('Town square', 'Show all columns');
  await deck.choose('Town square', 'Collapse');
  await expect(deck.column('Town square').getByRole('article')).toHaveCount(0);
  await deck.column('Town square').getByRole('button', { name: 'Expand' }).click();
  await deck.choose('Town square', 'Close');
  await expect(deck.column('Town square')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(deck.column('Town square')).toBeVisible();
});

test('axe finds nothing in a deck', { tag: '@whole' }, async ({ openApp }) => {
  const columns = ['/timeline?src=local', '/my/notifications'];
  const app = await openApp('alice', { viewport: { width: 1280, height: 800 }, columns });
  await app.deck.choose('Notifications', 'Move', 'Add as tab on the left');
  await expect(app.deck.column('Notifications').getByRole('feed')).toBeVisible();
  await expectAccessible(app.page);
});

test('the menu of a column offers what applies to its page', async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local', '/my/drive'] });
  const { deck, page } = app;
  const ofTimelines = page.getByRole('menuitemcheckbox', { name: /^(Sound|Show unread count)$/ });
  await deck.choose('Local');
  await expect(ofTimelines).toHaveCount(2);
  await page.keyboard.press('Escape');
  await deck.choose('Drive');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await expect(ofTimelines).toHaveCount(0);
});

test('a column with a hashtag is found by typing, and by what many use now', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.post('Cork for the floor #keyboardfeet');
  const app = await openApp('alice');
  const { deck, page } = app;
  const openChooser = async () => {
    await page.getByRole('button', { name: 'Add column', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Hashtag…' }).click();
  };
  await openChooser();
  await page.getByRole('combobox', { name: 'Hashtag' }).fill('keyboardf');
  await page.getByRole('group', { name: 'Known hashtags' }).getByRole('option', { name: 'keyboardfeet' }).click();
  await expect(deck.column('#keyboardfeet').getByRole('article').first()).toContainText('Cork for the floor');
  await openChooser();
  await expect(page.getByRole('group', { name: 'Trending' }).getByRole('option').first()).toBeVisible();
});
