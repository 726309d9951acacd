import { act, fireEvent, screen } from '@testing-library/react';
import { autorun, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { WireAntenna, WireRole, WireUserDetailed } from '~/api/wire';
import { UserMenuButton } from '~/components/user/UserMenuButton';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { answer, bob, chooseItem, chooseSubItem, menuTexts, openItems, renderWith, subItems } from '../note/renderNote';

const antenna: WireAntenna = {
  id: 'a1',
  createdAt: '2024-01-01T00:00:00.000Z',
  name: 'Friends',
  keywords: [['tea']],
  excludeKeywords: [],
  src: 'users',
  userListId: null,
  users: ['carol@far.example'],
  caseSensitive: true,
  localOnly: false,
  notify: true,
  withReplies: true,
  withFile: false,
  isActive: true,
  hasUnreadNote: false,
};

const role = (name: string, fields: Partial<WireRole> = {}): WireRole => ({
  id: name,
  name,
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-01T00:00:00.000Z',
  description: '',
  color: null,
  iconUrl: null,
  isModerator: false,
  isAdministrator: false,
  displayOrder: 0,
  target: 'manual',
  condFormula: {},
  isPublic: true,
  isExplorable: false,
  asBadge: false,
  canEditMembersByModerator: false,
  policies: {},
  usersCount: 0,
  ...fields,
});

async function openMenu(
  fields: Partial<WireUserDetailed> = {},
  api: ApiScript = {},
  options: { me?: ReturnType<typeof bob.me> | null; of?: string } = {},
) {
  const of = user(options.of ?? 'alice');
  const view = renderWith(<UserMenuButton user={of.build()} />, {
    ...(options.me !== undefined && { me: options.me }),
    api: { 'users/show': of.detailed(fields), ...api },
  });
  view.account.ingest.users([of.build()], 'fetch');
  fireEvent.click(screen.getByRole('button', { name: 'User actions' }));
  await act(settled);
  return view;
}

const choose = (view: Awaited<ReturnType<typeof openMenu>>, text: string) => act(() => chooseItem(view, text));

describe('the menu of a user', () => {
  test('the menu of a user offers visitors the actions that need no account', async () => {
    const view = await openMenu({}, {}, { me: null });
    expect(await menuTexts(view)).toEqual(['Copy username', 'Copy RSS link', 'Copy profile link', '-', 'Clips, lists and pages']);
  });

  test('the menu of a user offers a viewer all actions for a user', async () => {
    const view = await openMenu();
    expect(await menuTexts(view)).toEqual([
      'Copy username',
      'Copy RSS link',
      'Copy profile link',
      'Send a direct note',
      '-',
      'Clips, lists and pages',
      '-',
      'Edit memo',
      'Add to list',
      'Add to antenna',
      '-',
      'Mute',
      'Mute renotes',
      'Block',
      '-',
      'Report',
    ]);
  });

  test('the menu of a user offers follow options for followed users, and removal for followers', async () => {
    const view = await openMenu({ isFollowing: true, isFollowed: true });
    expect(await menuTexts(view)).toEqual(
      expect.arrayContaining(['Show their replies in timeline', 'Turn on notifications', 'Remove follower']),
    );
  });

  test('the menu of a user has no mute or report for the viewer', async () => {
    const view = await openMenu({}, {}, { of: 'bob' });
    expect(await menuTexts(view)).not.toEqual(expect.arrayContaining(['Mute']));
    expect(await menuTexts(view)).not.toEqual(expect.arrayContaining(['Report']));
  });

  test('the menu of the viewer begins with a link to the settings of the profile', async () => {
    const view = await openMenu({}, {}, { of: 'bob' });
    const menu = view.overlay();
    expect(menu?.kind === 'menu' && (await menu.items)[0]).toMatchObject({ type: 'link', text: 'Edit profile', to: '/settings/profile' });
  });

  test('the menu of a user offers to undo a mute or block', async () => {
    const view = await openMenu({ isMuted: true, isRenoteMuted: true, isBlocking: true });
    expect(await menuTexts(view)).toEqual(expect.arrayContaining(['Unmute', 'Unmute renotes', 'Unblock']));
  });

  test('the menu of a user mutes for the chosen duration', async () => {
    const view = await openMenu({}, { 'mute/create': undefined });
    await choose(view, 'Mute');
    const open = view.overlay();
    act(() => (open?.kind === 'dialog' && open.dialog.type === 'choose' ? open.dialog.answer('oneHour') : undefined));
    await act(settled);
    expect(view.api.paramsOf('mute/create')).toEqual([{ userId: 'user-alice', expiresAt: view.clock.now() + 3_600_000 }]);
  });

  test('the menu of a user blocks only after a confirmation', async () => {
    const view = await openMenu({}, { 'blocking/create': user('alice').detailed() });
    await choose(view, 'Block');
    expect(view.api.paramsOf('blocking/create')).toEqual([]);
    await answer(view, true);
    expect(view.api.paramsOf('blocking/create')).toEqual([{ userId: 'user-alice' }]);
  });

  test('the menu of a user starts a direct note to the user', async () => {
    const view = await openMenu();
    await choose(view, 'Send a direct note');
    expect(view.overlay()).toMatchObject({ id: 'composer', params: { specified: 'user-alice', initialText: '@alice ' } });
  });

  test('a direct note from the menu mentions a user of a server with an internationalized name so that servers find them', async () => {
    const view = await openMenu({ host: 'xn--eckwd4c7cu47r2wf.jp' });
    await choose(view, 'Send a direct note');
    expect(view.overlay()).toMatchObject({ params: { initialText: '@alice@xn--eckwd4c7cu47r2wf.jp ' } });
  });

  test('the menu of a user refuses to write from an account that has moved', async () => {
    const view = await openMenu({}, {}, { me: bob.me({ movedTo: 'https://far.example/users/bob' }) });
    await choose(view, 'Send a direct note');
    expect(view.overlay()).toMatchObject({ kind: 'dialog', dialog: { type: 'alert' } });
  });

  test('the menu of a user adds a user to a list and removes them', async () => {
    const list = { id: 'l1', createdAt: '2024-01-01T00:00:00.000Z', name: 'Friends', userIds: ['user-alice'], isPublic: false };
    const view = await openMenu({}, { 'users/lists/list': [list], 'users/lists/pull': undefined });
    const [entry] = await subItems(view, 'Add to list');
    expect(entry).toMatchObject({ type: 'switch', text: 'Friends' });
    if (entry?.type !== 'switch') return;
    expect(runInAction(() => entry.get())).toBe(true);
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(entry.get()));
    entry.set(false);
    await settled();
    stop();
    expect(seen).toEqual([true, false]);
    expect(view.api.paramsOf('users/lists/pull')).toEqual([{ listId: 'l1', userId: 'user-alice' }]);
  });

  test('the menu of a user creates a list with the user in it', async () => {
    const made = { id: 'new', createdAt: '2024-01-01T00:00:00.000Z', name: 'Bakers', userIds: [], isPublic: false };
    const view = await openMenu({}, { 'users/lists/list': [], 'users/lists/create': made, 'users/lists/push': undefined });
    await chooseSubItem(view, ['Add to list', 'New list…']);
    const asked = view.overlay();
    if (asked?.kind !== 'dialog' || asked.dialog.type !== 'prompt') throw new Error('no name is asked for');
    const { dialog } = asked;
    await act(async () => {
      dialog.answer('Bakers');
      await settled();
    });
    expect({ made: view.api.paramsOf('users/lists/create'), added: view.api.paramsOf('users/lists/push') }).toEqual({
      made: [{ name: 'Bakers' }],
      added: [{ listId: 'new', userId: 'user-alice' }],
    });
  });

  test('the menu of a user shows that a list refused a user', async () => {
    const list = { id: 'l1', createdAt: '2024-01-01T00:00:00.000Z', name: 'Friends', userIds: [], isPublic: false };
    const view = await openMenu({}, { 'users/lists/list': [list], 'users/lists/push': apiError({ message: 'Too many.' }) });
    const [entry] = await subItems(view, 'Add to list');
    if (entry?.type !== 'switch') throw new Error('lists are switches');
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(entry.get()));
    entry.set(true);
    await act(settled);
    stop();
    expect(seen).toEqual([false, true, false]);
    expect(view.overlay()).toMatchObject({ dialog: { options: { text: expect.stringContaining('Too many.') as string } } });
  });

  test('the menu of a user adds a user to an antenna, and keeps its other current settings', async () => {
    const old = { ...antenna, name: 'Friends', keywords: [['old']], users: [] };
    const view = await openMenu(
      {},
      { 'antennas/list': [old, { ...antenna, id: 'a2', src: 'home' }], 'antennas/show': antenna, 'antennas/update': antenna },
    );
    expect((await subItems(view, 'Add to antenna'))[0]).toMatchObject({ text: 'Friends', active: false });
    await act(() => chooseSubItem(view, ['Add to antenna', 'Friends']));
    const { id: antennaId, createdAt: _createdAt, isActive: _isActive, hasUnreadNote: _hasUnreadNote, ...fields } = antenna;
    expect(view.api.paramsOf('antennas/show')).toEqual([{ antennaId }]);
    expect(view.api.paramsOf('antennas/update')).toEqual([{ ...fields, antennaId, users: ['carol@far.example', 'alice'] }]);
  });

  test('the menu of a user takes a user out of an antenna that watches them', async () => {
    const watching = { ...antenna, users: ['carol@far.example', '@Alice'], excludeBots: true };
    const view = await openMenu({}, { 'antennas/list': [watching], 'antennas/show': watching, 'antennas/update': antenna });
    await act(() => chooseSubItem(view, ['Add to antenna', 'Friends']));
    expect(view.api.paramsOf('antennas/update')).toMatchObject([{ antennaId: 'a1', users: ['carol@far.example'], excludeBots: true }]);
  });

  test('the menu of a user leads to what somebody of this server has collected and written', async () => {
    const view = await openMenu();
    const links = (await subItems(view, 'Clips, lists and pages')).map((item) => item.type === 'link' && item.to);
    expect(links).toEqual(['/@alice/clips', '/@alice/lists', '/@alice/pages']);
  });

  test('the menu of a user does not add a user to an antenna twice', async () => {
    const view = await openMenu({}, { 'antennas/list': [antenna], 'antennas/show': { ...antenna, users: ['alice'] } });
    await act(() => chooseSubItem(view, ['Add to antenna', 'Friends']));
    expect(view.api.paramsOf('antennas/update')).toEqual([]);
    expect(runInAction(() => view.root.overlays.isSuccessShown)).toBe(true);
  });

  test('the menu of a user sends the last choice for a list after the running request', async () => {
    const list = { id: 'l1', createdAt: '2024-01-01T00:00:00.000Z', name: 'Friends', userIds: [], isPublic: false };
    const refusals: ((error: Error) => void)[] = [];
    const answers: (() => void)[] = [];
    const call = () =>
      new Promise<undefined>((resolve, reject) => {
        answers.push(() => resolve(undefined));
        refusals.push(reject);
      });
    const view = await openMenu({}, { 'users/lists/list': [list], 'users/lists/push': call, 'users/lists/pull': call });
    const [entry] = await subItems(view, 'Add to list');
    if (entry?.type !== 'switch') throw new Error('lists are switches');
    const sent = () => view.api.calls.map(({ endpoint }) => endpoint).filter((endpoint) => /push|pull/.test(endpoint));
    for (const wanted of [true, false, true, false]) entry.set(wanted);
    expect(sent()).toEqual(['users/lists/push']);
    answers[0]!();
    await act(settled);
    expect(sent()).toEqual(['users/lists/push', 'users/lists/pull']);
    entry.set(true);
    refusals[1]!(apiError({ message: 'Not now.' }));
    await act(settled);
    // The menu shows the state of the server.
    expect({ isOn: runInAction(() => entry.get()), sentCount: sent().length }).toEqual({ isOn: true, sentCount: 2 });
  });

  test('the menu of a user shows new members of a list or antenna without loading again', async () => {
    const list = { id: 'l1', createdAt: '2024-01-01T00:00:00.000Z', name: 'Friends', userIds: [], isPublic: false };
    const view = await openMenu(
      {},
      {
        'antennas/list': [antenna],
        'antennas/show': antenna,
        'antennas/update': ({ users }) => ({ ...antenna, users }),
        'users/lists/list': [list],
        'users/lists/push': undefined,
      },
    );
    const [entry] = await subItems(view, 'Add to list');
    if (entry?.type !== 'switch') throw new Error('lists are switches');
    entry.set(true);
    await act(settled);
    const [later] = await subItems(view, 'Add to list');
    expect(later?.type === 'switch' && runInAction(() => later.get())).toBe(true);
    await act(() => chooseSubItem(view, ['Add to antenna', 'Friends']));
    expect((await subItems(view, 'Add to antenna'))[0]).toMatchObject({ active: true });
    expect(view.api.paramsOf('users/lists/list')).toHaveLength(1);
    expect(view.api.paramsOf('antennas/list')).toHaveLength(1);
  });

  test('the menu of a user marks an antenna that has the user already', async () => {
    const view = await openMenu({}, { 'antennas/list': [{ ...antenna, users: ['@Alice'] }] });
    const items = await subItems(view, 'Add to antenna');
    expect(items[0]).toMatchObject({ active: true });
    expect(items.at(-1)).toMatchObject({ type: 'link', to: '/my/antennas/create' });
  });

  test.each(['Add to list', 'Add to antenna'])('the submenu "%s" says when there is nothing to add to', async (text) => {
    const view = await openMenu({}, { 'users/lists/list': [], 'antennas/list': [] });
    expect((await subItems(view, text))[0]).toMatchObject({ type: 'label' });
  });

  test('only administrators get from the menu of a user to the page where it is moderated', async () => {
    const view = await openMenu({}, {}, { me: bob.me({ isAdmin: true }) });
    const entry = (await openItems(view)).find((item) => 'text' in item && item.text === 'Moderation');
    expect(entry).toMatchObject({ type: 'link', to: `/admin/user/${user('alice').build().id}` });
    view.unmount();
    const other = await openMenu({}, {}, { me: bob.me({ isModerator: true }) });
    expect(await menuTexts(other)).not.toContain('Moderation');
  });

  test('the menu of a user lets moderators give roles that they may give, for a time', async () => {
    const roles = [role('Artist', { canEditMembersByModerator: true }), role('Staff'), role('Cats', { target: 'conditional' })];
    const api: ApiScript = { 'admin/roles/list': roles, 'admin/roles/assign': undefined };
    const view = await openMenu({}, api, { me: bob.me({ isModerator: true }) });
    expect((await subItems(view, 'Roles')).map((item) => ('text' in item ? item.text : ''))).toEqual(['Artist']);
    await act(() => chooseSubItem(view, ['Roles', 'Artist']));
    const open = view.overlay();
    act(() => (open?.kind === 'dialog' && open.dialog.type === 'choose' ? open.dialog.answer('oneMonth') : undefined));
    await act(settled);
    expect(view.api.paramsOf('admin/roles/assign')).toEqual([
      { roleId: 'Artist', userId: 'user-alice', expiresAt: view.clock.now() + 30 * 86_400_000 },
    ]);
  });

  test('the menu of a user lets administrators give every manual role', async () => {
    const view = await openMenu({}, { 'admin/roles/list': [role('Staff')] }, { me: bob.me({ isAdmin: true }) });
    expect(await subItems(view, 'Roles')).toMatchObject([{ text: 'Staff' }]);
  });

  test('the menu of a user makes the server fetch a remote user again', async () => {
    const view = await openMenu({ host: 'far.example' }, { 'federation/update-remote-user': undefined });
    view.api.calls.length = 0;
    await choose(view, 'Refresh from their server');
    expect(view.api.calls.map(({ endpoint }) => endpoint)).toEqual(['federation/update-remote-user', 'users/show']);
  });

  test.each<[string, Partial<WireUserDetailed>, keyof ApiScript, unknown]>([
    ['Show their replies in timeline', { isFollowing: true }, 'following/update', { userId: 'user-alice', withReplies: true }],
    ['Turn on notifications', { isFollowing: true }, 'following/update', { userId: 'user-alice', notify: 'normal' }],
    ['Mute renotes', {}, 'renote-mute/create', { userId: 'user-alice' }],
    ['Unmute', { isMuted: true }, 'mute/delete', { userId: 'user-alice' }],
  ])('the menu of a user does %s and confirms it', async (text, fields, endpoint, params) => {
    const view = await openMenu(fields, { [endpoint]: user('alice').build() });
    await choose(view, text);
    expect(view.api.calls.at(-1)).toMatchObject({ endpoint, params });
    expect(runInAction(() => view.root.overlays.isSuccessShown)).toBe(true);
  });

  test('the menu of a user removes a follower only after a confirmation, and says why it failed', async () => {
    const view = await openMenu({ isFollowed: true }, { 'following/invalidate': apiError({ message: 'Not following.' }) });
    await choose(view, 'Remove follower');
    expect(view.api.paramsOf('following/invalidate')).toEqual([]);
    await answer(view, true);
    expect(view.api.paramsOf('following/invalidate')).toEqual([{ userId: 'user-alice' }]);
    expect(view.overlay()).toMatchObject({ dialog: { options: { kind: 'error' } } });
  });
});
