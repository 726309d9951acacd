import { expect, test } from '../../fixtures';
import { PHONE } from '../../support/touch';

test.use({ sidePanel: true });

// A released Firefox has no fingers.
test(
  'WS23 on a phone, Back closes what is on top, layer by layer, and then goes through pages',
  { tag: '@chromium' },
  async ({ openApp }) => {
    const app = await openApp('alice', PHONE);
    const { page, composer } = app;
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    const drawer = page.getByRole('dialog', { name: 'Side panel' });
    const picker = page.getByRole('combobox', { name: 'Search emoji' });
    const author = app.timeline('Home').articles.first().getByRole('link').filter({ hasText: /\S/ }).first();
    // Back is prepared once the commands are there.
    await page.waitForLoadState('networkidle');

    await author.click();
    await expect(page).toHaveURL(/\/@/);
    await app.navigation.getByRole('link', { name: /^Notifications/ }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Open in window' }).tap();
    await expect(sheet.getByRole('feed')).toBeVisible();
    await sheet.getByRole('article').first().focus();
    await page.keyboard.press('w');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('n');
    await expect(composer.text).toBeFocused();
    await composer.text.fill('Kept as a draft');
    await composer.root.getByRole('button', { name: 'Emoji' }).tap();
    await expect(picker).toBeVisible();

    for (const layer of [picker, composer.root, drawer, sheet]) {
      await page.goBack();
      await expect(layer).toBeHidden();
      await expect(page).toHaveURL(/\/@/);
    }
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
    await app.openComposer();
    await expect(composer.text).toHaveValue('Kept as a draft');
  },
);

test(
  'WS23 on a phone, Back closes the menu and the navigation, and walks the history of a column',
  { tag: '@chromium' },
  async ({ openApp }) => {
    const app = await openApp('alice', PHONE);
    const { page } = app;
    const navigation = page.getByRole('dialog', { name: 'Menu' });
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(navigation).toBeVisible();
    await page.goBack();
    await expect(navigation).toBeHidden();

    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await navigation.getByRole('button', { name: 'Add column' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Timelines' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menuitem', { name: 'Timelines' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await navigation.getByRole('button', { name: 'Add column' }).tap();
    await page.getByRole('menuitem', { name: 'Timelines' }).tap();
    await page.getByRole('menuitem', { name: 'Local', exact: true }).tap();
    const column = page.getByRole('region', { name: 'Local' });
    await column.getByRole('article').first().getByRole('link').filter({ hasText: /\S/ }).first().click();
    const back = page.getByRole('button', { name: 'Back' });
    await expect(back).toBeVisible();
    await page.goBack();
    await expect(back).toHaveCount(0);
    await expect(column.getByRole('feed')).toBeVisible();
  },
);

test('WS23 Back after something was closed by hand acts on the page at once', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const { page } = app;
  await page.waitForLoadState('networkidle');
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL(/\/my\/notifications$/);
  await app.openComposer();
  await page.keyboard.press('Escape');
  await expect(app.composer.root).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('WS23 on a wide screen, Back walks the history of the active column, and then that of the main pane', async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local'] });
  const { page, deck } = app;
  await deck.handle('Local').click();
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL(/\/my\/notifications$/);
  await app.timeline('Local').articles.first().getByRole('link').filter({ hasText: /\S/ }).first().click();
  const back = deck.root.getByRole('region').last().getByRole('button', { name: 'Back' });
  await expect(back).toBeVisible();
  await page.goBack();
  await expect(back).toHaveCount(0);
  await expect(app.timeline('Local').articles.first()).toBeVisible();
  await expect(page).toHaveURL(/\/my\/notifications$/);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
});
