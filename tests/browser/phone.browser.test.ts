import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';
import { placeAtRest } from '../../e2e/support/atRest';
import { PHONE, swipe } from '../../e2e/support/touch';

test.use({ sidePanel: true });

const WIDTHS = [320, 390, 412];
const phone = (width: number, height = 844) => ({ ...PHONE, viewport: { width, height } });

/** Covers the edges of the screen, as a notch and rounded corners do; CSS px. */
async function coverEdges(page: Page, insets: { top: number; bottom: number; left: number; right: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Sets the size of text that the reader chose in the browser, in px; 16 by default. */
async function setTextSize(page: Page, px: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** The smallest text in sight, except what its writer made small: its size in px, and the text. */
const smallestText = (page: Page): Promise<{ size: number; text: string }> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let least = { size: Infinity, text: '' };
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent!.trim();
      if (!text || !parent || parent.closest('small, svg, script, style, noscript, .visuallyHidden, #splash')) continue;
      if (!parent.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < least.size) least = { size, text };
    }
    return least;
  });

/** Whether all of an element can be seen: nothing around it cuts it off. */
const isWhole = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const box = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      const clip = around.getBoundingClientRect();
      if (getComputedStyle(around).overflowX === 'visible') continue;
      if (box.left < clip.left - 1 || box.right > clip.right + 1) return false;
    }
    return box.width > 0 && box.left >= 0 && box.right <= innerWidth;
  });

test('every timeline has a tab that can be seen whole on phones of any width, also among columns', async ({ openApp }) => {
  for (const columns of [[], ['/timeline?src=local']]) {
    const { page } = await openApp('alice', { ...phone(390), columns });
    await expect(page.getByRole('tablist', { name: 'Deck' })).toHaveCount(columns.length);
    const tabs = page.getByRole('tablist', { name: 'Timelines' }).getByRole('tab');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(async () => Promise.all((await tabs.all()).map(isWhole)), `at ${width} px`).toEqual([true, true, true, true]);
    }
  }
});

test('a row of tabs fades where it goes on', async ({ openBrowser }) => {
  const app = await openBrowser('alice', phone(320));
  await app.open('/about');
  const row = app.main.getByRole('tablist');
  await expect(row).toHaveAttribute('data-more', 'right');
  await row.evaluate((element) => element.scrollTo({ left: 40 }));
  await expect(row).toHaveAttribute('data-more', 'left right');
  await row.evaluate((element) => element.scrollTo({ left: 9_999 }));
  await expect(row).toHaveAttribute('data-more', 'left');
});

test('the composer of a phone shows all of its tools in one row with words, and the button that posts below', async ({ openApp }) => {
  const app = await openApp('alice', phone(320));
  await app.openComposer();
  const { root, post } = app.composer;
  const more = root.getByRole('button', { name: 'More' });
  await expect(more).toBeInViewport({ ratio: 1 });
  const tools = await root.getByRole('button', { name: 'Files' }).locator('..').getByRole('button').all();
  const places = await Promise.all(
    tools.map(async (tool) => ({
      word: (await tool.innerText()).trim(),
      isCut: await tool.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      y: (await tool.boundingBox())?.y,
    })),
  );
  const shown = places.filter(({ y }) => y !== undefined);
  expect(shown.map(({ word, isCut }) => ({ word, isCut }))).toEqual(
    ['Files', 'Poll', 'CW', 'Emoji', 'Schedule', 'More'].map((word) => ({ word, isCut: false })),
  );
  expect(new Set(shown.map(({ y }) => y)).size).toBe(1);
  await expect(post).toBeInViewport({ ratio: 1 });
});

test('a page with tabs shows its title above them on a phone, and beside them on a large screen', async ({ openBrowser }) => {
  const app = await openBrowser('alice', phone(390));
  await app.open('/explore');
  const title = app.main.getByRole('heading', { level: 1, name: 'Explore' });
  const tabs = app.main.getByRole('tablist', { name: 'Explore' });
  const places = async () => {
    const [above, below] = [(await title.boundingBox())!, (await tabs.boundingBox())!];
    return { isSeen: above.width > 20, isAbove: above.y + above.height <= below.y + 1, isBeside: above.x + above.width <= below.x };
  };
  await expect(title).toBeVisible();
  await expect.poll(places).toEqual({ isSeen: true, isAbove: true, isBeside: false });
  await app.page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(places).toEqual({ isSeen: true, isAbove: false, isBeside: true });
});

