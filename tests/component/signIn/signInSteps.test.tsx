import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireMeta, WireSignInStep } from '~/api/wire';
import SignInWindow from '../../../windows/signIn/SignInWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';
import { stubKeys } from './stubKeys';

/** What newer servers tell everybody of an account: not how it signs in. */
const { twoFactorEnabled: _2fa, securityKeys: _keys, usePasswordLessLogin: _less, ...alice } = user('alice').detailed();
const request = { challenge: 'sign-this', rpId: 'example.test', allowCredentials: [{ id: 'key', type: 'public-key' as const }] };
const inside = { finished: true, id: alice.id, i: 'token' } as const;
const wrongPassword = apiError({ endpoint: 'signin-flow', status: 403, id: '932c904e-9460-45b7-9ce6-7ed33be7eb2c' });
const badCaptcha = apiError({ endpoint: 'signin-flow', message: 'Error: testcaptcha-failed', id: '' });

interface OpenOptions extends Omit<ApiScript, 'meta'> {
  readonly meta?: Partial<WireMeta>;
  readonly addOnly?: boolean;
}

async function open(flow: ApiScript['signin-flow'], { meta = {}, addOnly = false, ...more }: OpenOptions = {}) {
  const close = vi.fn<(signedIn?: boolean) => void>();
  const api: ApiScript = { 'users/show': alice, i: user('alice').me(), 'signin-flow': flow, meta: meta as WireMeta, ...more };
  const test = renderWithRoot(<SignInWindow params={{ addOnly }} close={close} />, { api });
  await act(async () => void (await test.root.session.current.server.load()));
  return { ...test, close };
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}
async function enterPassword() {
  fill('Username', 'alice');
  fill('Password', 'pass');
  await press('Sign in');
}
/** Lets the second pass that servers want between two attempts. */
async function later({ clock }: Pick<Awaited<ReturnType<typeof open>>, 'clock'>) {
  act(() => clock.advance(1000));
  await act(settled);
}

afterEach(() => vi.unstubAllGlobals());

