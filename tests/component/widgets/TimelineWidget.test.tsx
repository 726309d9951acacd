import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import timeline from '../../../widgets/timeline/manifest';
import { channel, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const me = user('alice').me();
const withPolicies = (ltlAvailable: boolean, gtlAvailable: boolean) => ({
  ...me,
  policies: { ...me.policies, ltlAvailable, gtlAvailable },
});
const base = { emojis: { emojis: [] } };
const hello = note().id('n1').by(user('bob').build()).text('hello').build();
const news = { id: 'a1', name: 'News' };
const friends = { id: 'l1', name: 'Friends' };

async function openMenu({ root }: Awaited<ReturnType<typeof renderWidget>>): Promise<readonly MenuItem[]> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /: source$/ })));
  await act(settled);
  const top = root.overlays.stack.at(-1);
  if (top?.kind !== 'menu') throw new Error('no menu');
  return top.items;
}

test('the widget shows the home timeline without replies, under its name', async () => {
  const { api, heading } = await renderWidget(timeline, {}, { me, api: { ...base, 'notes/timeline': [hello] } });
  expect(within(screen.getByRole('feed', { name: 'Home' })).getAllByRole('article')).toHaveLength(1);
  expect(heading().textContent).toBe('Home');
  expect(api.paramsOf('notes/timeline')[0]).toMatchObject({ withRenotes: true });
});

test.each([
  ['local', 'notes/local-timeline', { withReplies: false, withRenotes: true }],
  ['social', 'notes/hybrid-timeline', { withReplies: false, withRenotes: true }],
  ['global', 'notes/global-timeline', { withRenotes: true }],
] as const)('the widget shows %s if the account may see it', async (src, endpoint, params) => {
  const { api } = await renderWidget(timeline, { src }, { me: withPolicies(true, true), api: { ...base, [endpoint]: [hello] } });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(api.paramsOf(endpoint)[0]).toMatchObject(params);
});

test.each(['local', 'social', 'global'])('the widget says that %s is turned off', async (src) => {
  const { api } = await renderWidget(timeline, { src }, { me: withPolicies(false, false), api: base });
  expect(screen.getByText('This timeline is turned off on this server.')).toBeTruthy();
  expect(api.calls.filter(({ endpoint }) => endpoint.startsWith('notes/'))).toEqual([]);
});

test('the widget shows a list and an antenna by their names', async () => {
  const { heading, api } = await renderWidget(
    timeline,
    { src: 'list', list: friends },
    { me, api: { ...base, 'notes/user-list-timeline': [hello] } },
  );
  expect(heading().textContent).toBe('Friends');
  expect(api.paramsOf('notes/user-list-timeline')[0]).toMatchObject({ listId: 'l1' });
  const other = await renderWidget(timeline, { src: 'antenna', antenna: news }, { me, api: { ...base, 'antennas/notes': [hello] } });
  expect(other.api.paramsOf('antennas/notes')[0]).toMatchObject({ antennaId: 'a1' });
});

test('the widget shows the home timeline if no list was chosen', async () => {
  const { heading } = await renderWidget(timeline, { src: 'list', list: null }, { me, api: { ...base, 'notes/timeline': [] } });
  expect(heading().textContent).toBe('Home');
});

