import { expect, test as base } from '../../fixtures';
import { passwordOf, type AccountName } from '../../support/accounts';
import { Instance } from '../../support/Instance';
import { totp } from '../../support/totp';

/** A gateway before an instance that answers like servers of 2026. */
const test = base.extend<object, { gateway: Instance }>({
  instance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, provide) => {
      const instance = await Instance.start({ seed: 'demo', flavor: '2026' });
      await provide(instance);
      await instance.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  gateway: [
    async ({ instance }, provide) => {
      const gateway = await Instance.start({ seed: 'demo', upstream: instance.url });
      await provide(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
});

test(
  'people sign in to a server of 2026 with the ordinary form, with a code where their account wants one',
  { tag: '@whole' },
  async ({ gateway, openBrowser, actAs, complaints }) => {
    complaints.allow(/status of 403/);
    const alice = await actAs('alice');
    const { secret } = (await alice.callAny('i/2fa/register', { password: passwordOf('alice') })) as { secret: string };
    await alice.callAny('i/2fa/done', { token: totp(secret, Date.now()) });
    const app = await openBrowser(undefined, { baseURL: gateway.url });
    const { page, signInDialog } = app;
    const enter = async (name: AccountName, password = passwordOf(name)) => {
      await signInDialog.getByRole('textbox', { name: 'Username' }).fill(name);
      await signInDialog.getByLabel('Password', { exact: true }).fill(password);
      await signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    };

    await app.open('/');
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    await enter('alice', 'not her password');
    await expect(signInDialog.getByRole('alert')).toHaveText('Wrong password.');
    await enter('alice');
    const code = signInDialog.getByRole('textbox', { name: 'Verification code' });
    await expect(code).toBeFocused();
    await code.fill(totp(secret, Date.now()));
    await signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(app.accountMenu('alice')).toBeVisible();
    await expect(app.timeline('Home').articles.first()).toBeVisible();

    await test.step('another account is added without a code', async () => {
      await app.accountMenu('alice').click();
      await page.getByRole('menu', { name: 'Account', exact: true }).getByRole('menuitem', { name: 'Add account' }).click();
      await page.getByRole('menuitem', { name: 'Existing account' }).click();
      await enter('bob');
      await expect(signInDialog).toBeHidden();
    });

    await test.step('the sign-in is told as a notification', async () => {
      await app.open('/my/notifications');
      await expect(app.main.getByText('New sign-in').first()).toBeVisible();
    });
  },
);
