import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { Keyboard } from '../../support/Keyboard';

test.use({ viewport: { width: 1280, height: 800 }, sidePanel: true });

const TIMELINES = ['local', 'social', 'global'].map((source) => `/timeline?src=${source}`);

async function addSearch({ page, deck }: App): Promise<void> {
  await page.getByRole('button', { name: 'Add column', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Search', exact: true }).click();
  await expect(deck.column('Search')).toBeVisible();
}

// In Firefox only one of two windows has the focus.
test(
  'WS22 what another device does to the workspace takes neither the focus nor the place, and closes nothing',
  { tag: '@chromium' },
  async ({ openApp }) => {
    const [here, there] = [await openApp('alice', { columns: TIMELINES }), await openApp('alice', { columns: TIMELINES })];
    const { page, deck } = here;
    const left = () => deck.root.evaluate(({ scrollLeft }) => scrollLeft);
    const keyboard = new Keyboard(page);

    await test.step('while one writes', async () => {
      await page.keyboard.press('1');
      await expect.poll(left).toBe(0);
      await keyboard.press('n');
      await expect(here.composer.text).toBeFocused();
      await keyboard.type('Half a sen');
      await addSearch(there);
      // While the composer is open, the names of columns are out of reach.
      await expect(page.locator('[data-column]')).toHaveCount(5);
      await keyboard.type('tence');
      await expect(here.composer.text).toHaveValue('Half a sentence');
      await expect(here.composer.text).toBeFocused();
      await keyboard.press('Escape');
      expect(await left()).toBe(0);
    });

    await test.step('while one reads a column at the end', async () => {
      await keyboard.press('4');
      await expect.poll(left).toBeGreaterThan(0);
      await keyboard.press('j');
      const note = here.timeline('Global').articles.first();
      await expect(note).toBeFocused();
      await deck.rest();
      const before = (await deck.column('Global').boundingBox())!.x;
      await there.deck.choose('Local', 'Close');
      await expect(deck.column('Local')).toHaveCount(0);
      await expect(note).toBeFocused();
      await expect.poll(async () => (await deck.column('Global').boundingBox())!.x).toBeCloseTo(before, 0);
    });
  },
);

test('WS22 a reload keeps the place of the deck, and a search column leaves the focus alone', async ({ openApp }) => {
  const app = await openApp('alice', { columns: TIMELINES });
  const { page, deck } = app;
  await addSearch(app);
  await expect(deck.column('Search').getByRole('searchbox')).toBeFocused();
  await page.getByRole('button', { name: 'Add column', exact: true }).first().focus();
  await page.keyboard.press('4');
  const place = () => deck.column('Local').evaluate((column) => Math.round(column.getBoundingClientRect().left));
  await expect(deck.column('Global').locator('[data-pane]')).toBeFocused();
  await deck.rest();
  const before = await place();
  expect(before, 'the deck is scrolled').toBeLessThan(0);
  await page.reload();
  await expect(deck.column('Search').getByRole('searchbox')).toBeVisible();
  await expect.poll(place).toBe(before);
  await expect(page.locator('body')).toBeFocused();
});
