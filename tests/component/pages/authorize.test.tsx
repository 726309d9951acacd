import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import AuthPage from '../../../pages/auth/AuthPage';
import MiauthPage from '../../../pages/miauth/MiauthPage';
import SignupCompletePage from '../../../pages/signup-complete/SignupCompletePage';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const goTo = vi.fn<(url: string | URL) => void>();
beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(goTo);
});

const visited = () => goTo.mock.calls.map(([url]) => String(url));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

describe('MiAuth', () => {
  async function open(params: Record<string, string> = {}, me: 'alice' | null = 'alice', api: ApiScript = {}) {
    const rendered = renderWithRoot(<MiauthPage params={{ session: 's1', ...params }} />, {
      me: me && user(me).me(),
      api: { 'miauth/gen-token': { token: 't' }, ...api },
    });
    await act(settled);
    return rendered;
  }

  test('MiAuth shows the app, its permissions, the account, and where the viewer goes next', async () => {
    await open({ name: 'Moss', permission: 'write:notes,read:account,read:moon', callback: 'https://app.example/back' });
    expect(screen.getByRole('heading', { name: 'Moss wants to access your account' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'See your account',
      'Write and delete notes',
      'read:moon',
    ]);
    expect(screen.getByRole('group', { name: 'Your account' }).textContent).toContain('@alice');
    expect(screen.getByText("You'll be sent to app.example afterwards.")).toBeTruthy();
  });

  test('MiAuth grants the permissions and returns with the session', async () => {
    const { api } = await open({ name: 'Moss', icon: 'https://app.example/i.png', permission: 'read:account', callback: 'my-app://back' });
    await press('Allow');
    expect(api.paramsOf('miauth/gen-token')).toEqual([
      { session: 's1', name: 'Moss', iconUrl: 'https://app.example/i.png', permission: ['read:account'] },
    ]);
    expect(visited()).toEqual(['my-app://back?session=s1']);
  });

  test('MiAuth without a return address says that access is granted', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'An app wants to access your account' })).toBeTruthy();
    await press('Allow');
    expect(screen.getByText('You can go back to the app now.')).toBeTruthy();
    expect(visited()).toEqual([]);
  });

  test('MiAuth grants nothing to an app that returns to a script address', async () => {
    const { api } = await open({ callback: 'javascript:alert(1)' });
    expect(screen.getByText(/isn't allowed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
    expect(api.paramsOf('miauth/gen-token')).toEqual([]);
  });

  test('MiAuth warns about permissions for the whole server', async () => {
    await open({ permission: 'write:admin:meta' });
    expect(screen.getByRole('alert').textContent).toContain('affect the whole server');
  });

  test('MiAuth can be refused without a request to the server', async () => {
    const { api } = await open({ callback: 'https://app.example/' });
    await press('Deny');
    expect(screen.getByText('Access denied')).toBeTruthy();
    expect({ visited: visited(), tokensRequested: api.paramsOf('miauth/gen-token') }).toEqual({ visited: [], tokensRequested: [] });
  });

  test('MiAuth shows a failure and can retry', async () => {
    const { root, api } = await open({}, 'alice', { 'miauth/gen-token': apiError() });
    await press('Allow');
    expect(root.overlays.hasOpen()).toBe(true);
    api.on('miauth/gen-token', { token: 't' });
    await press('Allow');
    expect(screen.getByText('Access granted')).toBeTruthy();
  });

  test('MiAuth asks visitors to sign in on the same page', async () => {
    await open({ name: 'Moss' }, null);
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });
});

describe('a registered app', () => {
  const app = { id: 'a', name: 'Old', callbackUrl: 'https://app.example/', permission: ['read:account'], isAuthorized: false };

  async function open(change: Partial<typeof app> = {}, api: ApiScript = {}) {
    const rendered = renderWithRoot(<AuthPage params={{ token: 't1' }} />, {
      me: user('alice').me(),
      api: { 'auth/session/show': { id: 'x', app: { ...app, ...change }, token: 't1' }, 'auth/accept': undefined, ...api },
    });
    await act(settled);
    return rendered;
  }

  test('a registered app gets access, and the viewer returns with its token', async () => {
    const { api } = await open();
    await press('Allow');
    expect({ accepted: api.paramsOf('auth/accept'), visited: visited() }).toEqual({
      accepted: [{ token: 't1' }],
      visited: ['https://app.example/?token=t1'],
    });
  });

  test('a registered app that has access already is not asked about', async () => {
    const { api } = await open({ isAuthorized: true });
    expect({ accepted: api.paramsOf('auth/accept'), visited: visited() }).toEqual({
      accepted: [{ token: 't1' }],
      visited: ['https://app.example/?token=t1'],
    });
    expect(screen.getByText('Access granted')).toBeTruthy();
  });

  test('a registered app gets no access if it returns to a script address', async () => {
    const { api } = await open({ isAuthorized: true, callbackUrl: 'javascript:alert(1)' });
    expect({ accepted: api.paramsOf('auth/accept'), visited: visited() }).toEqual({ accepted: [], visited: [] });
    expect(screen.getByText(/isn't allowed/)).toBeTruthy();
  });

  test('a registered app that the server does not know is an error', async () => {
    await open({}, { 'auth/session/show': apiError({ code: 'NO_SUCH_SESSION', message: 'No such session.' }) });
    expect(screen.getByRole('alert').textContent).toContain('No such session.');
  });
});

describe('the link of a sign-up email', () => {
  const open = (api: ApiScript) => renderWithRoot(<SignupCompletePage params={{ code: 'c1' }} />, { api });

  test('the link of a sign-up email creates the account on a button press, and signs in', async () => {
    const { api, page } = open({ 'signup-pending': { id: 'u', i: 'token' }, i: user('alice').me() });
    expect(api.paramsOf('signup-pending')).toEqual([]);
    await press('Finish signing up');
    expect({ confirmed: api.paramsOf('signup-pending'), loads: page.loads }).toEqual({ confirmed: [{ code: 'c1' }], loads: ['/'] });
  });

  test('the link of a sign-up email says that it has expired', async () => {
    const { root, page } = open({ 'signup-pending': apiError({ code: 'EXPIRED', message: 'Error: EXPIRED' }) });
    await press('Finish signing up');
    expect({ hasOpen: root.overlays.hasOpen(), loads: page.loads }).toEqual({ hasOpen: true, loads: [] });
  });
});
