import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../support/axe';

// Colors are checked: none may still be on its way.

test(
  'a page of four kinds of blocks is written, sorted by keyboard, published, changed, and liked by a reader',
  { tag: '@whole' },
  async ({ openApp, openBrowser, actAs }) => {
    const bob = await actAs('bob');
    const noteId = await bob.post('Worth keeping');
    // All blocks are in sight. Otherwise a key first scrolls, and only the next one moves.
    const app = await openApp('alice', { viewport: { width: 1280, height: 1600 } });
    const { page } = app;
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const add = async (kind: string, to = 'Add block') => {
      await page.getByRole('button', { name: to, exact: true }).click();
      await page.getByRole('menuitem', { name: kind, exact: true }).click();
    };

    await app.open('/pages');
    await page.getByRole('button', { name: 'New page' }).click();
    await field('Title').fill('Bread');
    await field('Text 1').fill('Rye is **strong**.');
    await add('Section');
    await field('Section title').fill('Oven');
    await add('Text', 'Add block to Oven');
    await field('Oven: Text 1').fill('Hot.');
    await add('Note');
    await field('Note link or ID').fill(`https://example.test/notes/${noteId}`);
    await expect(page.getByRole('article').filter({ hasText: 'Worth keeping' })).toBeVisible();
    await add('Image');
    await page.getByRole('group', { name: 'Image 4' }).getByRole('button', { name: 'Choose image…' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose files' });
    await picker.getByRole('list', { name: 'Files' }).getByRole('button').first().click();
    await picker.getByRole('button', { name: 'Use 1 file' }).click();
    await expect(picker).toBeHidden();

    await page.getByRole('button', { name: 'Move Image 4', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Image 4( taken|: place 4)/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Image 4: place 3 of 4.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Move Image 3', exact: true })).toBeVisible();
    await expectAccessible(page);

    await field('URL name').fill('bread');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/@alice\/pages\/bread$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Oven' })).toBeVisible();
    await expect(app.note('Worth keeping').root).toBeVisible();

    await page.getByRole('button', { name: 'Page actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await field('Title').fill('Rye bread');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    const reader = await openBrowser('carol');
    await reader.open('/@alice/pages/bread');
    await expect(reader.page.getByRole('heading', { level: 1, name: 'Rye bread' })).toBeVisible();
    await reader.page.getByRole('button', { name: 'Like (0)' }).click();
    await expect(reader.page.getByRole('button', { name: 'Like (1)' })).toHaveAttribute('aria-pressed', 'true');
    await reader.open('/pages#liked');
    await expect(reader.page.getByRole('link', { name: 'Rye bread' })).toBeVisible();
  },
);
