import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireUserDetailed } from '~/api/wire';
import { UserMenuButton } from '~/components/user/UserMenuButton';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { answer, chooseItem, menuTexts, renderWith, type bob } from '../note/renderNote';

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
  test('offers a visitor what needs no account', async () => {
    const view = await openMenu({}, {}, { me: null });
    expect(await menuTexts(view)).toEqual(['Copy username', 'Copy RSS address', 'Copy profile address']);
  });

  test('offers what one can do about somebody', async () => {
    const view = await openMenu();
    expect(await menuTexts(view)).toEqual([
      'Copy username',
      'Copy RSS address',
      'Copy profile address',
      'Send a direct note',
      '-',
      'Edit memo',
      'Add to list',
      '-',
      'Mute',
      'Mute renotes',
      'Block',
      '-',
      'Report',
    ]);
  });

  test('offers follow options for somebody one follows, and to be left alone by a follower', async () => {
    const view = await openMenu({ isFollowing: true, isFollowed: true });
    expect(await menuTexts(view)).toEqual(
      expect.arrayContaining(['Show replies to others in timeline', 'Notify me of new notes', 'Remove follower']),
    );
  });

  test('of oneself has nothing to mute or report', async () => {
    const view = await openMenu({}, {}, { of: 'bob' });
    expect(await menuTexts(view)).not.toEqual(expect.arrayContaining(['Mute']));
    expect(await menuTexts(view)).not.toEqual(expect.arrayContaining(['Report']));
  });

  test('says what can be undone', async () => {
    const view = await openMenu({ isMuted: true, isRenoteMuted: true, isBlocking: true });
    expect(await menuTexts(view)).toEqual(expect.arrayContaining(['Unmute', 'Unmute renotes', 'Unblock']));
  });

  test('mutes for as long as is chosen', async () => {
    const view = await openMenu({}, { 'mute/create': undefined });
    await choose(view, 'Mute');
    const open = view.overlay();
    act(() => (open?.kind === 'dialog' && open.dialog.type === 'choose' ? open.dialog.answer('oneHour') : undefined));
    await act(settled);
    expect(view.api.paramsOf('mute/create')).toEqual([{ userId: 'user-alice', expiresAt: view.clock.now() + 3_600_000 }]);
  });

  test('blocks only after a question', async () => {
    const view = await openMenu({}, { 'blocking/create': user('alice').detailed() });
    await choose(view, 'Block');
    expect(view.api.paramsOf('blocking/create')).toEqual([]);
    await answer(view, true);
    expect(view.api.paramsOf('blocking/create')).toEqual([{ userId: 'user-alice' }]);
  });

  test('begins a direct note to them', async () => {
    const view = await openMenu();
    await choose(view, 'Send a direct note');
    expect(view.overlay()).toMatchObject({ id: 'composer', params: { specified: 'user-alice', initialText: '@alice ' } });
  });

  test('puts somebody on a list and takes them off', async () => {
    const list = { id: 'l1', createdAt: '2024-01-01T00:00:00.000Z', name: 'Friends', userIds: ['user-alice'], isPublic: false };
    const view = await openMenu({}, { 'users/lists/list': [list], 'users/lists/pull': undefined });
    const open = view.overlay();
    const items = open?.kind === 'menu' ? await open.items : [];
    const parent = items.find((item) => item.type === 'parent');
    const children = parent?.type === 'parent' && typeof parent.children === 'function' ? await parent.children() : [];
    const entry = children[0];
    expect(entry).toMatchObject({ type: 'switch', text: 'Friends' });
    if (entry?.type !== 'switch') return;
    expect(entry.get()).toBe(true);
    entry.set(false);
    await settled();
    expect(view.api.paramsOf('users/lists/pull')).toEqual([{ listId: 'l1', userId: 'user-alice' }]);
  });
});
