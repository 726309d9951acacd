import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { WireMe } from '~/api/wire';
import { NoteCard } from '~/components/note/card/NoteCard';
import type { PageComponent, Params } from '~/registry/definePage';
import { PaneContext } from '~/router/PaneContext';
import { channels } from '~/stores/resources/feeds/channels';
import ChannelEditPage from '../../../pages/channel-edit/ChannelEditPage';
import ChannelPage from '../../../pages/channel/ChannelPage';
import channelChoices from '../../../pages/channel/columnChoices';
import ChannelsPage from '../../../pages/channels/ChannelsPage';
import roleChoices from '../../../pages/role/columnChoices';
import { channelItems } from '../../../pages/timeline/timelineMenus';
import { channel, file, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { fakePane } from '../../fixtures/fakePane';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import { answer, finish, loaded, menuTexts, renderWith } from '../note/renderNote';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice');
const bob = user('bob');
const gardens = channel({ description: 'Leaves **only**', lastNotedAt: '2024-02-10T11:00:00.000Z' });
const inGardens = (id: string, text: string) =>
  note()
    .id(id)
    .by(bob.build())
    .text(text)
    .with({
      channelId: 'c1',
      channel: { id: 'c1', name: 'Gardens', color: '#88aa33', isSensitive: false, allowRenoteToExternal: true },
      localOnly: true,
    })
    .build();

async function opened(Page: PageComponent, params: Params, api: ApiScript, me: WireMe | null = alice.me(), local?: MemoryLocalStore) {
  const view = renderWith(<Page params={params} />, { me, api, ...(local && { local }) });
  await act(settled);
  return view;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await act(settled);
};
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the page of channels begins with those that people write in, and offers the rest as tabs', async () => {
  const view = await opened(ChannelsPage, {}, { 'channels/featured': [gardens, channel({ id: 'c2', name: 'Trains' })] });
  expect(tabs()).toEqual(['Search', 'Trending', 'Favorites', 'Following', 'Mine']);
  expect(cards()).toEqual(['Gardens', 'Trains']);
  expect(screen.getByRole('link', { name: 'Gardens' }).getAttribute('href')).toBe('/channels/c1');
  fireEvent.click(screen.getByRole('tab', { name: 'Following' }));
  await press('New channel');
  expect(view.visited).toEqual(['#following', '/channels/new']);
});

test('an address with a tab that does not exist shows the tab that the page begins with', async () => {
  await opened(ChannelsPage, { tab: 'lost' }, { 'channels/featured': [gardens] });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Trending');
});

test('visitors get the channels of everybody, without the tabs of an account', async () => {
  await opened(ChannelsPage, { tab: 'owned' }, { 'channels/featured': [gardens] }, null);
  expect({ tabs: tabs(), cards: cards() }).toEqual({ tabs: ['Search', 'Trending'], cards: ['Gardens'] });
  expect(screen.queryByRole('button', { name: 'New channel' })).toBeNull();
});

test.each([
  ['favorites', 'channels/my-favorites'],
  ['following', 'channels/followed'],
  ['owned', 'channels/owned'],
] as const)('the tab %s lists its channels, and says when there are none', async (tab, endpoint) => {
  const view = await opened(ChannelsPage, { tab }, { [endpoint]: [channel({ isFollowing: true, isFavorited: true })] });
  expect(cards()[0]).toContain('Gardens');
  view.unmount();
  await opened(ChannelsPage, { tab }, { [endpoint]: [] });
  expect(screen.getByText(/(?:follow any|No favorite|have no) channels yet/)).toBeTruthy();
});

test('a list of channels that does not load offers to try again', async () => {
  let isBroken = true;
  await opened(
    ChannelsPage,
    {},
    {
      'channels/featured': async () => {
        if (isBroken) throw apiError({ status: 500 });
        return [gardens];
      },
    },
  );
  isBroken = false;
  await press('Try again');
  expect(cards()).toEqual(['Gardens']);
});

