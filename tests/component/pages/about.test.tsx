import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireEmoji, WireMeta } from '~/api/wire';
import AboutPage from '../../../pages/about/AboutPage';
import AboutMisskeyPage from '../../../pages/about-misskey/AboutMisskeyPage';
import { LIBRARIES } from '~/generated/libraries';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { knownServer } from '../../fixtures/knownServer';
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

async function open(tab?: string, api: ApiScript = {}) {
  const rendered = renderWithRoot(<AboutPage params={{ tab }} />, {
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
  expect(screen.getByText('No emoji matches.')).toBeTruthy();
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
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'all' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: '-users' } });
  await act(async () => clock.advance(1_000));
  await act(settled);
  expect(api.paramsOf('federation/instances').at(-1)).toEqual({ host: 'far', sort: '-users', limit: 30, offset: 0 });
});

test('a filter that no server matches says so', async () => {
  await open('federation', { 'federation/instances': [] });
  expect(screen.getByText('No server matches.')).toBeTruthy();
});

test('the page about the software names its version and every library with its license', () => {
  renderWithRoot(<AboutMisskeyPage />);
  expect(screen.getByRole('heading', { name: 'Wisteria' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())).toEqual(LIBRARIES.map(({ name }) => name));
  expect(screen.getByRole('row', { name: /^react 19\..* MIT$/ })).toBeTruthy();
  expect(LIBRARIES.filter(({ license }) => license === '')).toEqual([]);
});
