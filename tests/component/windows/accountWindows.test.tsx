import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import * as download from '~/lib/download';
import { PERMISSIONS } from '~/services/permissions';
import AccessTokenWindow from '../../../windows/accessToken/AccessTokenWindow';
import ForgotPasswordWindow from '../../../windows/forgotPassword/ForgotPasswordWindow';
import TwoFactorSetupWindow from '../../../windows/twoFactorSetup/TwoFactorSetupWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const close = vi.fn<() => void>();
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}

describe('setting an authenticator app up', () => {
  const secret = {
    qr: 'data:image/svg+xml;base64,PHN2Zy8+',
    url: 'otpauth://totp/alice?secret=ABC',
    secret: 'ABC',
    label: 'alice',
    issuer: 'a',
  };
  const codes = ['A'.repeat(32), 'B'.repeat(32)];

  function open(api: ApiScript = {}, given = secret) {
    close.mockClear();
    const alice = user('alice').me();
    const script: ApiScript = { i: { ...alice, twoFactorEnabled: true }, 'i/2fa/done': { backupCodes: codes }, ...api };
    return renderWithRoot(<TwoFactorSetupWindow params={{ secret: given }} close={close} />, { me: alice, api: script });
  }

  test('the secret is shown as a picture, a link and a text', () => {
    open();
    expect(screen.getByRole('img', { name: 'QR code for the authenticator app' }).getAttribute('src')).toBe(secret.qr);
    expect(screen.getByRole('link').getAttribute('href')).toBe(secret.url);
    expect(screen.getByLabelText<HTMLInputElement>('Or enter this address in the app').value).toBe(secret.url);
  });

  test('a picture elsewhere would tell the secret to a stranger, so it is not shown', () => {
    open({}, { ...secret, qr: 'https://pictures.example/qr?ABC', url: 'javascript:alert(1)' });
    expect({ picture: screen.queryByRole('img'), link: screen.queryByRole('link') }).toEqual({ picture: null, link: null });
  });

  test('a code of the app turns it on and gives backup codes to copy and to save', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockClear().mockResolvedValue();
    const save = vi.spyOn(download, 'download').mockImplementation(() => {});
    const { api, root } = open();
    await press('Next');
    fill('Verification code', '123456');
    await press('Continue');
    expect(api.paramsOf('i/2fa/done')).toEqual([{ token: '123456' }]);
    expect(runInAction(() => root.session.current.me?.twoFactorEnabled)).toBe(true);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await press('Copy');
    expect(write).toHaveBeenCalledWith(codes.join('\n'));
    await press('Download');
    expect(save).toHaveBeenCalledWith(`${codes.join('\n')}\n`, { name: 'alice-2fa-backup-codes.txt', type: 'text/plain' });
    await press('Done');
    expect(close).toHaveBeenCalledOnce();
  });

  test('a wrong code is told at its field, and the secret is still there', async () => {
    open({ 'i/2fa/done': apiError({ status: 500, code: 'INTERNAL_ERROR' }) });
    await press('Next');
    fill('Verification code', '000000');
    await press('Continue');
    expect(screen.getByRole('alert').textContent).toBe('The code is wrong or has expired.');
    await press('Back');
    expect(screen.getByRole('img')).toBeTruthy();
  });
});

describe('making a token', () => {
  function open(me: Parameters<ReturnType<typeof user>['me']>[0] = {}) {
    close.mockClear();
    const api: ApiScript = { 'miauth/gen-token': { token: 'made-token' } };
    return renderWithRoot(<AccessTokenWindow params={{}} close={close} />, { me: user('alice').me(me), api });
  }

  test('a token gets a name and permissions, and is shown once', async () => {
    const { api } = open();
    expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true);
    fill('Name', 'Script');
    fireEvent.click(screen.getByRole('switch', { name: 'Write and delete notes' }));
    fireEvent.click(screen.getByRole('switch', { name: 'See your account' }));
    await press('Create');
    expect(api.paramsOf('miauth/gen-token')).toEqual([{ session: null, name: 'Script', permission: ['read:account', 'write:notes'] }]);
    expect(screen.getByLabelText<HTMLInputElement>('Your token').value).toBe('made-token');
    await press('Done');
    expect(close).toHaveBeenCalledOnce();
  });

  test('all and none set every switch', async () => {
    open();
    const on = () => screen.getAllByRole('switch').filter((one) => one.getAttribute('aria-checked') === 'true').length;
    await press('All');
    expect(on()).toBe(PERMISSIONS.filter((scope) => !scope.includes(':admin:')).length);
    await press('None');
    expect(on()).toBe(0);
  });

  test('permissions for the whole server are offered to administrators', () => {
    open({ isAdmin: true });
    expect(screen.getAllByRole('switch')).toHaveLength(PERMISSIONS.length);
  });
});

test('a letter for a forgotten password is asked for with name and address', async () => {
  close.mockClear();
  const { api } = renderWithRoot(<ForgotPasswordWindow params={{ username: 'alice' }} close={close} />, {
    api: { 'request-reset-password': undefined },
  });
  fill('Email address', 'alice@mail.example');
  await press('Send link');
  expect(api.paramsOf('request-reset-password')).toEqual([{ username: 'alice', email: 'alice@mail.example' }]);
  expect(close).toHaveBeenCalledOnce();
});
