import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireEmoji, WireMeta } from '~/api/wire';
import AboutPage from '../../../pages/about/AboutPage';
import AboutMisskeyPage from '../../../pages/about-misskey/AboutMisskeyPage';
import { LIBRARIES } from '~/generated/libraries';
import { user } from '../../fixtures/builders';
import { settled, type TestRootOptions } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { knownServer } from '../../fixtures/knownServer';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

const meta = {
  name: 'Garden',
  description: 'A <b>quiet</b> place',
  uri: 'https://garden.example/',
  version: '2024.2.0',
  maintainerName: 'Mona',
  maintainerEmail: 'mona@garden.example',
  iconUrl: null,
  bannerUrl: null,
  tosUrl: 'https://garden.example/tos',
  privacyPolicyUrl: 'javascript:alert(1)',
  impressumUrl: null,
  feedbackUrl: null,
  repositoryUrl: 'https://code.example/garden',
  disableRegistration: true,
  serverRules: ['Be kind.', 'No <i>spam</i>.'],
  policies: {},
} as unknown as WireMeta;

const emoji = (name: string, category: string | null, aliases: string[] = []): WireEmoji => ({
  name,
  category,
  aliases,
  url: `https://garden.example/${name}.webp`,
});

async function open(tab?: string, api: ApiScript = {}, options: Pick<TestRootOptions, 'me' | 'local'> = {}) {
  const rendered = renderWithRoot(<AboutPage params={{ tab }} />, {
    ...options,
    api: {
      meta,
      stats: { originalUsersCount: 4, originalNotesCount: 90 } as never,
      emojis: { emojis: [emoji('moss', 'Plants', ['green']), emoji('fern', 'Plants/Forest'), emoji('cup', null)] },
      'federation/instances': [knownServer('far.example', { name: 'Far away', usersCount: 2 })],
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

test('the overview names who runs the server, its rules and its documents', async () => {
  await open();
  expect(screen.getByText('quiet').tagName).toBe('B');
  expect(screen.getByText('Mona')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'mona@garden.example' }).getAttribute('href')).toBe('mailto:mona@garden.example');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Be kind.', 'No spam.']));
  expect(screen.getByRole('link', { name: 'Terms of service' }).getAttribute('href')).toBe('https://garden.example/tos');
  expect(screen.queryByText('Privacy policy')).toBeNull();
  expect(screen.getByRole('link', { name: '/robots.txt' }).getAttribute('href')).toBe('https://garden.example/robots.txt');
  expect(screen.getByRole('link', { name: 'Wisteria' }).getAttribute('href')).toBe('/about-misskey');
});

const NO_SOURCE = "The people who run this server don't say where to find the source code of its software.";

test.each([
  ['names it', {}, 'https://code.example/garden'],
  ['offers it as a file', { repositoryUrl: null, providesTarball: true }, 'https://garden.example/tarball/misskey-2024.2.0.tar.gz'],
])('the source code of a server that %s is linked', async (_how, fields, address) => {
  await open(undefined, { meta: { ...meta, ...fields } });
  expect(screen.getByRole('link', { name: 'Server source code' }).getAttribute('href')).toBe(address);
  expect(screen.queryByText(NO_SOURCE)).toBeNull();
});

test('a server that hides its source code is said to', async () => {
  await open(undefined, { meta: { ...meta, repositoryUrl: null } });
  expect(screen.getByText(NO_SOURCE)).toBeTruthy();
});

test('those who may manage emoji find the way from the list', async () => {
  await open('emojis', {}, { me: user('alice').me({ isAdmin: true }) });
  expect((await screen.findByRole('link', { name: 'Manage custom emoji' })).getAttribute('href')).toBe('/custom-emojis-manager');
});

test('others are offered no management of emoji', async () => {
  await open('emojis', {}, { me: user('alice').me() });
  await screen.findByText('Plants (2)');
  expect(screen.queryByRole('link', { name: 'Manage custom emoji' })).toBeNull();
});

test('an open folder of emoji is open at the next visit, too', async () => {
  const local = new MemoryLocalStore();
  const folder = async () => (await screen.findByText('Plants (2)')).closest('details')!;
  const toggle = (of: HTMLDetailsElement, isOpen: boolean) => {
    of.open = isOpen;
    fireEvent(of, new Event('toggle'));
  };
  const first = await open('emojis', {}, { local });
  toggle(await folder(), true);
  first.unmount();
  const second = await open('emojis', {}, { local });
  expect((await folder()).open).toBe(true);
  toggle(await folder(), false);
  second.unmount();
  await open('emojis', {}, { local });
  expect((await folder()).open).toBe(false);
});

test('the emoji are in folders by category, and each opens its details', async () => {
  const { root } = await open('emojis');
  expect(screen.queryByRole('button', { name: /moss/ })).toBeNull();
  const folder = (await screen.findByText('Plants (2)')).closest('details')!;
  folder.open = true;
  fireEvent(folder, new Event('toggle'));
  fireEvent.click(await screen.findByRole('button', { name: /moss/ }));
  expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'emojiDetail', params: { name: 'moss' } }]);
});