test('no field of a touch screen has less than 16 px of text, so that no browser zooms into it', async ({ openApp }) => {
  const app = await openApp('alice', phone(390));
  const { page } = app;
  const sizes = () =>
    page.locator('input:visible, textarea:visible, select:visible').evaluateAll((fields) =>
      fields.map((field) => ({
        field: field.getAttribute('aria-label') ?? field.id,
        isLarge: Number.parseFloat(getComputedStyle(field).fontSize) >= 16,
      })),
    );
  const small = async () => (await sizes()).filter(({ isLarge }) => !isLarge);
  await app.openComposer();
  await app.composer.root.getByRole('button', { name: 'Content warning (CW)' }).tap();
  expect((await sizes()).length).toBeGreaterThan(1);
  expect(await small()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  expect(await small()).toEqual([]);
  await page.keyboard.press('Escape');
  await app.open('/@bob');
  await page.getByRole('button', { name: 'Add memo' }).tap();
  await expect(page.getByRole('textbox').first()).toBeFocused();
  expect(await small()).toEqual([]);
});

test('no text of the product is smaller than 11 px on a phone', { tag: '@whole' }, async ({ openBrowser }) => {
  test.slow(true, 'several pages are read');
  const app = await openBrowser('alice', phone(390));
  const { page } = app;
  for (const path of [
    '/',
    '/@bob',
    '/my/notifications',
    '/my/drive',
    '/about',
    '/about#charts',
    '/channels',
    '/settings',
    '/announcements',
  ]) {
    await app.open(path);
    await expect(app.main.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const { size, text } = await smallestText(page);
    expect.soft(size, `${path}: ${text}`).toBeGreaterThanOrEqual(11);
  }
});

test('with text of twice the size, names keep room, no button cuts a word, and nothing scrolls sideways', async ({ openBrowser }) => {
  const app = await openBrowser('alice', phone(390));
  const { page } = app;
  await setTextSize(page, 32);
  await app.open('/');
  const note = app.timeline('Home').articles.filter({ hasText: 'Diego Marín' }).last();
  await note.scrollIntoViewIfNeeded();
  const name = note.getByRole('link', { name: 'Diego Marín' }).last();
  await expect.poll(() => isWhole(name)).toBe(true);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBe(0);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await app.open('/@bob');
    const button = app.main.getByRole('button', { name: /^Follow/ }).first();
    await expect(button).toBeVisible();
    const lines = await button
      .locator('span:not(:has(span))')
      .first()
      .evaluate((label) => {
        const letters = document.createRange();
        letters.selectNodeContents(label);
        return { words: label.textContent.split(' ').length, lines: new Set([...letters.getClientRects()].map(({ y }) => y)).size };
      });
    expect(lines.lines, `lines at ${width} px`).toBeLessThanOrEqual(lines.words);
    expect(await isWhole(button)).toBe(true);
    const title = app.main.getByRole('region', { name: 'Profile' }).getByRole('heading', { level: 2 });
    expect(await title.evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(1);
    expect(await title.locator('*').evaluateAll((parts) => parts.every((part) => part.scrollWidth - part.clientWidth <= 1))).toBe(true);
    expect(await sideways()).toBe(0);
  }
});

test('nothing to press lies under the notch of a phone, upright or on its side, and a note can be written there', async ({ openApp }) => {
  const app = await openApp('alice', phone(844, 390));
  const { page } = app;
  for (const side of ['left', 'right'] as const) {
    await coverEdges(page, { top: 0, bottom: 21, left: 0, right: 0, [side]: 47 });
    const room = { left: side === 'left' ? 47 : 0, right: 844 - (side === 'right' ? 47 : 0) };
    const outside = () =>
      page.evaluate(
        ({ left, right }) =>
          [...document.querySelectorAll('a, button, input')].flatMap((one) => {
            const box = one.getBoundingClientRect();
            const isShown = one.checkVisibility() && box.width > 1 && box.bottom > 0 && box.top < innerHeight;
            return isShown && (box.left < left || box.right > right) ? [one.getAttribute('aria-label') ?? one.textContent] : [];
          }),
        room,
      );
    await expect.poll(outside).toEqual([]);
    await expect(page.getByRole('button', { name: 'New note' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await coverEdges(page, { top: 47, bottom: 34, left: 0, right: 0 });
  await app.openComposer();
  // It grows to its place.
  await expect.poll(async () => (await app.composer.root.boundingBox())!.y).toBe(47);
  const emoji = (await app.composer.root.getByRole('button', { name: 'Emoji' }).boundingBox())!;
  expect(emoji.y + emoji.height).toBeLessThanOrEqual(844 - 34);
});

test('a menu and the drawer of the dashboard leave with a finger that drags them away', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', phone(390));
  const { page } = app;
  await app.timeline('Home').articles.first().getByRole('button', { name: 'More' }).tap();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const { y } = (await menu.boundingBox())!;
  await swipe(page, { x: 195, y: y + 12 }, { x: 195, y: y + 300 });
  await expect(menu).toBeHidden();
  await app.timeline('Home').articles.first().getByRole('button', { name: 'More' }).tap();
  await expect(menu).toBeVisible();
  await swipe(page, { x: 195, y: y + 60 }, { x: 195, y: y + 340 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Side panel' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Side panel' });
  await expect(drawer).toBeVisible();
  await placeAtRest(drawer);
  await swipe(page, { x: 120, y: 30 }, { x: 340, y: 30 });
  await expect(drawer).toBeHidden();
});

test(
  'who asks for more contrast gets darker text and edges, and forced colors keep dots and bars',
  { tag: '@whole' },
  async ({ openApp }) => {
    const app = await openApp('alice');
    const { page } = app;
    const styleOf = (element: Locator, property: string) =>
      element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    const time = app.timeline('Home').articles.first().getByRole('time').first();
    const post = page.getByRole('button', { name: 'Edit widgets' });
    await expect(post).toBeVisible();
    const before = await styleOf(time, 'color');
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await expect.poll(() => styleOf(time, 'color')).not.toBe(before);
    expect(await styleOf(post, 'border-top-width')).toBe('1px');
    await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active', reducedMotion: 'reduce' });
    const canvas = await styleOf(page.locator('body'), 'background-color');
    const mark = app.navigation.getByRole('link', { name: /^Notifications/ }).locator('[role="img"]');
    await expect(mark).toBeVisible();
    expect(await styleOf(mark, 'background-color')).not.toBe(canvas);
    expect(await styleOf(mark, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
    // Browsers put a plate behind text, which would hide the text of a filled button.
    const write = app.navigation.getByRole('button', { name: 'New note' });
    expect({
      fill: await styleOf(write, 'background-color'),
      text: await styleOf(write, 'color'),
      plate: await styleOf(write, 'forced-color-adjust'),
    }).toEqual({ fill: await styleOf(mark, 'background-color'), text: await styleOf(mark, 'color'), plate: 'none' });
  },
);
