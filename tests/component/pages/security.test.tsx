import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import type { WireMe, WireSignin } from '~/api/wire';
import type { Result } from '~/lib/Result';
import type { Authentication } from '~/stores/session/authenticate';
import type { RootStore } from '~/stores/RootStore';
import SecurityPage from '../../../pages/settings/security/SecurityPage';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';
import { stubKeys } from '../signIn/stubKeys';

const attempt = (id: string, success: boolean): WireSignin => ({
  id,
  createdAt: '2024-02-10T11:00:00.000Z',
  ip: `192.0.2.${id}`,
  headers: { 'user-agent': 'Browser' },
  success,
});
const answers: Authentication = { password: 'pass', token: '123456' };

async function open(me: Partial<WireMe> = {}, api: ApiScript = {}) {
  const alice = user('alice').me(me);
  const rendered = renderWithRoot(<SecurityPage />, { me: alice, api: { i: alice, 'i/signin-history': [], ...api } });
  await act(settled);
  return rendered;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
async function press(button: HTMLElement) {
  fireEvent.click(button);
  await act(settled);
}
const top = (root: RootStore) => runInAction(() => root.overlays.stack.at(-1));

/** Enters the password in the dialog that is open. Returns whether the server accepted it. */
async function confirmOwner(root: RootStore): Promise<boolean> {
  const overlay = top(root);
  if (overlay?.kind !== 'window' || overlay.id !== 'authentication') throw new Error('the page asks for no password');
  const { attempt: run } = overlay.params as { attempt: (given: Authentication) => Promise<Result<unknown>> };
  let isAccepted = false;
  await act(async () => {
    isAccepted = (await run(answers)).ok;
    if (isAccepted) overlay.finish(answers);
    await settled();
  });
  return isAccepted;
}

/** Answers the question that is open. */
async function answer(root: RootStore, value: boolean | string) {
  const overlay = top(root);
  if (overlay?.kind !== 'dialog') throw new Error('the page asks nothing');
  await act(async () => {
    (overlay.dialog.answer as (given: boolean | string) => void)(value);
    await settled();
  });
}

describe('the password', () => {
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const change = () => section('Password').getByRole('button', { name: 'Change password' });

  test('a new password is sent with the current one, and the form is empty again', async () => {
    const { api, root } = await open({}, { 'i/change-password': undefined });
    fill('New password', 'secret');
    fill('Confirm password', 'secret');
    await press(change());
    await confirmOwner(root);
    expect(api.paramsOf('i/change-password')).toEqual([{ currentPassword: 'pass', newPassword: 'secret', token: '123456' }]);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  test('passwords that differ are told, and not sent', async () => {
    const { root } = await open();
    fill('New password', 'secret');
    fill('Confirm password', 'secrte');
    expect(screen.getByRole('alert').textContent).toBe("Passwords don't match.");
    await press(change());
    expect(top(root)).toBeUndefined();
  });

  test('what was typed stays when the viewer does not confirm', async () => {
    const { api, root } = await open();
    fill('New password', 'secret');
    fill('Confirm password', 'secret');
    await press(change());
    await act(async () => {
      top(root)?.close();
      await settled();
    });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('secret');
    expect({ calls: api.paramsOf('i/change-password'), open: top(root) }).toEqual({ calls: [], open: undefined });
  });
});

describe('two-factor authentication', () => {
  test('setting an app up asks for the password and then shows the secret', async () => {
    const secret = { qr: 'data:image/svg+xml;base64,', url: 'otpauth://totp/a', secret: 'ABC', label: 'alice', issuer: 'example.test' };
    const { root } = await open({}, { 'i/2fa/register': secret });
    await press(screen.getByRole('button', { name: 'Set up authenticator app' }));
    await confirmOwner(root);
    expect(top(root)).toMatchObject({ kind: 'window', id: 'twoFactorSetup', params: { secret } });
  });

  test('it is turned off with the password, and the page shows it', async () => {
    const { api, root } = await open({ twoFactorEnabled: true }, { 'i/2fa/unregister': undefined });
    api.on('i', user('alice').me({ twoFactorEnabled: false }));
    await press(screen.getByRole('button', { name: 'Turn off' }));
    await confirmOwner(root);
    expect(api.paramsOf('i/2fa/unregister')).toEqual([answers]);
    expect(screen.getByRole('button', { name: 'Set up authenticator app' })).toBeTruthy();
  });

  test('it cannot be turned off while there are security keys', async () => {
    await open({ twoFactorEnabled: true, securityKeysList: [{ id: 'k', name: 'Laptop', lastUsed: '2024-02-10T11:00:00.000Z' }] });
    expect(screen.getByRole('button', { name: 'Turn off' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Remove the security keys first.')).toBeTruthy();
  });

  test('the page warns when backup codes run out', async () => {
    await open({ twoFactorEnabled: true, twoFactorBackupCodesStock: 'none' });
    expect(screen.getByRole('alert').textContent).toContain('No backup codes left.');
  });
});

describe('security keys', () => {
  const key = { id: 'k1', name: 'Laptop', lastUsed: '2024-02-10T11:00:00.000Z' };
  const withKey = { twoFactorEnabled: true, securityKeys: true, securityKeysList: [key] };
  const gave = { challenge: 'sign-this', rp: { name: 'a' }, user: { id: 'a', name: 'a', displayName: 'a' }, pubKeyCredParams: [] };
  const keys = () => section('Security keys and passkeys');

  test('keys need an authenticator app first', async () => {
    await open();
    expect(keys().getByText('Set up an authenticator app first.')).toBeTruthy();
    expect(keys().queryByRole('button', { name: 'Add security key' })).toBeNull();
  });

  test('a key is added with one confirmation and a name', async () => {
    const asked = stubKeys({ id: 'new' });
    const { api, root } = await open(
      { twoFactorEnabled: true },
      { 'i/2fa/register-key': gave, 'i/2fa/key-done': { id: 'new', name: 'Phone' } },
    );
    await press(screen.getByRole('button', { name: 'Add security key' }));
    await confirmOwner(root);
    api.on('i', user('alice').me(withKey));
    await answer(root, 'Phone');
    expect(asked).toEqual([gave]);
    expect(api.paramsOf('i/2fa/key-done')).toEqual([{ ...answers, name: 'Phone', credential: { id: 'new' } }]);
    expect(keys().getByRole('listitem').textContent).toContain('Laptop');
  });

  test('a server that does not accept the confirmation twice gets another one', async () => {
    stubKeys({ id: 'new' });
    const refused = apiError({ status: 500, code: 'INTERNAL_ERROR', info: { e: { message: 'authentication failed' } } });
    const { api, root } = await open({ twoFactorEnabled: true }, { 'i/2fa/register-key': gave, 'i/2fa/key-done': refused });
    await press(screen.getByRole('button', { name: 'Add security key' }));
    await confirmOwner(root);
    await answer(root, 'Phone');
    api.on('i/2fa/key-done', { id: 'new', name: 'Phone' });
    expect(await confirmOwner(root)).toBe(true);
    expect(api.paramsOf('i/2fa/key-done')).toHaveLength(2);
  });

  test('a key that the viewer does not touch is told, and the server hears nothing', async () => {
    stubKeys(new DOMException('gave up', 'NotAllowedError'));
    const { api, root } = await open({ twoFactorEnabled: true }, { 'i/2fa/register-key': gave });
    await press(screen.getByRole('button', { name: 'Add security key' }));
    await confirmOwner(root);
    await answer(root, 'Phone');
    expect(top(root)).toMatchObject({ dialog: { options: { text: "The security key didn't respond." } } });
    expect(api.paramsOf('i/2fa/key-done')).toEqual([]);
  });

  test('a browser without keys says so', async () => {
    vi.stubGlobal('isSecureContext', true);
    await open({ twoFactorEnabled: true });
    expect(keys().getByText("This browser doesn't support security keys.")).toBeTruthy();
  });

  test('a page over plain HTTP says that keys need HTTPS', async () => {
    vi.stubGlobal('isSecureContext', false);
    await open({ twoFactorEnabled: true });
    expect(keys().getByText('Security keys only work at addresses that start with https.')).toBeTruthy();
  });

  test('a key is renamed, and removed after a question and the password', async () => {
    const { api, root } = await open(withKey, { 'i/2fa/update-key': undefined, 'i/2fa/remove-key': undefined });
    await press(screen.getByRole('button', { name: 'Rename Laptop' }));
    api.on('i', user('alice').me({ ...withKey, securityKeysList: [{ ...key, name: 'Desk' }] }));
    await answer(root, 'Desk');
    expect(api.paramsOf('i/2fa/update-key')).toEqual([{ credentialId: 'k1', name: 'Desk' }]);
    await press(screen.getByRole('button', { name: 'Remove Desk' }));
    await answer(root, true);
    api.on('i', user('alice').me({ twoFactorEnabled: true, securityKeysList: [] }));
    await confirmOwner(root);
    expect(api.paramsOf('i/2fa/remove-key')).toEqual([{ ...answers, credentialId: 'k1' }]);
    expect(keys().queryByRole('listitem')).toBeNull();
  });

  test('signing in without a password needs a key', async () => {
    stubKeys();
    const { api } = await open(withKey, { 'i/2fa/password-less': undefined });
    api.on('i', user('alice').me({ ...withKey, usePasswordLessLogin: true }));
    await press(keys().getByRole('switch', { name: 'Passwordless sign-in' }));
    expect(api.paramsOf('i/2fa/password-less')).toEqual([{ value: true }]);
    expect(keys().getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });
});

describe('the sign-ins', () => {
  const shown = () => section('Recent sign-ins').queryAllByRole('article');

  test('the last five are shown, and earlier ones on request', async () => {
    const all = Array.from({ length: 7 }, (_, n) => attempt(String(9 - n), n !== 1));
    const { api } = await open(
      {},
      { 'i/signin-history': ({ limit = 10, untilId = 'z' }) => all.filter(({ id }) => id < untilId).slice(0, limit) },
    );
    expect(shown().map((row) => row.getAttribute('aria-label'))).toEqual(['Signed in', 'Refused', 'Signed in', 'Signed in', 'Signed in']);
    expect(shown()[1]?.textContent).toContain('192.0.2.8');
    await press(section('Recent sign-ins').getByRole('button', { name: 'Load more' }));
    expect(shown()).toHaveLength(7);
    expect(api.paramsOf('i/signin-history')[0]).toEqual({ limit: 5 });
  });

  test('a sign-in appears while the page is open', async () => {
    const { network, frames } = await open({}, { 'i/signin-history': [attempt('1', true)] });
    act(() => {
      network.socket.accept();
      network.socket.receiveOn('main', 'signin', attempt('2', true));
      frames.next();
    });
    expect(shown().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('192.0.2.2'),
      expect.stringContaining('192.0.2.1'),
    ]);
  });

  test('a failure offers a retry', async () => {
    await open({}, { 'i/signin-history': apiError() });
    expect(section('Recent sign-ins').getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

test('signing out everywhere asks, and then needs the password', async () => {
  const { api, root } = await open({}, { 'i/regenerate-token': undefined });
  await press(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(api.paramsOf('i/regenerate-token')).toEqual([]);
  await answer(root, true);
  await confirmOwner(root);
  expect(api.paramsOf('i/regenerate-token')).toEqual([answers]);
});
