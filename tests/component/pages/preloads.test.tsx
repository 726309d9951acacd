import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import NotificationsPage from '../../../pages/notifications/NotificationsPage';
import preloadNotifications from '../../../pages/notifications/preload';
import SearchPage from '../../../pages/search/SearchPage';
import preloadSearch from '../../../pages/search/preload';
import type { Endpoint } from '~/api/endpoints';
import type { WireNotification } from '~/api/wire';
import type { Preload } from '~/registry/definePage';
import type { Options } from '~/services/workspace/document';
import { note, policies, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').build();
const notes = [note().id('n1').by(bob).text('green moss').build()];
const followed: WireNotification = { id: '1', createdAt: '2024-02-10T12:00:00.000Z', type: 'follow', userId: bob.id, user: bob };
const api: ApiScript = {
  'i/notifications-grouped': [followed],
  'notifications/mark-all-as-read': undefined,
  'notes/mentions': notes,
  'notes/search': notes,
  'users/search': [bob],
};
const alice = (maySearch = true) => ({ ...user('alice').me(), policies: policies({ canSearchNotes: maySearch }) });
const paneWith = (params: Readonly<Record<string, string>>, options: Options = {}) => ({ paneId: 'main', visitKey: '0', params, options });

/** A row of the tests below: the page, what it is asked to load, and what it calls and shows. */
interface Row {
  readonly what: string;
  readonly Page: ComponentType<{ params: never }>;
  readonly preload: Preload;
  readonly params: Readonly<Record<string, string>>;
  readonly endpoint: Endpoint;
  readonly feed: string;
}

const rows: readonly Row[] = [
  {
    what: 'notifications',
    Page: NotificationsPage,
    preload: preloadNotifications,
    params: {},
    endpoint: 'i/notifications-grouped',
    feed: 'Notifications',
  },
  {
    what: 'mentions',
    Page: NotificationsPage,
    preload: preloadNotifications,
    params: { tab: 'mentions' },
    endpoint: 'notes/mentions',
    feed: 'Mentions',
  },
  {
    what: 'a search for notes',
    Page: SearchPage,
    preload: preloadSearch,
    params: { q: 'moss', origin: 'local' },
    endpoint: 'notes/search',
    feed: 'Notes with “moss”',
  },
  {
    what: 'a search for people',
    Page: SearchPage,
    preload: preloadSearch,
    params: { q: 'bob', type: 'user' },
    endpoint: 'users/search',
    feed: 'People matching “bob”',
  },
];

test.each(rows)(
  'the start asks for the content of $what, and the page takes it over',
  async ({ Page, preload, params, endpoint, feed }) => {
    const test = createTestRoot({ me: alice(), api });
    await preload(test.root, paneWith(params));
    expect(test.api.calls.map((call) => call.endpoint)).toEqual([endpoint]);
    renderWithRoot(<Page params={params as never} />, { test });
    await act(settled);
    expect(within(screen.getByRole('feed', { name: feed })).getAllByRole('article')).toHaveLength(1);
    expect(test.api.paramsOf(endpoint)).toHaveLength(1);
  },
);

test('a column of notifications that excludes types asks for the others alone', async () => {
  const { root, api: server } = createTestRoot({ me: alice(), api });
  await preloadNotifications(root, paneWith({}, { excludeTypes: ['reaction'] }));
  expect(server.paramsOf('i/notifications-grouped')).toEqual([{ limit: 20, excludeTypes: ['reaction'], markAsRead: false }]);
});

test.each([
  ['no words', {}, true],
  ['an author, whose id comes first', { q: 'moss', user: 'bob' }, true],
  ['an account that may not search notes', { q: 'moss' }, false],
])('nothing is asked for at the start for a search with %s', async (_what, params, maySearch) => {
  const { root, api: server } = createTestRoot({ me: alice(maySearch), api });
  await preloadSearch(root, paneWith(params));
  expect(server.calls).toEqual([]);
});

test('nothing is asked for at the start for the notifications of a visitor', async () => {
  const { root, api: server } = createTestRoot({ api });
  await preloadNotifications(root, paneWith({}));
  expect(server.calls).toEqual([]);
});
