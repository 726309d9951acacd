import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../support/axe';

test('a few letters find commands, pages and windows', async ({ openApp }) => {
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
  await search('dark');
  await expect(app.page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await search('new note');
  await expect(app.composer.text).toBeFocused();
  await app.page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
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

test('axe finds nothing in the command palette', async ({ openApp }) => {
  const app = await openApp('alice');
  await app.page.keyboard.press('Control+k');
  await expect(app.page.getByRole('option').first()).toBeVisible();
  await expectAccessible(app.page);
});