test('the title of the widget chooses the source, and its name is stored', async () => {
  const rendered = await renderWidget(
    timeline,
    {},
    {
      me,
      api: {
        ...base,
        'notes/timeline': [],
        'notes/user-list-timeline': [],
        'antennas/list': [news] as never,
        'users/lists/list': [friends] as never,
        'clips/list': [{ id: 'c1', name: 'Recipes', user: user('alice').build() }] as never,
        'channels/my-favorites': [channel({ name: 'Gardens' })],
        'channels/followed': [],
        'roles/list': [{ id: 'r1', name: 'Artists', displayOrder: 0 }] as never,
      },
    },
  );
  const items = await openMenu(rendered);
  expect(items.map((item) => ('text' in item ? item.text : item.type))).toEqual([
    'Home',
    'Local',
    'Social',
    'Global',
    'Highlights',
    'divider',
    'Mentions',
    'Direct notes',
    'divider',
    'News',
    'divider',
    'Friends',
    'divider',
    'Gardens',
    'divider',
    'Artists',
    'divider',
    'Recipes',
    'divider',
    'Find channels',
    'Hashtag…',
    'User…',
  ]);
  expect(items.flatMap((item) => ('text' in item && 'active' in item && item.active ? [item.text] : []))).toEqual(['Home']);
  expect(screen.getByRole('button', { name: /: source$/ }).getAttribute('aria-expanded')).toBe('true');
  const friendsItem = items.find((item) => 'text' in item && item.text === 'Friends') as { action(): void };
  await act(async () => {
    friendsItem.action();
    rendered.root.overlays.closeAll();
  });
  await act(settled);
  expect(rendered.changes).toEqual([{ src: 'list', list: friends }]);
  expect(rendered.heading().textContent).toBe('Friends');
  expect(screen.getByRole('button', { name: /: source$/ }).getAttribute('aria-expanded')).toBe('false');
});

test.each([
  ['featured', {}, 'notes/featured', {}, 'Highlights'],
  ['mentions', {}, 'notes/mentions', {}, 'Mentions'],
  ['directs', {}, 'notes/mentions', { visibility: 'specified' }, 'Direct notes'],
  ['channel', { channel: { id: 'c1', name: 'Gardens' } }, 'channels/timeline', { channelId: 'c1' }, 'Gardens'],
  ['role', { role: { id: 'r1', name: 'Artists' } }, 'roles/notes', { roleId: 'r1' }, 'Artists'],
  ['clip', { clip: { id: 'c1', name: 'Recipes' } }, 'clips/notes', { clipId: 'c1' }, 'Recipes'],
  ['hashtag', { tag: 'cats' }, 'notes/search-by-tag', { tag: 'cats' }, '#cats'],
  ['user', { user: { id: 'u1', username: 'dora', host: 'far.example' } }, 'users/notes', { userId: 'u1' }, '@dora@far.example'],
] as const)('the widget shows the source %s under its name', async (src, options, endpoint, params, name) => {
  const { api, heading } = await renderWidget(timeline, { src, ...options }, { me, api: { ...base, [endpoint]: [hello] } });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(heading().textContent).toBe(name);
  expect(api.paramsOf(endpoint)[0]).toMatchObject(params);
});

test.each([
  ['Hashtag…', 'hashtagChooser', 'cats', { src: 'hashtag', tag: 'cats' }, '#cats'],
  [
    'User…',
    'userChooser',
    { id: 'u1', username: 'bob', host: null },
    { src: 'user', user: { id: 'u1', username: 'bob', host: null } },
    '@bob',
  ],
] as const)('the item "%s" asks what is shown, and stores the answer', async (text, windowId, answer, stored, name) => {
  const lists = { 'antennas/list': [], 'users/lists/list': [], 'clips/list': [] };
  const rendered = await renderWidget(
    timeline,
    {},
    { me, api: { ...base, ...lists, 'notes/timeline': [], 'notes/search-by-tag': [], 'users/notes': [] } },
  );
  const { root, changes, heading } = rendered;
  const item = (await openMenu(rendered)).find((one) => 'text' in one && one.text === text) as { action(): Promise<void> };
  const open = vi.spyOn(root.overlays, 'open').mockResolvedValueOnce(undefined).mockResolvedValueOnce(answer);
  await act(() => item.action());
  expect({ changes, windowId: open.mock.calls[0]?.[0] }).toEqual({ changes: [], windowId });
  await act(() => item.action());
  await act(settled);
  expect({ changes, name: heading().textContent }).toEqual({ changes: [stored], name });
});
