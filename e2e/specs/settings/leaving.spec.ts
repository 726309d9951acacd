import { expect, test } from '../../fixtures';
import { ApiUser } from '../../support/ApiUser';

const KINDS = ['Notes', 'Favorites', 'Clips', 'Followed accounts', 'Lists', 'Muted accounts', 'Blocked accounts', 'Antennas'];

test('somebody exports everything, deletes the account, and is gone', { tag: '@whole' }, async ({ app, instance, complaints }) => {
  complaints.allow(/status of 40[134]/);
  const { page } = app;
  await app.open('/');
  await app.signUp('leaver', 'leaver-pass');
  await app.skipSetup();
  const leaver = await ApiUser.signIn(instance.url, 'leaver', 'leaver-pass');
  await leaver.post('My only note');

  await app.open('/settings/import-export');
  for (const name of KINDS) {
    await page.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Export' }).click();
    const told = page.getByRole('dialog').filter({ hasText: 'find it in your drive' });
    await told.getByRole('button').last().click();
    await expect(told).toBeHidden();
  }
  const exported = async () => ((await leaver.callAny('drive/files', { limit: 20 })) as readonly { readonly name: string }[]).length;
  await expect.poll(exported).toBe(KINDS.length);

  await app.open('/settings/other');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByLabel('Password', { exact: true }).fill('leaver-pass');
  await page.getByRole('button', { name: 'Continue' }).click();
  const farewell = page.getByRole('dialog').filter({ hasText: "You're signed out." });
  await farewell.getByRole('button').last().click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await app.signInDialog.getByRole('textbox', { name: 'Username' }).fill('leaver');
  await app.signInDialog.getByLabel('Password', { exact: true }).fill('leaver-pass');
  await app.signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(app.signInDialog.getByRole('alert')).toHaveText("There's no user with that name.");

  await app.open('/@leaver');
  await expect(page.getByText('User not found').first()).toBeVisible();
});