test('searching for channels puts the words and the kind of search into the address', async () => {
  const view = await opened(ChannelsPage, { tab: 'search' }, {});
  write('Search channels', ' green things ');
  await press('Search');
  fireEvent.change(screen.getByLabelText('Search in'), { target: { value: 'nameOnly' } });
  expect(view.visited).toEqual(['/channels?q=green+things#search', '/channels?q=green+things&type=nameOnly#search']);
});

test('the address of a search lists what the server finds', async () => {
  const view = await opened(ChannelsPage, { tab: 'search', q: 'green', type: 'nameOnly' }, { 'channels/search': [gardens] });
  expect(cards()).toEqual(['Gardens']);
  expect(view.api.paramsOf('channels/search')).toMatchObject([{ query: 'green', type: 'nameOnly' }]);
});

test('a favorite channel says that it has new notes until its page was open', async () => {
  const local = new MemoryLocalStore();
  const favorite = { ...gardens, isFavorited: true };
  const first = await opened(ChannelsPage, { tab: 'favorites' }, { 'channels/my-favorites': [favorite] }, alice.me(), local);
  expect(screen.getByText('New notes')).toBeTruthy();
  first.unmount();
  (await opened(ChannelPage, { channelId: 'c1' }, { 'channels/show': favorite }, alice.me(), local)).unmount();
  await opened(ChannelsPage, { tab: 'favorites' }, { 'channels/my-favorites': [favorite] }, alice.me(), local);
  expect(screen.queryByText('New notes')).toBeNull();
});

test.each([
  ['followed', { isFollowing: true }],
  ['favorite', { isFavorited: true }],
])('a %s channel opens with its notes, and keeps its tab when that ends', async (_kind, fields) => {
  const api = { 'channels/show': { ...gardens, ...fields }, 'channels/timeline': [inGardens('n1', 'first')] };
  const view = await opened(ChannelPage, { channelId: 'c1' }, api);
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(chosen()).toBe('Notes');
  act(() => void channels.of(view.account).put({ ...gardens, isFollowing: false, isFavorited: false }));
  expect(chosen()).toBe('Notes');
});

