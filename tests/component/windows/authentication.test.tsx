import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '~/lib/Result';
import type { Authentication } from '~/stores/session/authenticate';
import AuthenticationWindow from '../../../windows/authentication/AuthenticationWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

type Attempt = (answers: Authentication) => Promise<Result<unknown>>;

function open({ twoFactorEnabled = false, attempt, reason }: { twoFactorEnabled?: boolean; attempt?: Attempt; reason?: string } = {}) {
  const close = vi.fn<(answers?: Authentication) => void>();
  const params = { ...(attempt && { attempt }), ...(reason !== undefined && { reason }) };
  renderWithRoot(<AuthenticationWindow params={params} close={close} />, { me: { ...user('alice').me(), twoFactorEnabled } });
  return close;
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
async function press() {
  fireEvent.click(button());
  await act(settled);
}

describe('the authentication dialog', () => {
  test('it asks for the password, which has the focus, and ends with it', async () => {
    const close = open({ reason: 'Enter your password to delete everything.' });
    expect(screen.getByText('Enter your password to delete everything.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect({ disabled: button().disabled, token: screen.queryByLabelText('Verification code') }).toEqual({ disabled: true, token: null });
    fill('Password', 'secret');
    await press();
    expect(close.mock.calls).toEqual([[{ password: 'secret', token: null }]]);
  });

  test('an account with two factors also enters six digits or a backup code', async () => {
    const close = open({ twoFactorEnabled: true });
    fill('Password', 'secret');
    const isReadyWith = (token: string) => {
      fill('Verification code', token);
      return !button().disabled;
    };
    expect(['', '12345', 'ABCDEF', 'A'.repeat(32)].map(isReadyWith)).toEqual([false, false, false, true]);
    fill('Verification code', '123 456');
    await press();
    expect(close.mock.calls).toEqual([[{ password: 'secret', token: '123456' }]]);
  });

  test.each([
    ['a refused password', apiError({ code: 'INCORRECT_PASSWORD' }), 'Password', 'Wrong password.'],
    [
      'a password refused without a code',
      apiError({ status: 500, code: 'INTERNAL_ERROR', info: { e: { message: 'incorrect password' } } }),
      'Password',
      'Wrong password.',
    ],
    [
      'a refused token',
      apiError({ status: 500, code: 'INTERNAL_ERROR', info: { e: { message: 'authentication failed' } } }),
      'Verification code',
      'The code is wrong or has expired.',
    ],
  ])('%s is told at its field, and the dialog stays open with what was typed', async (_case, error, label, text) => {
    const close = open({ twoFactorEnabled: true, attempt: async () => fail(error) });
    fill('Password', 'secret');
    fill('Verification code', '123456');
    await press();
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
    expect(close).not.toHaveBeenCalled();
  });

  test('the dialog ends when the server accepts a later attempt', async () => {
    const attempt = vi.fn<Attempt>(async ({ password }) => (password === 'right' ? ok() : fail(apiError({ code: 'INCORRECT_PASSWORD' }))));
    const close = open({ attempt });
    for (const password of ['wrong', 'right']) {
      fill('Password', password);
      await press();
    }
    expect(attempt.mock.calls.map(([answers]) => answers.password)).toEqual(['wrong', 'right']);
    expect(close.mock.calls).toEqual([[{ password: 'right', token: null }]]);
  });
});
