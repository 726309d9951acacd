import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../support/axe';

test.use({ sidePanel: true });

test('a few letters find commands, pages, people and the places visited last', async ({ openApp }) => {
  const app = await openApp('alice');
  const palette = app.page.getByRole('dialog', { name: 'Commands' });
  const search = async (text: string) => {
    await app.page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await app.page.keyboard.type(text);
    await app.page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  };
  await search('notif');
  await expect(app.page).toHaveURL(/\/my\/notifications$/);
  // Only a page on which somebody stays counts as visited.
  const places = () => app.page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  await expect.poll(places).toMatch(/recentPlaces[^]*my\/notifications/);
  await search('dark');
  await expect(app.page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await search('@bob');
  await expect(app.page).toHaveURL(/\/@bob$/);
  await expect(app.page.getByRole('heading', { name: /^Bob/ }).first()).toBeVisible();
  await search('new note');
  await expect(app.composer.text).toBeFocused();
  await app.page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
  await app.page.keyboard.press('Escape');
  await app.page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Notifications' })).toBeVisible();
  await app.page.keyboard.type('@carol');
  await app.page.keyboard.press('Shift+Enter');
  await expect(app.page.getByRole('dialog', { name: /Carol/ })).toBeVisible();
});

test('the question mark shows all keys', async ({ openApp }) => {
  const app = await openApp('alice');
  await app.page.keyboard.press('?');
  const help = app.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('heading', { name: 'On a note' })).toBeVisible();
  await expectAccessible(app.page);
  await app.page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('the field of the palette stays where it is while people type, and axe finds nothing', { tag: '@whole' }, async ({ openApp }) => {
  const { page } = await openApp('alice');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  const before = await field.boundingBox();
  for (const text of ['no', 'nothing is called this']) {
    await field.fill(text);
    await expect(page.getByRole('option').last()).toContainText(`Search for “${text}”`);
    expect(await field.boundingBox()).toMatchObject({ x: before!.x, y: before!.y });
  }
  await field.fill('bob');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('@bob');
  await expectAccessible(page);
});
