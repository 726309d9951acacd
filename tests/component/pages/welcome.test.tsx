import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import WelcomePage from '../../../pages/welcome/WelcomePage';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { visitServer } from '~/stores/server/visitedServer';
import { apiError, FakeApi, type ApiScript } from '../../fixtures/FakeApi';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import SignInWindow from '../../../windows/signIn/SignInWindow';
import { knownServer } from '../../fixtures/knownServer';
import { consoleWatch } from '../../fixtures/consoleWatch';
import { renderWithRoot } from '../renderWithRoot';

const meta = (more: Partial<WireMeta> = {}) =>
  ({
    name: 'Garden',
    description: 'Tea & <b>moss</b><script>alert(1)</script>',
    uri: 'https://garden.example',
    iconUrl: null,
    backgroundImageUrl: null,
    tosUrl: 'https://garden.example/tos',
    privacyPolicyUrl: 'javascript:alert(1)',
    impressumUrl: null,
    disableRegistration: false,
    policies: { ltlAvailable: true },
    mediaProxy: 'https://garden.example/proxy',
    requireSetup: false,
    ...more,
  }) as unknown as WireMeta;

async function open(given: Partial<WireMeta> = {}, api: ApiScript = {}) {
  const rendered = renderWithRoot(<WelcomePage />, {
    api: {
      meta: meta(given),
      stats: { originalUsersCount: 4, originalNotesCount: 90 } as never,
      'get-online-users-count': { count: 3 },
      'charts/active-users': { read: [2, 5, 1] } as never,
      'federation/instances': [knownServer('far.example', { name: 'Far away' }), knownServer('b.example')],
      'notes/featured': [],
      'notes/local-timeline': [],
      emojis: { emojis: [] },
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

test('the welcome page describes the server, with the harmless part of its markup', async () => {
  await open();
  expect(screen.getByText('moss').tagName).toBe('B');
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByText('4 users')).toBeTruthy();
});

test('the welcome page says how many people are online and were active', async () => {
  const { api } = await open();
  expect(screen.getByText('3 people are online')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Active users in the last 3 days: now 2, peak 5' })).toBeTruthy();
  expect(api.paramsOf('charts/active-users')).toEqual([{ span: 'day', limit: 30 }]);
});

test('a strip names other servers and leads to what is known of them', async () => {
  const { api } = await open();
  expect(api.paramsOf('federation/instances')).toEqual([{ sort: '+pubSub', limit: 20 }]);
  const strip = within(screen.getByRole('region', { name: 'Connected servers' }));
  expect(strip.getByRole('link', { name: 'Far away' }).getAttribute('href')).toBe('/instance-info/far.example');
});

test('a server that tells none of its numbers is welcome all the same', async () => {
  await open({}, { 'charts/active-users': apiError({ status: 500 }), 'federation/instances': apiError({ status: 500 }) });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Connected servers' })).toBeNull();
});

test('the photo of the server is behind the page, and only from an address that may be loaded', async () => {
  const { container, unmount } = await open({ backgroundImageUrl: 'https://garden.example/photo.webp' });
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toContainEqual(expect.stringContaining('photo.webp'));
  unmount();
  const hostile = await open({ backgroundImageUrl: 'javascript:alert(1)' });
  expect(hostile.container.innerHTML).not.toContain('javascript:');
});

test('the menu of the card leads to the pages and documents about the server', async () => {
  const { root } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Server menu' }));
  await act(settled);
  const [menu] = root.overlays.stack;
  if (menu?.kind !== 'menu') throw new Error('no menu');
  const items = await menu.items;
  expect(items.flatMap((item) => (item.type === 'link' ? item.to : item.type === 'a' ? item.href : []))).toEqual([
    '/about',
    '/about#emojis',
    '/about#federation',
    'https://garden.example/tos',
    '/about-misskey',
  ]);
});

test('an empty server asks for its first account, which signs in', async () => {
  const { api, page } = await open(
    { requireSetup: true },
    {
      'admin/accounts/create': { ...user('root').me(), token: 'new-token' } as never,
      i: user('root').me(),
    },
  );
  expect(screen.getByRole('heading', { name: 'Set up this server' })).toBeTruthy();
  const submit = screen.getByRole('button', { name: 'Set up this server' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Username' }), { target: { value: 'not a name' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret words' } });
  fireEvent.click(submit);
  await act(settled);
  expect(api.paramsOf('admin/accounts/create')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Username' }), { target: { value: 'root' } });
  fireEvent.click(submit);
  await act(settled);
  expect(api.paramsOf('admin/accounts/create')).toEqual([{ username: 'root', password: 'secret words' }]);
  expect(page.loads.length).toBeGreaterThan(0);
});

test('a set-up that is refused keeps what was typed', async () => {
  await open({ requireSetup: true }, { 'admin/accounts/create': apiError({ code: 'DENIED_USERNAME' }) });
  fireEvent.change(screen.getByRole('textbox', { name: 'Username' }), { target: { value: 'root' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set up this server' }));
  await act(settled);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('root');
});

test('a server with a setup password is given it once it asks', async () => {
  const { api } = await open(
    { requireSetup: true },
    {
      'admin/accounts/create': ({ setupPassword }) => {
        if (setupPassword !== 'from the file') throw apiError({ code: 'INCORRECT_INITIAL_PASSWORD' });
        return { ...user('root').me(), token: 'new-token' };
      },
      i: user('root').me(),
    },
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const submit = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Set up this server' }));
    await act(settled);
  };
  type('Username', 'root');
  type('Password', 'secret words');
  await submit();
  expect(screen.getByText(/wants its setup password/)).toBeTruthy();
  type('Setup password', 'guessed');
  await submit();
  expect(screen.getByText("That's not the setup password.")).toBeTruthy();
  type('Setup password', 'from the file');
  await submit();
  expect(api.paramsOf('admin/accounts/create').map(({ setupPassword }) => setupPassword)).toEqual([undefined, 'guessed', 'from the file']);
});

describe('without a server', () => {
  // The mascot is loaded by then.
  beforeEach(() => consoleWatch.expect(/without reading any observable value/));

  test('the welcome page leads to signing in at any server, and calls nobody', async () => {
    const { api, page } = renderWithRoot(<WelcomePage />, { hasServer: false });
    await act(settled);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect({ to: page.loads, calls: api.calls }).toEqual({ to: ['/sign-in?back=%2F'], calls: [] });
  });

  test('one looks at a server by its address, and a wrong one is said and has the focus', async () => {
    const { page, local } = renderWithRoot(<WelcomePage />, { hasServer: false });
    const field = screen.getByRole('textbox', { name: 'Server' });
    const look = screen.getByRole('button', { name: 'Look around' });
    fireEvent.change(field, { target: { value: 'not a server' } });
    fireEvent.click(look);
    expect({ problem: field.getAttribute('aria-invalid'), focused: document.activeElement === field, to: page.loads }).toEqual({
      problem: 'true',
      focused: true,
      to: [],
    });
    fireEvent.change(field, { target: { value: 'https://example.social/@me' } });
    fireEvent.click(look);
    expect({ to: page.loads, visited: local.get('visitedServer') }).toEqual({ to: ['/'], visited: 'https://example.social' });
  });

  test('what asks people to sign in leads to the page for any server, with the one that they look at', () => {
    const local = new MemoryLocalStore();
    visitServer(local, 'https://far.test');
    const far = new FakeApi({}, 'https://far.test');
    const { page } = renderWithRoot(<SignInWindow params={{}} close={() => {}} />, { hasServer: false, local, elsewhere: [far] });
    expect(page.loads).toEqual(['/sign-in?server=far.test&back=%2F']);
  });
});
