import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { passwordOf } from '../../support/accounts';
import { totp } from '../../support/totp';

const PASSWORD = passwordOf('alice');

/** Confirms that the owner is here. */
async function confirm(page: Page, token?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  if (token !== undefined) await dialog.getByRole('textbox', { name: 'Verification code' }).fill(token);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Enters name and password of the visitor. */
async function beginSignIn({ page, signInDialog }: App): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await signInDialog.getByRole('textbox', { name: 'Username' }).fill('alice');
  await signInDialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signInWith(app: App, token: string): Promise<void> {
  await beginSignIn(app);
  await app.signInDialog.getByRole('textbox', { name: 'Verification code' }).fill(token);
  await app.signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(app.accountMenu('alice')).toBeVisible();
}

test('two-factor authentication is set up, and then codes and backup codes sign in', async ({ openBrowser, complaints }) => {
  // The server refuses name and password alone, and so asks for the code.
  complaints.allow(/status of 403/);
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/settings/security');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await confirm(page);
  const wizard = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await expect(wizard.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const address = new URL(await wizard.getByLabel('Or enter this address in the app').inputValue());
  const secret = address.searchParams.get('secret')!;
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('textbox', { name: 'Verification code' }).fill(totp(secret, Date.now()));
  await wizard.getByRole('button', { name: 'Continue' }).click();
  const codes = wizard.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(5);
  const backupCode = await codes.first().innerText();
  await wizard.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Your authenticator app is set up.')).toBeVisible();

  await app.signOut('alice');
  await signInWith(app, totp(secret, Date.now()));
  await app.signOut('alice');
  await signInWith(app, backupCode);
});

test('a passkey is added, and then it signs in instead of a code', async ({ instance, openBrowser, actAs }) => {
  // Keys know names of hosts and no numeric addresses.
  const app = await openBrowser('alice', { baseURL: instance.url.replace('127.0.0.1', 'localhost') });
  const { page } = app;
  const alice = await actAs('alice');
  const { secret } = await alice.call('i/2fa/register', { password: PASSWORD });
  const { backupCodes } = await alice.call('i/2fa/done', { token: totp(secret, Date.now()) });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });

  await app.open('/settings/security');
  await page.getByRole('button', { name: 'Add security key' }).click();
  await confirm(page, backupCodes[0]);
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Security key name' });
  await name.fill('Laptop');
  await name.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toBeVisible();

  await app.signOut('alice');
  await beginSignIn(app);
  await expect(app.accountMenu('alice')).toBeVisible();
});
