import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { expectAccessibleIn } from '../../support/axe';
import { speakRightToLeft } from '../../support/speakRightToLeft';

test.use({ sidePanel: true });

// The tests measure places, so nothing may still be moving.

const TIMELINES = ['local', 'social', 'global'].map((source) => `/timeline?src=${source}`);

const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.width;

const border = ({ page }: App, name: string): Locator => page.getByRole('separator', { name, exact: true });
const dashboard = ({ page }: App): Locator => page.getByRole('complementary', { name: 'Side panel' });

/** Moves the mouse until the page has noticed it and has loaded its borders. */
async function bringBorders(app: App): Promise<void> {
  let x = 600;
  await expect(async () => {
    await app.page.mouse.move((x += 1), 500);
    await expect(border(app, 'Sidebar width')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Drags a border sideways. */
async function drag(page: Page, one: Locator, by: number): Promise<void> {
  const { x, y, width, height } = (await one.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

test.describe('on a screen of 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a column that does not fit offers to hide the side panel, and then three columns fit', async ({ openApp }) => {
    const app = await openApp('alice', { viewport: { width: 1280, height: 800 }, columns: ['/timeline?src=local'] });
    const { deck, page } = app;
    await deck.add('Global', 'Timelines', 'Global');
    await page.getByRole('button', { name: 'Hide side panel' }).click();
    await expect(dashboard(app)).toBeHidden();
    await expect(async () => {
      const { Home, Local, Global } = await deck.places();
      const widths = [Home, Local, Global].map((place) => Math.round(place!.width));
      // The least width of a column, with its part of the gaps.
      expect(widths.every((width) => width >= 330 - 8)).toBe(true);
      expect(Global!.x + Global!.width).toBeLessThanOrEqual(1280);
    }).toPass();
  });
});

test(
  'the navigation and the dashboard become wider and narrower with the mouse and with keys, and stay so',
  { tag: '@whole' },
  async ({ openApp }) => {
    const app = await openApp('alice', { viewport: { width: 1920, height: 1080 } });
    const { page, navigation } = app;
    await bringBorders(app);
    await drag(page, border(app, 'Sidebar width'), 60);
    await expect.poll(() => widthOf(navigation)).toBe(276);
    await drag(page, border(app, 'Side panel width'), -100);
    await expect.poll(() => widthOf(dashboard(app))).toBe(450);
    await border(app, 'Sidebar width').press('ArrowLeft');
    await border(app, 'Side panel width').press('ArrowRight');
    await expect.poll(async () => [await widthOf(navigation), await widthOf(dashboard(app))]).toEqual([236, 410]);
    await expectAccessibleIn(page, '[role="separator"]', 'structure');
    await page.reload();
    await expect.poll(async () => [await widthOf(navigation), await widthOf(dashboard(app))]).toEqual([236, 410]);
  },
);

test('a navigation that is made small enough shows icons, and Escape cancels the drag of its border', async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1920, height: 1080 } });
  const { page, navigation } = app;
  await bringBorders(app);

  await test.step('Escape', async () => {
    const { x, y, height } = (await border(app, 'Sidebar width').boundingBox())!;
    await page.mouse.move(x + 3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 103, y + height / 2, { steps: 5 });
    await expect.poll(() => widthOf(navigation)).toBeGreaterThan(300);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => widthOf(navigation)).toBe(216);
  });

  await test.step('icons, and names again when it is made larger', async () => {
    await drag(page, border(app, 'Sidebar width'), -150);
    await expect.poll(() => widthOf(navigation)).toBe(64);
    await expect(navigation.getByRole('link', { name: 'Timeline' })).toBeVisible();
    await border(app, 'Sidebar width').press('ArrowRight');
    await expect.poll(() => widthOf(navigation)).toBe(180);
  });
});

test('borders follow the pointer from right to left as well', { tag: '@whole' }, async ({ openApp, complaints }) => {
  const app = await openApp('alice', { viewport: { width: 1920, height: 1080 } });
  const { page, navigation } = app;
  await speakRightToLeft(app, complaints);
  await bringBorders(app);
  await drag(page, border(app, 'Sidebar width'), -60);
  await expect.poll(() => widthOf(navigation)).toBe(276);
  await drag(page, border(app, 'Side panel width'), 50);
  await expect.poll(() => widthOf(dashboard(app))).toBe(400);
});

test('the map of the columns shows which are in sight, and leads to the others', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1920, height: 1080 }, columns: [...TIMELINES, '/my/drive'] });
  const { deck, page } = app;
  const map = page.getByRole('toolbar', { name: 'Column map' });
  await deck.add('Notifications', 'Notifications', 'All');
  await expect(map.getByRole('button')).toHaveCount(6);
  await expect(map.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-current', 'true');
  await expect(map.getByRole('button', { name: 'Home' })).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('button', { name: /more columns? to the left$/ })).toBeVisible();
  await map.getByRole('button', { name: 'Local' }).press('Enter');
  await expect(deck.column('Local')).toBeInViewport({ ratio: 1 });
  await expect(map.getByRole('button', { name: 'Local' })).toHaveAttribute('aria-current', 'true');
  await expect(map.getByRole('button', { name: 'Notifications' })).not.toHaveAttribute('aria-current');
  await deck.choose('Notifications', 'Close');
  await map.getByRole('button', { name: 'Home' }).press('Enter');
  await page.getByRole('group', { name: 'Deck bar' }).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(deck.column('Notifications')).toBeInViewport();
  await expectAccessibleIn(page, '[role="toolbar"][aria-label="Column map"]');
});

test('a deck that is scrolled rests with a column at one of its sides', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1280, height: 800 }, columns: TIMELINES });
  const { deck, page } = app;
  const isAligned = async (): Promise<boolean> => {
    const strip = (await deck.root.boundingBox())!;
    const places = Object.values(await deck.places());
    const sides = places.flatMap(({ x, width }) => [x - strip.x, x + width - strip.x - strip.width]);
    return sides.some((distance) => Math.abs(distance) <= 1);
  };
  const at = (): Promise<number> => deck.root.evaluate((strip) => strip.scrollLeft);
  await deck.root.evaluate((strip) => strip.scrollTo({ left: 0 }));
  await expect.poll(at).toBe(0);
  // The deck goes on in the direction that it was scrolled in, so it has to be at rest before the next scroll.
  await deck.rest();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(90, 0);
  await expect.poll(at).toBeGreaterThan(89);
  await expect.poll(isAligned).toBe(true);
});