test('the page of a channel shows what it is about and its pinned notes in their order', async () => {
  const pinned = [inGardens('n2', 'second'), inGardens('n1', 'first')];
  await opened(
    ChannelPage,
    { channelId: 'c1' },
    { 'channels/show': { ...gardens, pinnedNoteIds: ['n2', 'gone', 'n1'], pinnedNotes: pinned } },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gardens');
  expect(screen.getByText('2 people have posted')).toBeTruthy();
  expect(screen.getByText('3 notes')).toBeTruthy();
  const articles = within(screen.getByRole('region', { name: 'Pinned notes' })).getAllByRole('article');
  expect(articles.map(({ textContent }) => /first|second/.exec(textContent ?? '')?.[0])).toEqual(['second', 'first']);
});

test('following and favorites change at once, and again if the server refuses', async () => {
  const view = await opened(
    ChannelPage,
    { channelId: 'c1' },
    {
      'channels/show': gardens,
      'channels/follow': undefined,
      'channels/favorite': apiError({ code: 'NO_SUCH_CHANNEL' }),
    },
  );
  await press('Follow');
  await press('Add to favorites');
  expect(view.api.paramsOf('channels/follow')).toEqual([{ channelId: 'c1' }]);
  expect(button('Unfollow')).toBeTruthy();
  expect(button('Add to favorites')).toBeTruthy();
  expect(view.overlay()?.kind).toBe('dialog');
});

test('another pane with the same channel shows that the viewer follows it', async () => {
  const view = await opened(ChannelPage, { channelId: 'c1' }, { 'channels/show': gardens, 'channels/follow': undefined });
  await press('Follow');
  expect(channels.one(view.account, 'c1')).toMatchObject({ isFollowing: true });
});

test('a visitor who wants to follow a channel is asked to sign in', async () => {
  const view = await opened(ChannelPage, { channelId: 'c1' }, { 'channels/show': gardens }, null);
  fireEvent.click(button('Follow'));
  await act(settled);
  expect(view.overlay()).toMatchObject({ kind: 'window', id: 'signIn' });
  expect(view.api.paramsOf('channels/follow')).toEqual([]);
});

test('the picture of a sensitive channel appears on request', async () => {
  await opened(
    ChannelPage,
    { channelId: 'c1' },
    {
      'channels/show': channel({ isSensitive: true, bannerUrl: 'https://server.example/b.png' }),
    },
  );
  expect(document.querySelector('img[src="https://server.example/b.png"]')).toBeNull();
  await press('Show banner of this sensitive channel');
  expect(document.querySelector('img[src="https://server.example/b.png"]')).not.toBeNull();
});

test('the main pane names the channel above its notes, and columns and windows leave that to their header', async () => {
  const api = { 'channels/show': gardens, 'channels/timeline': [inGardens('n1', 'old')] };
  const page = <ChannelPage params={{ channelId: 'c1', tab: 'timeline' }} />;
  const shownNames = async (frame: 'main' | 'column' | 'window') => {
    const view = renderWith(<PaneContext value={fakePane([], { frame })}>{page}</PaneContext>, { me: alice.me(), api });
    await act(settled);
    const names = screen.getAllByText('Gardens').filter((one) => !one.closest('h1, a'));
    view.unmount();
    return names.length;
  };
  expect({ main: await shownNames('main'), column: await shownNames('column'), window: await shownNames('window') }).toEqual({
    main: 1,
    column: 0,
    window: 0,
  });
});

test('new notes of a channel come by the live connection', async () => {
  const api = { 'channels/show': gardens, 'channels/timeline': [inGardens('n1', 'old')] };
  const { network, frames } = renderWithRoot(<ChannelPage params={{ channelId: 'c1', tab: 'timeline' }} />, { me: alice.me(), api });
  await act(settled);
  const feed = screen.getByRole('feed', { name: 'Notes in Gardens' });
  act(() => {
    network.socket.accept();
    network.socket.receiveOn('channel', 'note', inGardens('n2', 'new'));
    frames.next();
  });
  expect(within(feed).getAllByRole('article')[0]!.textContent).toContain('new');
});

test.each([
  ['others', bob, 'channel'],
  ['the viewer', alice, 'noteMy'],
] as const)('a new note by %s in a channel plays its own sound', async (_who, author, sound) => {
  const api = { 'channels/show': gardens, 'channels/timeline': [] };
  const { root, network, frames } = renderWithRoot(<ChannelPage params={{ channelId: 'c1', tab: 'timeline' }} />, { me: alice.me(), api });
  await act(settled);
  const play = vi.spyOn(root.sound, 'play');
  act(() => {
    network.socket.accept();
    network.socket.receiveOn('channel', 'note', { ...inGardens('n2', 'new'), user: author.build(), userId: author.build().id });
    frames.next();
  });
  expect(play.mock.calls).toEqual([[sound]]);
});

test('a note of a channel leads to the channel', async () => {
  renderWith(<NoteCard noteId="n1" />, { notes: [inGardens('n1', 'hello')] });
  await act(settled);
  expect(screen.getByRole('link', { name: 'Gardens' }).getAttribute('href')).toBe('/channels/c1');
});

test('a button above the notes opens the composer for the channel; a setting puts the composer there', async () => {
  const view = await opened(ChannelPage, { channelId: 'c1', tab: 'timeline' }, { 'channels/show': gardens, 'channels/timeline': [] });
  await press('Post in Gardens');
  expect(view.overlay()).toMatchObject({ kind: 'window', id: 'composer', params: { channelId: 'c1' } });
  act(() => view.root.settings.set('showFixedPostFormInChannel', true));
  await loaded();
  expect(screen.getByRole('textbox', { name: /text|note/i })).toBeTruthy();
});

test('nobody can write in an archived channel', async () => {
  const api = { 'channels/show': channel({ isArchived: true }), 'channels/timeline': [] };
  await opened(ChannelPage, { channelId: 'c1', tab: 'timeline' }, api);
  expect(screen.getByText(/This channel is archived/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Post in Gardens' })).toBeNull();
});

test('the highlights and the search of a channel ask for its notes only', async () => {
  const api = { 'channels/show': gardens, 'notes/featured': [inGardens('n1', 'liked')], 'notes/search': [inGardens('n2', 'moss')] };
  const first = await opened(ChannelPage, { channelId: 'c1', tab: 'featured' }, api);
  expect(first.api.paramsOf('notes/featured')).toMatchObject([{ channelId: 'c1' }]);
  first.unmount();
  const me = alice.me();
  const searching = { ...me, policies: { ...me.policies, canSearchNotes: true } };
  const second = await opened(ChannelPage, { channelId: 'c1', tab: 'search', q: 'moss' }, api, searching);
  expect(second.api.paramsOf('notes/search')).toMatchObject([{ channelId: 'c1', query: 'moss' }]);
  write('Search notes', 'fern');
  await press('Search');
  expect(second.visited).toEqual(['/channels/c1?q=fern#search']);
});

test.each<[string, Partial<WireMe>, string | null, boolean]>([
  ['its owner', {}, 'user-alice', true],
  ['a moderator', { isModerator: true }, null, true],
  ['others', {}, null, false],
])('the menu of a channel lets %s change it', async (_who, me, userId, isOffered) => {
  const view = await opened(ChannelPage, { channelId: 'c1' }, { 'channels/show': channel({ userId }) }, alice.me(me));
  fireEvent.click(button('Channel actions'));
  const texts = await menuTexts(view);
  expect(texts.includes('Edit channel')).toBe(isOffered);
  expect(texts).toContain('Copy link');
});

test('a channel that does not exist says so', async () => {
  await opened(ChannelPage, { channelId: 'c1' }, { 'channels/show': apiError({ code: 'NO_SUCH_CHANNEL', status: 400 }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Channel');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a new channel is created from a name, a description, a color, a picture and switches', async () => {
  const view = await opened(ChannelEditPage, {}, { 'channels/create': channel({ id: 'new' }) });
  expect(button('Create')).toHaveProperty('disabled', true);
  write('Name', ' Moss ');
  write('Description', 'Soft');
  write('Color', '#112233');
  fireEvent.click(screen.getByRole('switch', { name: 'Sensitive' }));
  await press('From drive');
  await finish(view, [file({ id: 'f1', type: 'image/png', url: 'https://server.example/f1.png' })]);
  await press('Create');
  expect(view.api.paramsOf('channels/create')).toEqual([
    { name: 'Moss', description: 'Soft', color: '#112233', isSensitive: true, allowRenoteToExternal: true, bannerId: 'f1' },
  ]);
  expect(view.visited).toEqual(['/channels/new']);
});

const mine = channel({ userId: 'user-alice', bannerUrl: 'https://server.example/b.png', pinnedNoteIds: ['n1', 'n2'] });
const withPins = { ...mine, pinnedNotes: [inGardens('n1', 'first'), inGardens('n2', 'second')] };

test('a changed channel keeps its picture unless it is removed', async () => {
  const view = await opened(ChannelEditPage, { channelId: 'c1' }, { 'channels/show': withPins, 'channels/update': mine });
  write('Name', 'Moss');
  await press('Save');
  await press('Remove banner');
  await press('Save');
  const [first, second] = view.api.paramsOf('channels/update') as readonly Record<string, unknown>[];
  expect(first).toMatchObject({ channelId: 'c1', name: 'Moss', pinnedNoteIds: ['n1', 'n2'] });
  expect(first).not.toHaveProperty('bannerId');
  expect(second).toMatchObject({ bannerId: null });
});

test('pinned notes are removed, and added by their address', async () => {
  const view = await opened(
    ChannelEditPage,
    { channelId: 'c1' },
    {
      'channels/show': withPins,
      'channels/update': mine,
      'notes/show': ({ noteId }: { noteId: string }) =>
        noteId === 'elsewhere' ? note().id(noteId).by(bob.build()).build() : inGardens(noteId, 'third'),
    },
  );
  const pin = async (typed: string) => {
    await press('Pin note');
    const open = view.overlay();
    if (open?.kind !== 'dialog' || open.dialog.type !== 'prompt') throw new Error('nothing is asked');
    const { dialog } = open;
    act(() => dialog.answer(typed));
    await act(settled);
  };
  await press('Remove first');
  await pin(`${view.account.api.origin}/notes/note3333`);
  await pin('https://far.example/notes/note4444');
  expect(view.overlay()).toMatchObject({
    kind: 'dialog',
    dialog: { options: { text: "That isn't a link to a note on this server." } },
  });
  await pin('elsewhere');
  expect(view.overlay()).toMatchObject({ kind: 'dialog', dialog: { options: { text: "That note isn't in this channel." } } });
  await press('Save');
  expect(view.api.paramsOf('channels/update')).toMatchObject([{ pinnedNoteIds: ['note3333', 'n2'] }]);
});

test('a channel is archived after a question, and can be opened again', async () => {
  let isArchived = false;
  const view = await opened(
    ChannelEditPage,
    { channelId: 'c1' },
    {
      'channels/show': mine,
      'channels/update': (params) => ({ ...mine, isArchived: (isArchived = params.isArchived === true) }),
    },
  );
  await press('Archive channel');
  await answer(view, false);
  expect(view.api.paramsOf('channels/update')).toEqual([]);
  await press('Archive channel');
  await answer(view, true);
  expect(isArchived).toBe(true);
  await press('Reopen channel');
  expect(view.api.paramsOf('channels/update')).toEqual([
    { channelId: 'c1', isArchived: true },
    { channelId: 'c1', isArchived: false },
  ]);
});

test('what an old server does not know of a channel is not offered', async () => {
  const { isSensitive: _s, allowRenoteToExternal: _r, isArchived: _a, ...old } = mine;
  await opened(ChannelEditPage, { channelId: 'c1' }, { 'channels/show': old });
  expect(screen.queryAllByRole('switch')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Archive channel' })).toBeNull();
});

test('a channel of somebody else cannot be changed', async () => {
  await opened(ChannelEditPage, { channelId: 'c1' }, { 'channels/show': gardens });
  expect(screen.getByText('Only its owner and moderators can edit this channel.')).toBeTruthy();
});

test('a new column offers the favorite and followed channels once each, and a way to others', async () => {
  const view = await opened(
    ChannelsPage,
    {},
    {
      'channels/featured': [],
      'channels/my-favorites': [gardens],
      'channels/followed': [gardens, channel({ id: 'c2', name: 'Bread' })],
    },
  );
  const opens: string[] = [];
  const items = await channelChoices({ root: view.root, scope: view.account, open: (href) => opens.push(href) });
  expect(items.map((item) => ('text' in item ? item.text : '-'))).toEqual(['Bread', 'Gardens', '-', 'Find channels', 'New channel']);
  for (const item of items) if ('action' in item) void item.action();
  expect(opens).toEqual(['/channels/c2#timeline', '/channels/c1#timeline', '/channels', '/channels/new']);
});

test('a new column offers the notes of roles', async () => {
  const view = await opened(
    ChannelsPage,
    {},
    { 'channels/featured': [], 'roles/list': [{ id: 'r1', name: 'Artist', displayOrder: 0 }] as never },
  );
  const opens: string[] = [];
  const items = await roleChoices({ root: view.root, scope: view.account, open: (href) => opens.push(href) });
  for (const item of items) if ('action' in item) void item.action();
  expect(opens).toEqual(['/roles/r1#timeline']);
});

test('the page of timelines leads to the favorite channels, and marks those with new notes', async () => {
  const read = channel({ id: 'c2', name: 'Bread', lastNotedAt: null });
  const view = await opened(ChannelsPage, {}, { 'channels/featured': [], 'channels/my-favorites': [gardens, read] });
  expect(await channelItems(view.account, view.root)).toMatchObject([
    { text: 'Gardens', to: '/channels/c1#timeline', indicate: true },
    { text: 'Bread', to: '/channels/c2#timeline', indicate: false },
    { type: 'divider' },
    { to: '/channels' },
    { to: '/channels/new' },
  ]);
});