test('emoji are found by a part of their name, an alias, or several names at once', async () => {
  await open('emojis');
  await screen.findByText('Plants (2)');
  const find = (value: string) => {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name or tag' }), { target: { value } });
    return screen.queryAllByRole('button').map(({ textContent }) => textContent);
  };
  expect(find('er')).toEqual(['fern']);
  expect(find('GREEN')).toEqual(['moss']);
  expect(find(':cup: :fern:')).toEqual(['fern', 'cup']);
  expect(find('nothing')).toEqual([]);
  expect(screen.getByText('No emoji found')).toBeTruthy();
});

test('emoji that do not load can be asked for again', async () => {
  await open('emojis', { emojis: apiError({ status: 500 }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the servers are filtered by host once people pause, by state and order', async () => {
  const { api, clock } = await open('federation');
  const first = { host: null, sort: '+pubSub', limit: 30, offset: 0, federating: true };
  expect(api.paramsOf('federation/instances')).toEqual([first]);
  const card = within(screen.getByRole('list', { name: 'Other servers' })).getByRole('link');
  expect(card.getAttribute('href')).toBe('/instance-info/far.example');
  expect(card.textContent).toContain('2 users');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Host' }), { target: { value: 'far' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'all' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: '-users' } });
  await act(async () => clock.advance(1_000));
  await act(settled);
  expect(api.paramsOf('federation/instances').at(-1)).toEqual({ host: 'far', sort: '-users', limit: 30, offset: 0 });
});

test('the charts name the servers with the most follows, and count all others', async () => {
  const far = knownServer('far.example', { followersCount: 8, followingCount: 0 });
  const stats = { topSubInstances: [far], otherFollowersCount: 1_200, topPubInstances: [far], otherFollowingCount: 0 };
  await open('charts', { 'federation/stats': stats, 'charts/active-users': apiError({ status: 500 }) });
  const list = within(screen.getByRole('heading', { name: 'Servers we follow most' }).parentElement!);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['far.example8', 'All others1,200']);
  expect(list.getByRole('link').getAttribute('href')).toBe('/instance-info/far.example');
  expect(screen.queryByRole('heading', { name: /^Servers that follow us/ })).toBeNull();
});

test('a filter that no server matches says so', async () => {
  await open('federation', { 'federation/instances': [] });
  expect(screen.getByText('No servers found')).toBeTruthy();
});

test('the page about the software names its version and every library with its license', () => {
  renderWithRoot(<AboutMisskeyPage />);
  expect(screen.getByRole('heading', { name: 'Wisteria' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())).toEqual(LIBRARIES.map(({ name }) => name));
  expect(screen.getByRole('row', { name: /^react 19\..* MIT$/ })).toBeTruthy();
  expect(LIBRARIES.filter(({ license }) => license === '')).toEqual([]);
});

test.each([
  ['https://code.example/garden', 'https://code.example/garden'],
  ['https://github.com/misskey-dev/misskey', undefined],
])('the page about the software names the source of a modified server: %s', async (repositoryUrl, shown) => {
  const { root } = renderWithRoot(<AboutMisskeyPage />, { api: { meta: { ...meta, repositoryUrl } } });
  await act(() => root.session.current.server.load());
  const sources = screen.getAllByRole('link', { name: 'Source code' }).map((link) => link.getAttribute('href'));
  expect(sources).toEqual(['https://github.com/misskey-dev/misskey', ...(shown ? [shown] : [])]);
  expect(screen.queryByText(/Garden runs/) !== null).toBe(shown !== undefined);
});