describe('signing in to a newer server', () => {
  test.each([
    ['signs in', false, ['reload']],
    ['adds an account without switching to it', true, []],
  ])('one call with name and password %s', async (_what, addOnly, loads) => {
    const { api, close, page } = await open(inside, { addOnly });
    await enterPassword();
    expect(api.paramsOf('signin-flow')).toEqual([{ username: 'alice', password: 'pass' }]);
    expect(close).toHaveBeenCalledWith(true);
    expect(page.loads).toEqual(loads);
  });

  test('the answer asks for a code, which goes along with the password', async () => {
    const test = await open(({ token }) => (token === undefined ? { finished: false, next: 'totp' } : inside));
    await enterPassword();
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
    fill('Verification code', '123456');
    await press('Sign in');
    await later(test);
    expect(test.api.paramsOf('signin-flow').at(-1)).toEqual({ username: 'alice', password: 'pass', token: '123456' });
    expect(test.close).toHaveBeenCalledWith(true);
  });

  test('the answer asks for a key, without that the server told so before', async () => {
    const asked = stubKeys({ id: 'key' });
    const test = await open(({ credential }): WireSignInStep => {
      return credential ? inside : { finished: false, next: 'passkey', authRequest: request };
    });
    await enterPassword();
    await later(test);
    expect(asked).toEqual([request]);
    expect(test.api.paramsOf('signin-flow').at(-1)).toEqual({ username: 'alice', password: 'pass', credential: { id: 'key' } });
    expect(test.close).toHaveBeenCalledWith(true);
  });

  test('a refusal is shown at its field, and what is typed stays', async () => {
    await open(() => {
      throw wrongPassword;
    });
    await enterPassword();
    expect(screen.getByText('Wrong password.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('pass');
  });

  test('an account that waits for approval is told so, although its refusal has the id of another one', async () => {
    const id = '22d05606-fbcf-421a-a2db-b32610dcfd1b';
    await open(() => {
      throw apiError({ endpoint: 'signin-flow', status: 403, code: 'NOT_APPROVED', id });
    });
    await enterPassword();
    expect(screen.getByText("A moderator hasn't approved this account yet. Try again later.")).toBeTruthy();
  });
});

describe('captchas at sign-in', () => {
  const meta = { enableTestcaptcha: true };

  test('a server with captchas is asked by name, and the captcha is answered beside the password', async () => {
    const test = await open(({ password }) => (password === undefined ? { finished: false, next: 'captcha' } : inside), { meta });
    await enterPassword();
    const { api, close } = test;
    expect(api.paramsOf('signin-flow')).toEqual([{ username: 'alice' }]);
    const box = screen.getByRole('group', { name: "Check that you're human" });
    expect(document.activeElement?.contains(box), 'the focus goes to the captcha').toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('switch', { name: "I'm human" }));
    await press('Sign in');
    await later(test);
    expect(api.paramsOf('signin-flow').at(-1)).toEqual({
      username: 'alice',
      password: 'pass',
      'testcaptcha-response': 'testcaptcha-passed',
    });
    expect(close).toHaveBeenCalledWith(true);
  });

  test('an account with a second factor is not bothered with one, and the next call waits its second', async () => {
    const test = await open(
      ({ password }): WireSignInStep =>
        password === undefined ? { finished: false, next: 'password' } : { finished: false, next: 'totp' },
      { meta },
    );
    await enterPassword();
    expect(test.api.paramsOf('signin-flow')).toEqual([{ username: 'alice' }]);
    await later(test);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByLabelText('Verification code')).toBeTruthy();
  });

  test('a refused answer brings a new captcha', async () => {
    const test = await open(
      ({ password }) => {
        if (password !== undefined) throw badCaptcha;
        return { finished: false, next: 'captcha' };
      },
      { meta },
    );
    await enterPassword();
    fireEvent.click(screen.getByRole('switch', { name: "I'm human" }));
    await press('Sign in');
    await later(test);
    expect(screen.getByText("The server didn't accept the check. Please do it again.")).toBeTruthy();
    expect(screen.getByRole('switch', { name: "I'm human" }).getAttribute('aria-checked')).toBe('false');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('pass');
  });

  test('a captcha that was turned on meanwhile is found by the refusal', async () => {
    const { api } = await open(() => {
      throw badCaptcha;
    });
    api.on('meta', meta as WireMeta);
    await enterPassword();
    expect(screen.getByRole('switch', { name: "I'm human" })).toBeTruthy();
  });

  test('a server of former times, which asks for captchas at sign-up only, gets the password', async () => {
    const { api, close } = await open(apiError({ endpoint: 'signin-flow', status: 404, code: 'NOT_FOUND', id: '' }), {
      meta,
      signin: { id: alice.id, i: 'token' },
    });
    await enterPassword();
    expect(api.paramsOf('signin')).toEqual([{ username: 'alice', password: 'pass' }]);
    expect(close).toHaveBeenCalledWith(true);
  });

  test('behind a gateway, it is said that the captcha belongs to the server itself', async () => {
    await open({ finished: false, next: 'captcha' }, { meta: { ...meta, uri: 'https://far.example' } });
    await enterPassword();
    expect(screen.getByText(/^The check belongs to far.example/)).toBeTruthy();
  });
});

describe('a passkey without a name', () => {
  test('the button signs in, with nothing typed', async () => {
    const asked = stubKeys({ id: 'key' });
    const { api, close } = await open(inside, {
      'signin-with-passkey': ({ credential }) => (credential ? { signinResponse: inside } : { option: request, context: 'c1' }),
    });
    await press('Sign in with a passkey');
    expect(asked).toEqual([request]);
    expect(api.paramsOf('signin-with-passkey').at(-1)).toEqual({ credential: { id: 'key' }, context: 'c1' });
    expect(close).toHaveBeenCalledWith(true);
  });

  test.each([
    ['behind a gateway of another host', { meta: { uri: 'https://far.example' } }, true],
    ['in a browser without keys', {}, false],
  ])('%s there is no button', async (_where, options, hasKeys) => {
    if (hasKeys) stubKeys();
    await open(inside, options);
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  test.each([
    ['the server does not have it', 404, '', 'This server wants your username and password first.'],
    [
      'the account has a password',
      403,
      '2d84773e-f7b7-4d0b-8f72-bb69b584c912',
      'The passkey is right, but this account also needs its password. Sign in with your username.',
    ],
    ['the key is unknown', 403, '36b96a7d-b547-412d-aeed-2d611cdc8cdc', "The server doesn't know this passkey."],
  ])('if %s, it says so', async (_why, status, id, text) => {
    stubKeys({ id: 'key' });
    const refused = apiError({ endpoint: 'signin-with-passkey', status, id, code: `HTTP_${status}` });
    await open(inside, {
      'signin-with-passkey': ({ credential }) => {
        if (credential ?? status === 404) throw refused;
        return { option: request, context: 'c1' };
      },
    });
    await press('Sign in with a passkey');
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' }) === null).toBe(status === 404);
  });
});
