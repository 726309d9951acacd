import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { expectAccessible } from '../../support/axe';
import { PHONE, swipe } from '../../support/touch';
import { workspaceWith } from '../../support/withColumns';

const tab = (app: App, name: string) => app.page.getByRole('tablist', { name: 'Deck' }).getByRole('tab', { name, exact: true });

/** Adds a column from the drawer. */
async function addColumn({ page }: App, ...path: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Add column' }).tap();
  for (const item of path) await page.getByRole('menuitem', { name: item, exact: true }).tap();
}

test('columns are pages that a finger swipes between, and the chosen one comes first', async ({ openApp }) => {
  test.slow(true, 'three columns of notes are read in two color schemes');
  const app = await openApp('alice', { ...PHONE, columns: ['/timeline?src=local'] });
  const { page } = app;
  await addColumn(app, 'Notifications', 'All');
  await expect(tab(app, 'Notifications')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('feed')).toBeInViewport();
  // A finger that comes down while the deck still goes to the new column stops it there.
  await app.deck.rest();
  await swipe(page, { x: 80, y: 500 }, { x: 340, y: 500 });
  await expect(tab(app, 'Local')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Local' }).getByRole('feed')).toBeInViewport();
  await page.getByRole('button', { name: 'Column actions' }).tap();
  await page.getByRole('menuitemcheckbox', { name: 'Open first on phones' }).tap();
  await page.reload();
  await expect(tab(app, 'Local')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Local' }).getByRole('feed')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
});

test('a window covers the page, and a swipe down dismisses it', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const { page } = app;
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Open in window' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  await expect(sheet.getByRole('feed')).toBeVisible();
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await swipe(page, { x: 120, y: 20 }, { x: 120, y: 280 });
  await expect(sheet).toBeHidden();
});

test('the drawer holds the navigation, closes by Escape, by a link and by a swipe, and gives the focus back', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const { page } = app;
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await opener.tap();
  await expect(drawer.getByRole('link', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.tap();
  await drawer.getByRole('link', { name: /^Notifications/ }).tap();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/my\/notifications$/);
  await opener.tap();
  await expect(drawer).toBeVisible();
  await swipe(page, { x: 220, y: 400 }, { x: 60, y: 400 });
  await expect(drawer).toBeHidden();
});

test('the bar opens the composer, which posts a note', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  await app.compose('Written with two thumbs');
  await expect(app.note('Written with two thumbs').root).toBeVisible();
});

test(
  'a swipe that begins on a picture of the drive changes the column, and its tiles keep their pictures free',
  { tag: '@whole' },
  async ({ openApp, actAs }) => {
    const alice = await actAs('alice');
    const files = (await alice.callAny('drive/files', {})) as readonly { readonly name: string }[];
    expect(files.length).toBeGreaterThan(0);
    const app = await openApp('alice', PHONE);
    const { page } = app;
    await addColumn(app, 'Drive');
    await expect(tab(app, 'Drive')).toHaveAttribute('aria-selected', 'true');
    const tile = page.getByRole('list', { name: 'Files' }).getByRole('listitem').first();
    const picture = (await tile.getByRole('link').boundingBox())!;
    // Nothing lies over the picture until it is chosen.
    const at = { x: picture.x + picture.width - 20, y: picture.y + 30 };
    const covering = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a, button, input')?.tagName, at);
    expect(covering).toBe('A');
    await swipe(page, { x: 100, y: picture.y + 40 }, { x: 350, y: picture.y + 40 });
    await expect(tab(app, 'Drive')).toHaveAttribute('aria-selected', 'false');
    // The swipe is still on its way, and the tap wins.
    await tab(app, 'Drive').tap();
    await tile.getByRole('button', { name: /^Actions/ }).tap();
    await page.getByRole('menuitemcheckbox', { name: 'Choose' }).tap();
    await page.keyboard.press('Escape');
    await expect(tile.getByRole('checkbox')).toBeChecked();
  },
);

test('a phone that signs in first opens the main pane, and its tabs lead to the columns and timelines', async ({ openApp, actAs }) => {
  const alice = await actAs('alice');
  const value = { version: 0, data: workspaceWith(['/timeline?src=local']) };
  await alice.callAny('i/registry/set', { scope: ['client', 'wisteria', 'workspaces'], key: 'default', value });
  const phone = await openApp(undefined, PHONE);
  const { page } = phone;
  await phone.signIn('alice');
  await expect(tab(phone, 'Local')).toBeVisible();
  await expect(tab(phone, 'Home')).toHaveAttribute('aria-selected', 'true');
  // A column that was never shown here has its name, before and after a reload.
  await page.reload();
  await expect(tab(phone, 'Local')).toBeVisible();
  await expect(tab(phone, 'Home')).toHaveAttribute('aria-selected', 'true');
  await expect(phone.timeline('Home').articles.first()).toBeInViewport();
  await page.getByRole('tablist', { name: 'Timelines' }).getByRole('tab', { name: 'Global' }).tap();
  await expect(tab(phone, 'Global')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
});
