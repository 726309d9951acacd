import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import SignInWindow from '../../../windows/signIn/SignInWindow';
import type { ApiScript } from '../../fixtures/FakeApi';
import { apiError } from '../../fixtures/FakeApi';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice').detailed();

function open(api: ApiScript) {
  const close = vi.fn<(signedIn?: boolean) => void>();
  const rendered = renderWithRoot(<SignInWindow params={{}} close={close} />, { api: { 'users/show': alice, ...api } });
  return { ...rendered, close };
}

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('signing in', () => {
  test('signing in needs a name and a password', () => {
    open({});
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
    expect(button.disabled).toBe(true);
    fill('Username', 'alice');
    expect(button.disabled).toBe(true);
    fill('Password', 'pass');
    expect(button.disabled).toBe(false);
  });

  test('signing in sends name and password, and closes once the account is signed in', async () => {
    const { api, close, page } = open({ signin: { id: alice.id, i: 'token' }, i: user('alice').me() });
    fill('Username', 'alice');
    fill('Password', 'pass');
    submit();
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(api.paramsOf('signin')).toEqual([{ username: 'alice', password: 'pass' }]);
    expect(page.loads).toHaveLength(1);
  });

  test.each([
    ['6cc579cc-885d-43d8-95c2-b8c7fc963280', "There's no user with that name."],
    ['932c904e-9460-45b7-9ce6-7ed33be7eb2c', 'Wrong password.'],
    ['22d05606-fbcf-421a-a2db-b32610dcfd1b', 'Too many attempts. Try again later.'],
  ])('signing in explains %s and keeps the typed text', async (id, text) => {
    const { close } = open({ signin: apiError({ endpoint: 'signin', status: 403, id }) });
    fill('Username', 'alice');
    fill('Password', 'wrong');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
    expect(close).not.toHaveBeenCalled();
  });

  test.each([
    ['6cc579cc-885d-43d8-95c2-b8c7fc963280', 'Username'],
    ['932c904e-9460-45b7-9ce6-7ed33be7eb2c', 'Password'],
  ])('signing in leads back to the field that %s is about', async (id, field) => {
    open({ signin: apiError({ endpoint: 'signin', status: 403, id }) });
    fill('Username', 'alice');
    fill('Password', 'wrong');
    screen.getByRole('button', { name: 'Sign in' }).focus();
    submit();
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(screen.getByLabelText(field));
  });

  test('signing in names the id of an unknown refusal', async () => {
    open({ signin: apiError({ endpoint: 'signin', status: 500, id: 'odd-id', message: 'odd' }) });
    fill('Username', 'alice');
    fill('Password', 'pass');
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('odd (odd-id)');
  });

  test('signing in shows the picture of the account half a second after its name is typed', async () => {
    const pictures = () => screen.queryAllByRole('presentation').map((picture) => picture.getAttribute('src'));
    const { api, clock } = open({
      'users/show': (who) => ('username' in who && who.username === 'alice' ? alice : Promise.reject(apiError({ code: 'NO_SUCH_USER' }))),
    });
    const type = async (name: string) => {
      fill('Username', name);
      act(() => clock.advance(499));
      expect(pictures()).toEqual([]);
      act(() => clock.advance(1));
      await act(settled);
    };
    await type('al');
    expect(pictures()).toEqual([]);
    await type('alice');
    expect(pictures()).toEqual([alice.avatarUrl]);
    fill('Username', 'alice2');
    expect(pictures(), 'it belongs to another name').toEqual([]);
    expect(api.paramsOf('users/show')).toEqual([{ username: 'al' }, { username: 'alice' }]);
  });

  test('signing in to a server that fails without a word says that it failed', async () => {
    open({ signin: apiError({ endpoint: 'signin', status: 502, code: 'HTTP_502', id: '', message: '' }) });
    fill('Username', 'alice');
    fill('Password', 'pass');
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain("Couldn't sign in: The server ran into an error (HTTP_502)");
  });

  test('signing in asks an account with two factors for its code', async () => {
    const { api, clock, close } = open({
      signin: ({ token }) => {
        if (token === undefined) throw apiError({ endpoint: 'signin', status: 403, id: 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f' });
        return { id: alice.id, i: 'token' };
      },
      i: user('alice').me(),
    });
    fill('Username', 'alice');
    fill('Password', 'pass');
    submit();
    await screen.findByLabelText('Verification code');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
    fill('Verification code', '12345');
    expect(button.disabled).toBe(true);
    fill('Verification code', '123456');
    submit();
    act(() => clock.advance(1000));
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(api.paramsOf('signin').at(-1)).toEqual({ username: 'alice', password: 'pass', token: '123456' });
  });
});
