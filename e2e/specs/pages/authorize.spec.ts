import { expect, test } from '../../fixtures';
import { passwordOf } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';

test('a visitor signs in on the way and lets an app in, which gets its token once', async ({ instance, app }) => {
  const session = crypto.randomUUID();
  const callback = `${instance.url}/@alice?from=app`;
  const query = new URLSearchParams({ name: 'Moss counter', permission: 'read:account,write:notes,write:admin:meta', callback });
  await app.open(`/miauth/${session}?${query.toString()}`);
  const form = app.page.getByRole('form', { name: 'Sign in' });
  await expect(form).toBeVisible();
  await expectAccessible(app.page);
  await form.getByRole('textbox', { name: 'Username' }).fill('alice');
  await form.getByLabel('Password', { exact: true }).fill(passwordOf('alice'));
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();

  const question = app.page.getByRole('region', { name: 'Moss counter wants to access your account' });
  await expect(question.getByRole('listitem')).toHaveText([
    'See your account',
    'Write and delete notes',
    'Moderation: change server settings',
  ]);
  await expectAccessible(app.page);
  await question.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(app.page).toHaveURL(`${callback}&session=${session}`);

  const check = async () => (await fetch(`${instance.url}/api/miauth/${session}/check`, { method: 'POST' })).json() as Promise<object>;
  expect(await check()).toMatchObject({ ok: true, user: { username: 'alice' } });
  expect(await check()).toEqual({ ok: false });
});

test('an app whose callback is a script gets nothing', async ({ instance, openBrowser }) => {
  const app = await openBrowser('alice');
  await app.open(`/miauth/evil?callback=${encodeURIComponent('javascript:document.title="broken"')}`);
  await expect(app.page.getByText("It didn't get access")).toBeVisible();
  await expect(app.page.getByRole('button', { name: 'Allow', exact: true })).toHaveCount(0);
  await expectAccessible(app.page);
  const answer = await fetch(`${instance.url}/api/miauth/evil/check`, { method: 'POST' });
  expect(await answer.json()).toEqual({ ok: false });
});

test('a registered app asks for access once', async ({ openBrowser, actAs, complaints }) => {
  const alice = await actAs('alice');
  const registered = { name: 'Old app', description: 'Older', permission: ['read:drive'], callbackUrl: null };
  const { secret } = (await alice.callAny('app/create', registered)) as { secret: string };
  const begin = async () => ((await alice.callAny('auth/session/generate', { appSecret: secret })) as { token: string }).token;
  const app = await openBrowser('alice');
  await app.open(`/auth/${await begin()}`);
  await expect(app.page.getByText('See your drive')).toBeVisible();
  await app.page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(app.page.getByText('You can go back to the app now.')).toBeVisible();
  await expectAccessible(app.page);
  await app.open(`/auth/${await begin()}`);
  await expect(app.page.getByText('Access granted')).toBeVisible();
  complaints.allow(/status of 400 .*auth\/session\/show/);
  await app.open('/auth/nothing');
  await expect(app.page.getByRole('alert')).toBeVisible();
});

test('the link of a letter completes a sign-up', async ({ instance, app, actAs }) => {
  await (await actAs('admin')).callAny('admin/update-meta', { emailRequiredForSignup: true });
  const signUp = { username: 'letters', password: 'letters-pass', emailAddress: 'letters@mail.example' };
  const answer = await fetch(`${instance.url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUp),
  });
  expect(answer.status).toBe(204);
  const link = () => instance.printed(/Mail to letters@mail\.example .*?(\/signup-complete\/\w+)/);
  await expect.poll(link).toBeDefined();
  await app.open(link());
  await expect(app.page.getByText('Almost there')).toBeVisible();
  await expectAccessible(app.page);
  await app.page.getByRole('button', { name: 'Finish signing up' }).click();
  await app.skipSetup();
  await expect(app.accountMenu('letters')).toBeVisible();
});
