import { expect, test } from '../../fixtures';
import { passwordOf } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';

test('text shared by another site fills the composer, is posted, and the page leads on', async ({ openApp, actAs }) => {
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  const replyId = await bob.post('Who has seen the moss?');
  const app = await openApp('alice');
  const query = new URLSearchParams({
    title: 'A page about moss',
    text: 'A page about moss',
    url: 'https://moss.example/',
    replyId,
    visibility: 'specified',
    visibleAccts: 'bob',
    localOnly: '1',
  });
  await app.open(`/share?${query.toString()}`);
  await expect(app.composer.text).toHaveValue('@bob [ A page about moss ]\nhttps://moss.example/');
  await expect(app.page.getByText('Who has seen the moss?')).toBeVisible();
  await expect(app.composer.root.getByRole('button', { name: 'Visibility: Direct' })).toBeVisible();
  await expect(app.composer.root.getByRole('list', { name: 'Recipients' })).toContainText('@bob');
  await expectAccessible(app.page);

  await app.composer.post.click();
  await expect(app.page.getByText('Note posted')).toBeVisible();
  await expect(app.page.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(app.page);
  const [note] = await bob.call('notes/mentions', { visibility: 'specified' });
  expect(note).toMatchObject({ userId: alice.id, replyId, localOnly: true, visibleUserIds: [bob.id] });

  await app.page.getByRole('button', { name: 'Home' }).click();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
});

test('sharing needs an account, and signing in loses nothing of the address', async ({ app }) => {
  await app.open('/share?text=kept');
  await expect(app.page.getByText('Sign in to see this')).toBeVisible();
  await app.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await app.signInDialog.getByRole('textbox', { name: 'Username' }).fill('alice');
  await app.signInDialog.getByLabel('Password', { exact: true }).fill(passwordOf('alice'));
  await app.signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(app.composer.text).toHaveValue('kept');
});
