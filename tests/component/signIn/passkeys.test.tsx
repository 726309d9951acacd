import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import SignInWindow from '../../../windows/signIn/SignInWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';
import { stubKeys } from './stubKeys';

const alice = { ...user('alice').detailed(), twoFactorEnabled: true, securityKeys: true, usePasswordLessLogin: false };
const signedIn = { id: alice.id, i: 'token' };
const request = { challenge: 'sign-this', rpId: 'example.test', allowCredentials: [{ id: 'key', type: 'public-key' as const }] };
/** The answer of a server that wants a key to sign first. */
const wantsKey = request as unknown as typeof signedIn;
const gaveUp = () => new DOMException('gave up', 'NotAllowedError');

function open(api: ApiScript = {}) {
  const close = vi.fn<(signedIn?: boolean) => void>();
  const script: ApiScript = {
    'users/show': alice,
    i: user('alice').me(),
    signin: ({ credential, token }) => ((credential ?? token) ? signedIn : wantsKey),
    ...api,
  };
  return { ...renderWithRoot(<SignInWindow params={{}} close={close} />, { api: script }), close };
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}
/** Lets the second pass that servers want between two attempts. */
async function later({ clock }: Pick<ReturnType<typeof open>, 'clock'>) {
  act(() => clock.advance(1000));
  await act(settled);
}
async function enterPassword() {
  fill('Username', 'alice');
  fill('Password', 'pass');
  await press('Sign in');
}

describe('signing in with a security key', () => {
  test('the password leads to the key, and its answer signs in', async () => {
    const asked = stubKeys({ id: 'key' });
    const test = open();
    const { api, close } = test;
    await enterPassword();
    await later(test);
    expect(asked).toEqual([request]);
    expect(api.paramsOf('signin')).toEqual([
      { username: 'alice', password: 'pass' },
      { username: 'alice', password: 'pass', credential: { id: 'key' } },
    ]);
    expect(close).toHaveBeenCalledWith(true);
  });

  test('a key that gives no answer can be asked again, without another request to the server', async () => {
    const asked = stubKeys(gaveUp(), { id: 'key' });
    const test = open();
    const { api, close } = test;
    await enterPassword();
    expect(screen.getByRole('alert').textContent).toBe("The security key didn't respond.");
    await press('Retry security key');
    await later(test);
    expect(asked).toHaveLength(2);
    expect(api.paramsOf('signin')).toHaveLength(2);
    expect(close).toHaveBeenCalledWith(true);
  });

  test('a one-time token does instead of the key', async () => {
    stubKeys(gaveUp());
    const test = open();
    const { api, close } = test;
    await enterPassword();
    await press('Use a verification code instead');
    fill('Verification code', '123456');
    await press('Sign in');
    await later(test);
    expect(api.paramsOf('signin').at(-1)).toEqual({ username: 'alice', password: 'pass', token: '123456' });
    expect(close).toHaveBeenCalledWith(true);
  });

  test('a refused key leads back to the password, which is still there', async () => {
    stubKeys({ id: 'key' });
    const refused = apiError({ endpoint: 'signin', status: 403, id: '93b86c4b-72f9-40eb-9815-798928603d1e' });
    const test = open({
      signin: ({ credential }) => {
        if (credential) throw refused;
        return wantsKey;
      },
    });
    await enterPassword();
    await later(test);
    expect(screen.getByRole('alert').textContent).toBe("The server didn't accept the security key.");
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('pass');
    expect(test.close).not.toHaveBeenCalled();
  });

  test('a browser without keys asks for a one-time token', async () => {
    open();
    await enterPassword();
    expect(screen.getByLabelText('Verification code')).toBeTruthy();
  });

  test('an account without a password signs in with its name and key', async () => {
    stubKeys({ id: 'key' });
    const test = open({ 'users/show': { ...alice, usePasswordLessLogin: true } });
    const { api, clock, close } = test;
    fill('Username', 'alice');
    act(() => clock.advance(500));
    await act(settled);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await press('Sign in');
    await later(test);
    expect(api.paramsOf('signin').at(-1)).toEqual({ username: 'alice', password: '', credential: { id: 'key' } });
    expect(close).toHaveBeenCalledWith(true);
  });

  test('an account without a password may use it anyway', async () => {
    stubKeys();
    const { clock } = open({ 'users/show': { ...alice, usePasswordLessLogin: true } });
    fill('Username', 'alice');
    act(() => clock.advance(500));
    await act(settled);
    await press('Use your password instead');
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  test('a server without mail offers no letter', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Forgot password?' })).toBeNull();
  });
});
