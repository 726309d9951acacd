import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../support/axe';

test('a search finds notes, stays in the address, and is there again after Back', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.post('The zephyrine word, once');
  await bob.post({ text: 'zephyrine but private', visibility: 'specified', visibleUserIds: [] });
  const app = await openApp('alice');
  await app.navigation.getByRole('link', { name: 'Search' }).click();
  const words = app.page.getByRole('searchbox', { name: 'Search notes and people' });
  await expect(words).toBeFocused();
  await words.fill('ZEPHYRINE');
  await words.press('Enter');
  const found = app.page.getByRole('feed', { name: 'Notes with “ZEPHYRINE”' }).getByRole('article');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('once');
  await expectAccessible(app.page);
  await app.page.reload();
  await expect(found).toHaveCount(1);
  await expect(words).toHaveValue('ZEPHYRINE');

  await words.fill('no such word anywhere');
  await words.press('Enter');
  await expect(app.page.getByText('No notes found for “no such word anywhere”')).toBeVisible();
  await app.page.goBack();
  await expect(found).toHaveCount(1);
  await expect(words).toHaveValue('ZEPHYRINE');
});

test('a search finds people, and an address opens its user or note', async ({ openBrowser, actAs }) => {
  const noteId = await (await actAs('bob')).post('Found by its address');
  const app = await openBrowser('alice');
  await app.open('/search');
  await app.page.getByRole('tab', { name: 'People' }).click();
  await app.page.getByRole('searchbox').fill('carol');
  await app.page.getByRole('button', { name: 'Search', exact: true }).click();
  const people = app.page.getByRole('feed', { name: 'People matching “carol”' });
  await expect(people.getByRole('article').first()).toContainText('@carol');
  await expectAccessible(app.page);

  await app.page.getByRole('searchbox').fill(`${new URL(app.page.url()).origin}/notes/${noteId}`);
  await expectAccessible(app.page);
  await app.page.getByRole('button', { name: 'Open address' }).click();
  await expect(app.note('Found by its address').root).toBeVisible();
  await expect(app.page).toHaveURL(new RegExp(`/notes/${noteId}$`));
});

test('letters that are typed as soon as the page is asked for go into its field', async ({ openBrowser }) => {
  const { page } = await openBrowser('alice');
  await page.goto('/search', { waitUntil: 'commit' });
  await expect(page.locator('body')).toBeAttached();
  await page.keyboard.type('so');
  const words = page.getByRole('searchbox', { name: 'Search notes and people' });
  await expect(words).toBeFocused();
  await page.keyboard.type('up');
  await expect(words).toHaveValue(/up$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('visitors are told that they cannot search notes', async ({ app }) => {
  await app.open('/search?q=moss');
  await expect(app.page.getByText("This server doesn't let you search notes.")).toBeVisible();
  await expectAccessible(app.page);
});

test('the notes of a tag arrive live, and a note with the tag can be written', async ({ openBrowser, actAs }) => {
  const bob = await actAs('bob');
  await bob.post('First #Zephyr');
  const app = await openBrowser('alice');
  await app.open('/tags/zephyr');
  const notes = app.page.getByRole('feed', { name: 'Notes with #zephyr' }).getByRole('article');
  await expect(notes).toHaveCount(1);
  await bob.post('Second #zephyr');
  await expect(notes.first()).toContainText('Second');
  await expectAccessible(app.page);

  await app.page.getByRole('button', { name: 'Post with this hashtag' }).click();
  await expect(app.composer.text).toHaveValue('#zephyr ');
  await app.composer.text.press('End');
  await app.composer.text.pressSequentially('third');
  await app.composer.post.click();
  await expect(notes.first()).toContainText('third');
});
