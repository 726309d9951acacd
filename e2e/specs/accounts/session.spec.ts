import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { passwordOf, type AccountName } from '../../support/accounts';
import { storedText } from '../../support/browserStorage';
import { totp, TOTP_STEP_MS } from '../../support/totp';

const HOUR_MS = 3_600_000;

/** Fills the dialog. Each test checks the answer itself. */
async function trySignIn({ signInDialog }: App, username: string, password: string): Promise<void> {
  await signInDialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await signInDialog.getByLabel('Password', { exact: true }).fill(password);
  await signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function openMenu(app: App, account: AccountName): Promise<Locator> {
  await app.accountMenu(account).click();
  return app.page.getByRole('menu', { name: 'Account', exact: true });
}

async function addAccount(app: App, current: AccountName, added: AccountName): Promise<void> {
  const menu = await openMenu(app, current);
  await menu.getByRole('menuitem', { name: 'Add account' }).click();
  await app.page.getByRole('menuitem', { name: 'Existing account' }).click();
  await trySignIn(app, added, passwordOf(added));
  await expect(app.signInDialog).toBeHidden();
}

test('a refused sign-in shows the reason and keeps the typed text', async ({ app, complaints }) => {
  complaints.allow(/status of 40[34]/);
  await app.open('/');
  await app.page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await trySignIn(app, 'alice', 'not her password');
  await expect(app.signInDialog.getByRole('alert')).toHaveText('Wrong password.');
  await expect(app.signInDialog.getByRole('textbox', { name: 'Username' })).toHaveValue('alice');
  await trySignIn(app, 'nobody_here', 'whatever');
  await expect(app.signInDialog.getByRole('alert')).toHaveText("There's no user with that name.");
  await trySignIn(app, 'alice', 'alice-pass');
  await expect(app.accountMenu('alice')).toBeVisible();
});

test('two accounts are kept, switched and signed out one after the other, and no token stays behind', async ({ openApp }) => {
  const app = await openApp('alice');
  const sent = tokensSent(app.page);
  await addAccount(app, 'alice', 'bob');
  await expect(app.accountMenu('alice'), 'adding does not switch').toBeVisible();

  const menu = await openMenu(app, 'alice');
  await menu.getByRole('menuitem', { name: '@bob' }).click();
  await expect(app.accountMenu('bob')).toBeVisible();
  await app.compose('Bob wrote this');
  await expect(app.timeline('Home').note('Bob wrote this').author).toHaveAttribute('href', '/@bob');
  const storedWithBoth = await storedText(app.page);
  const tokens = [...sent];
  expect(
    tokens.map((token) => storedWithBoth.includes(token)),
    'both are found where they are kept',
  ).toEqual([true, true]);

  await app.signOut('bob');
  await expect(app.accountMenu('alice'), 'the other account takes over').toBeVisible();
  await app.signOut('alice');
  await expect(app.page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  const stored = await storedText(app.page);
  expect(tokens.filter((token) => stored.includes(token))).toEqual([]);
});

test('signing out in one tab signs out the others', async ({ openApp }) => {
  const app = await openApp('alice');
  const page = await app.page.context().newPage();
  await page.goto('/my/notifications');
  await expect(page.getByRole('button', { name: 'Account menu of @alice' })).toBeVisible();
  await app.signOut('alice');
  await expect(app.accountMenu('alice')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account menu of @alice' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
});

test('signing out without a network leaves no token behind', async ({ openApp, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const app = await openApp('alice');
  const { page } = app;
  const sent = tokensSent(page);
  const menu = await openMenu(app, 'alice');
  await menu.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.context().setOffline(true);
  const left = page.waitForEvent('framenavigated', { predicate: (frame) => frame.url().startsWith('chrome-error:') });
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await left;
  await page.context().setOffline(false);
  await app.open('/');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  const stored = await storedText(page);
  const tokens = [...sent];
  expect({ sent: tokens.length, stored: tokens.filter((token) => stored.includes(token)) }).toEqual({ sent: 1, stored: [] });
});

test('a revoked token ends the session with a message', async ({ instance, openApp, complaints }) => {
  complaints.allow(/status of 401|AuthError/);
  const app = await openApp('alice');
  await instance.controls.fail('/api/i', 401, {
    error: {
      code: 'AUTHENTICATION_FAILED',
      id: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14',
      message: 'Authentication failed. Please ensure your token is correct.',
      kind: 'client',
    },
  });
  await app.page.reload();
  const dialog = app.page.getByRole('alertdialog', { name: 'You were signed out' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(app.page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await app.page.reload();
  await expect(app.accountMenu('alice')).toHaveCount(0);
});

test('a failing server does not sign anyone out', async ({ instance, openApp, complaints }) => {
  complaints.allow(/status of 500|ApiError/);
  const app = await openApp('alice');
  await instance.controls.fail('/api/i', 500);
  await app.page.reload();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  await expect(app.accountMenu('alice')).toBeVisible();
});

test(
  'an account with two-factor authentication needs a code that works only once',
  { tag: '@whole' },
  async ({ app, actAs, complaints }) => {
    complaints.allow(/status of 403/);
    const alice = await actAs('alice');
    const { secret } = (await alice.callAny('i/2fa/register', { password: passwordOf('alice') })) as { secret: string };
    await alice.callAny('i/2fa/done', { token: totp(secret, Date.now()) });
    const code = app.signInDialog.getByRole('textbox', { name: 'Verification code' });
    const submit = app.signInDialog.getByRole('button', { name: 'Sign in', exact: true });
    const refusal = app.signInDialog.getByRole('alert');
    const begin = async (): Promise<void> => {
      await app.page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
      await trySignIn(app, 'alice', passwordOf('alice'));
      await expect(code).toBeFocused();
      await expect(submit).toBeDisabled();
    };

    await app.open('/');
    await begin();
    await code.fill(totp(secret, Date.now() - HOUR_MS));
    await submit.click();
    await expect(refusal).toHaveText('The code is wrong or has expired.');
    const used = totp(secret, Date.now());
    await code.fill(used);
    await submit.click();
    await expect(app.accountMenu('alice')).toBeVisible();

    await app.signOut('alice');
    await begin();
    await code.fill(used);
    await submit.click();
    await expect(refusal).toHaveText('The code is wrong or has expired.');
    // The server accepts the next code a little early, for clocks that are off.
    await code.fill(totp(secret, Date.now() + TOTP_STEP_MS));
    await submit.click();
    await expect(app.accountMenu('alice')).toBeVisible();
  },
);

test('a login link asks before it uses a stored account, and disappears from the address', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  const app = await openApp('alice');
  await addAccount(app, 'alice', 'bob');
  await app.open(`/?loginId=${bob.id}`);
  const question = app.page.getByRole('dialog').filter({ hasText: '@bob' });
  await question.getByRole('button', { name: 'Switch' }).click();
  await expect(app.accountMenu('bob')).toBeVisible();
  await expect(app.page).toHaveURL('/');
});

/** Collects the tokens that a page sends from now on: each sign-in gives a token of its own. */
function tokensSent(page: Page): ReadonlySet<string> {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const token = /"i":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (token !== undefined) tokens.add(token);
  });
  return tokens;
}
