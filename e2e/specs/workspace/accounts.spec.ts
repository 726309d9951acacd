import { expect, test, type TestFixtures } from '../../fixtures';
import type { App } from '../../objects/App';
import { NoteArticle } from '../../objects/NoteArticle';
import { passwordOf } from '../../support/accounts';

test.use({ viewport: { width: 1600, height: 900 } });

/** Stores bob beside alice, and opens his home timeline in a column. */
async function openWithBob(openApp: TestFixtures['openApp']): Promise<App> {
  const app = await openApp('alice', { columns: ['/timeline?src=local'] });
  const { page } = app;
  await app.accountMenu('alice').click();
  await page.getByRole('menuitem', { name: 'Add account' }).click();
  await page.getByRole('menuitem', { name: 'Existing account' }).click();
  await app.signInDialog.getByRole('textbox', { name: 'Username' }).fill('bob');
  await app.signInDialog.getByLabel('Password', { exact: true }).fill(passwordOf('bob'));
  await app.signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(app.signInDialog).toBeHidden();
  await page.getByRole('button', { name: 'Add column', exact: true }).first().click();
  // Each opens a menu beside the previous ones, and some entries are in several of them.
  for (const [depth, item] of ['Account', '@bob', 'Timelines', 'Home'].entries()) {
    await expect(page.getByRole('menu')).toHaveCount(depth + 1);
    await page.getByRole('menu').last().getByRole('menuitem', { name: item, exact: true }).click();
  }
  await expect(bobsColumn(app).getByText('as @bob')).toBeAttached();
  return app;
}

const bobsColumn = ({ deck }: App) => deck.root.locator('[data-column]').last();

test("two accounts stream side by side: each sees the other's actions, and each acts in its own name", async ({ openApp, actAs }) => {
  const app = await openWithBob(openApp);
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  await alice.call('following/create', { userId: bob.id }).catch(() => {});
  const id = await bob.post('Seen by two at once');
  const inBobs = new NoteArticle(app.page, bobsColumn(app).getByRole('article').filter({ hasText: 'Seen by two at once' }).first());
  const inLocal = new NoteArticle(
    app.page,
    app.deck.column('Local').getByRole('article').filter({ hasText: 'Seen by two at once' }).first(),
  );
  await expect(inBobs.root).toBeVisible();
  await expect(inLocal.root).toBeVisible();
  await inLocal.react('👍');
  await expect(inBobs.reaction('👍')).toBeVisible();
  await expect(inBobs.reaction('👍')).toHaveAttribute('aria-pressed', 'false');

  await inBobs.reply();
  await app.composer.send('In the name of Bob');
  await expect(app.composer.root).toBeHidden();
  await expect.poll(async () => (await bob.call('notes/show', { noteId: id })).repliesCount).toBe(1);
  const replies = (await bob.callAny('notes/children', { noteId: id })) as readonly { user: { username: string } }[];
  expect(replies.map(({ user }) => user.username)).toEqual(['bob']);
});

test("a card in the column of another account is drawn and acts in that account's name", { tag: '@whole' }, async ({ openApp, actAs }) => {
  const app = await openWithBob(openApp);
  const [alice, bob, admin] = [await actAs('alice'), await actAs('bob'), await actAs('admin')];
  for (const one of [alice, bob]) await one.call('following/delete', { userId: admin.id }).catch(() => {});
  await bob.post('A word to @admin');
  const name = bobsColumn(app).getByRole('article').filter({ hasText: 'A word to' }).first().getByRole('link', { name: '@admin' });
  await expect(name).toBeVisible();
  const card = app.page.locator('[data-part="user-card"]');
  // A card opens only for a moving pointer, and the new note may have come under a resting one.
  await expect(async () => {
    await app.page.mouse.move(0, 0);
    await name.hover();
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  await card.getByRole('button', { name: 'Follow @admin', exact: true }).click();
  await expect.poll(async () => (await bob.call('users/show', { userId: admin.id })) as unknown).toMatchObject({ isFollowing: true });
  expect(await alice.call('users/show', { userId: admin.id })).toMatchObject({ isFollowing: false });

  const button = card.getByRole('button', { name: 'User actions' });
  const menu = app.page.getByRole('menu', { name: 'User actions' });
  await button.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Copy username' }).hover();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('menuitem', { name: 'Report' }).click();
  await app.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(app.page.getByRole('dialog')).toBeHidden();
  await app.page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await expect(name).toBeFocused();
});

test('columns of one account stay alive when another account signs out', { tag: '@whole' }, async ({ openApp, actAs }) => {
  const app = await openWithBob(openApp);
  const carol = await actAs('carol');
  await app.accountMenu('alice').click();
  await app.page.getByRole('menuitem', { name: 'Sign out of another account' }).click();
  await app.page.getByRole('menuitem', { name: '@bob' }).last().click();
  await expect(bobsColumn(app).getByText("You're signed out of this account.")).toBeVisible();
  await carol.post('Still alive here');
  await expect(app.deck.column('Local').getByRole('article').filter({ hasText: 'Still alive here' })).toBeVisible();
});

test('columns of the account that takes over go on in its own workspace', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openWithBob(openApp);
  await app.accountMenu('alice').click();
  await app.page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await app.page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(app.accountMenu('bob')).toBeVisible();
  await expect(bobsColumn(app).getByRole('feed', { name: 'Home timeline' })).toBeVisible();
  await expect(bobsColumn(app).getByText('as @bob')).toHaveCount(0);
});
