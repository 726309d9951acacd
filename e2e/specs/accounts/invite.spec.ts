import { expect, test } from '../../fixtures';

test('somebody signs up with an invitation although registration is closed', { tag: '@whole' }, async ({ app, openBrowser, actAs }) => {
  const admin = await actAs('admin');
  await admin.callAny('admin/update-meta', { disableRegistration: true });
  const host = await openBrowser('admin');
  await host.open('/invite');
  await host.page.getByRole('button', { name: 'Create code' }).click();
  await host.page.getByRole('button', { name: 'Got it' }).click();
  const [invitation] = (await admin.callAny('invite/list', {})) as readonly { readonly code: string }[];
  const card = host.page.getByRole('article', { name: invitation!.code });
  await expect(card.getByText('Unused')).toBeVisible();

  await app.open('/');
  await app.page.getByRole('button', { name: 'Sign up with an invitation' }).click();
  const dialog = app.page.getByRole('dialog', { name: 'Sign up' });
  await dialog.getByRole('switch', { name: 'I agree to the rules' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'Invitation code' }).fill(invitation!.code);
  await dialog.getByRole('textbox', { name: 'Username' }).fill('newcomer');
  await dialog.getByLabel('Password', { exact: true }).fill('a long password');
  await dialog.getByLabel('Confirm password', { exact: true }).fill('a long password');
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
  await app.skipSetup();
  await expect(app.accountMenu('newcomer')).toBeVisible();

  await host.open('/invite');
  await expect(card.getByRole('link', { name: '@newcomer' })).toBeVisible();
});
