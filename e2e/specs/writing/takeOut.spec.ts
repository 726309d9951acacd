import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { expectAccessible } from '../../support/axe';

/** Chooses where the composer goes. */
async function takeOut({ page, composer }: App, where: string): Promise<void> {
  await composer.root.getByRole('button', { name: 'Pop out composer' }).click();
  await page.getByRole('menuitem', { name: where, exact: true }).click();
}

test('the composer moves to a window with all that was typed, and people read and act beside it', async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1440, height: 900 } });
  const { page, composer } = app;
  await app.openComposer();
  await composer.text.fill('Written while reading');
  await composer.root.getByRole('button', { name: 'Content warning (CW)' }).click();
  await composer.root.getByRole('textbox', { name: 'Content warning' }).fill('Plants');
  await takeOut(app, 'In a window');
  const window = page.getByRole('dialog', { name: 'New note' });
  await expect(window).not.toHaveAttribute('aria-modal', 'true');
  await expect(window.getByRole('textbox', { name: 'Note text' })).toHaveValue('Written while reading');
  await expect(window.getByRole('textbox', { name: 'Content warning' })).toHaveValue('Plants');
  await expect(composer.text).toBeFocused();
  await expectAccessible(page);
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL(/\/my\/notifications$/);
  await expect(window).toBeVisible();
  await composer.post.click();
  await expect(window).toBeHidden();
  await app.navigation.getByRole('link', { name: 'Timeline' }).click();
  await expect(app.note('Plants').root).toBeVisible();
});

test('a reply moves to a column, survives a reload as a draft, and the column closes once it is posted', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.callAny('notes/create', { text: 'Who waters the ferns?' });
  const app = await openApp('alice', { viewport: { width: 1920, height: 1080 } });
  const { composer, deck } = app;
  await app
    .note('Who waters the ferns?')
    .root.getByRole('button', { name: /^Reply/ })
    .click();
  await composer.text.fill('@bob I do, on Fridays');
  await takeOut(app, 'In a column');
  const column = deck.column('New note');
  await expect(column.getByText('Who waters the ferns?')).toBeVisible();
  await app.page.reload();
  await expect(column.getByRole('textbox', { name: 'Note text' })).toHaveValue('@bob I do, on Fridays');
  await expect(column.getByText('Who waters the ferns?')).toBeVisible();
  await column.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(column).toBeHidden();
  await expect(app.note('I do, on Fridays').root).toBeVisible();
});

test('a window with a composer that is closed by mistake comes back with its words', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1440, height: 900 } });
  const { page, composer } = app;
  await app.openComposer();
  await takeOut(app, 'In a window');
  await composer.text.fill('Not lost');
  await page.keyboard.press('Escape');
  await expect(composer.root).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(composer.text).toHaveValue('Not lost');
});

test('a column for new notes stays and is empty again after a note', async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1920, height: 1080 } });
  await app.deck.add('New note', 'New note');
  const column = app.deck.column('New note');
  await column.getByRole('textbox', { name: 'Note text' }).fill('First of two');
  await column.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(app.note('First of two').root).toBeVisible();
  await expect(column.getByRole('textbox', { name: 'Note text' })).toHaveValue('');
});
