import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import ResetPasswordPage from '../../../pages/reset-password/ResetPasswordPage';
import VerifyEmailPage from '../../../pages/verify-email/VerifyEmailPage';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

describe('the link in a letter about a forgotten password', () => {
  const open = (api: ApiScript) => renderWithRoot(<ResetPasswordPage params={{ token: 'a-token' }} />, { api });
  const type = (password: string, retype = password) => {
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: retype } });
  };

  test('it sets a new password, which is typed twice', async () => {
    const { api, root } = open({ 'reset-password': undefined });
    type('new words', 'other words');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' }).disabled).toBe(true);
    type('new words');
    await press('Change password');
    expect(api.paramsOf('reset-password')).toEqual([{ token: 'a-token', password: 'new words' }]);
    expect(screen.getByText('Your password has been changed')).toBeTruthy();
    await press('Sign in');
    expect(root.overlays.hasOpen()).toBe(true);
  });

  test('a token that the server does not know is explained, and the password stays', async () => {
    open({ 'reset-password': apiError({ status: 500 }) });
    type('new words');
    await press('Change password');
    expect(screen.getByRole('alert').textContent).toContain('expired or was already used');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('new words');
  });
});

describe('the link in a letter about an address', () => {
  const open = (answer: ApiScript['verify-email']) =>
    renderWithRoot(<VerifyEmailPage params={{ code: 'a-code' }} />, { api: { 'verify-email': answer } });

  test('it confirms the address once somebody presses the button', async () => {
    const { api } = open(undefined);
    expect(api.paramsOf('verify-email')).toEqual([]);
    await press('Confirm address');
    expect(api.paramsOf('verify-email')).toEqual([{ code: 'a-code' }]);
    expect(screen.getByText('Your email address is confirmed')).toBeTruthy();
  });

  test('a code that the server does not know is explained', async () => {
    open(apiError({ status: 400, code: 'NO_SUCH_CODE', id: 'x' }));
    await press('Confirm address');
    expect(screen.getByRole('alert').textContent).toContain('expired or was already used');
  });

  test('former servers confirm it on their own page', async () => {
    open(apiError({ status: 404, code: 'NOT_FOUND', id: '' }));
    await press('Confirm address');
    expect(screen.getByRole('link', { name: /Confirm at example\.test/ }).getAttribute('href')).toBe(
      'https://example.test/verify-email/a-code',
    );
  });
});
