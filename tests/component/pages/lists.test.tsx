import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireUserList, WireUserListMembership } from '~/api/wire';
import ListPage from '../../../pages/list/ListPage';
import ListsPage from '../../../pages/lists/ListsPage';
import PublicListPage from '../../../pages/public-list/PublicListPage';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { answer, chooseItem, finish, openItems, renderWith } from '../note/renderNote';

const CREATED = '2024-01-01T00:00:00.000Z';
const list = (fields: Partial<WireUserList> = {}): WireUserList => ({
  id: 'l1',
  createdAt: CREATED,
  name: 'Bakers',
  userIds: ['user-carol'],
  isPublic: false,
  ...fields,
});
const carol = user('carol').name('Carol');
const membership: WireUserListMembership = { id: 'm1', createdAt: CREATED, userId: 'user-carol', user: carol.build(), withReplies: false };

type View = ReturnType<typeof renderWith>;

async function opened(page: React.ReactElement, api: ApiScript, options: { me?: null } = {}): Promise<View> {
  const view = renderWith(page, { api, ...options });
  await act(settled);
  return view;
}

/** Answers the question for a text that is on screen. */
async function type(view: View, text: string): Promise<void> {
  const asked = view.overlay();
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'prompt') throw new Error('no text is asked for');
  const { dialog } = asked;
  await act(async () => {
    dialog.answer(text);
    await settled();
  });
}

const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

test('the page of lists shows how many there are, their members, and which everybody can see', async () => {
  await opened(<ListsPage />, {
    'users/lists/list': [list(), list({ id: 'l2', name: 'Readers', userIds: [], isPublic: true })],
    'users/show': [carol.detailed()],
  });
  expect(screen.getByText('2 of 10 lists')).toBeTruthy();
  const bakers = within(screen.getByRole('article', { name: 'Bakers' }));
  expect(bakers.getByText('1 of 50 members')).toBeTruthy();
  expect(bakers.getByRole('link', { name: 'Bakers' }).getAttribute('href')).toBe('/my/lists/l1');
  expect(bakers.queryByRole('img', { name: 'Public' })).toBeNull();
  expect(within(screen.getByRole('article', { name: 'Readers' })).getByRole('img', { name: 'Public' })).toBeTruthy();
});

test('a new list is asked for its name, and its page opens', async () => {
  const view = await opened(<ListsPage />, { 'users/lists/list': [], 'users/lists/create': list({ id: 'new', name: 'Readers' }) });
  fireEvent.click(screen.getAllByRole('button', { name: 'New list' })[0]!);
  await type(view, ' Readers ');
  expect({ asked: view.api.paramsOf('users/lists/create'), visited: view.visited }).toEqual({
    asked: [{ name: 'Readers' }],
    visited: ['/my/lists/new'],
  });
});

test('a list that the server does not allow is explained', async () => {
  const view = await opened(<ListsPage />, { 'users/lists/list': [], 'users/lists/create': apiError({ message: 'Too many.' }) });
  fireEvent.click(screen.getAllByRole('button', { name: 'New list' })[0]!);
  await type(view, 'Readers');
  expect(view.overlay()).toMatchObject({ dialog: { options: { text: expect.stringContaining('Too many.') as string } } });
});

const page = <ListPage params={{ listId: 'l1' }} />;
const served: ApiScript = { 'users/lists/show': list(), 'users/lists/get-memberships': [membership] };

test('someone is added to a list from the user chooser', async () => {
  const view = await opened(page, { ...served, 'users/lists/push': undefined });
  await click('Add person');
  view.api.on('users/lists/get-memberships', [
    { ...membership, id: 'm2', userId: 'user-dave', user: user('dave').name('Dave').build() },
    membership,
  ]);
  await finish(view, { id: 'user-dave', username: 'dave', host: null });
  expect(view.api.paramsOf('users/lists/push')).toEqual([{ listId: 'l1', userId: 'user-dave' }]);
  expect(screen.getByText('2 of 50 members')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dave' })).toBeTruthy();
});

test('a member is removed, and shows replies to others', async () => {
  const view = await opened(page, { ...served, 'users/lists/update-membership': undefined, 'users/lists/pull': undefined });
  await click('Actions for Carol');
  await act(() => chooseItem(view, 'Show replies to others'));
  expect(view.api.paramsOf('users/lists/update-membership')).toEqual([{ listId: 'l1', userId: 'user-carol', withReplies: true }]);
  expect(screen.getByText('Shows replies to others')).toBeTruthy();
  await click('Actions for Carol');
  await act(() => chooseItem(view, 'Remove from list'));
  expect(view.api.paramsOf('users/lists/pull')).toEqual([{ listId: 'l1', userId: 'user-carol' }]);
  expect(screen.getByText('This list is empty')).toBeTruthy();
});

test('a refused change of replies is taken back', async () => {
  const view = await opened(page, { ...served, 'users/lists/update-membership': apiError({ message: 'No.' }) });
  await click('Actions for Carol');
  await act(() => chooseItem(view, 'Show replies to others'));
  expect(screen.queryByText('Shows replies to others')).toBeNull();
});

test('a list is renamed, made public, and deleted after a question', async () => {
  const view = await opened(page, { ...served, 'users/lists/update': list(), 'users/lists/delete': undefined });
  await click('List actions');
  await act(() => chooseItem(view, 'Rename'));
  await type(view, 'Best bakers');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Best bakers');
  await click('List actions');
  const visible = (await openItems(view)).find((item) => item.type === 'switch' && item.text === 'Public list');
  await act(async () => visible?.type === 'switch' && visible.set(true));
  await act(settled);
  expect(view.api.paramsOf('users/lists/update')).toEqual([
    { listId: 'l1', name: 'Best bakers' },
    { listId: 'l1', isPublic: true },
  ]);
  await click('List actions');
  await act(() => chooseItem(view, 'Delete'));
  await answer(view, true);
  expect({ asked: view.api.paramsOf('users/lists/delete'), visited: view.visited }).toEqual({
    asked: [{ listId: 'l1' }],
    visited: ['/my/lists'],
  });
});

const publicPage = <PublicListPage params={{ listId: 'l1' }} />;
const shown = list({ isPublic: true, likedCount: 2, isLiked: false });

test('a public list shows its members, and becomes a favorite', async () => {
  const view = await opened(publicPage, { 'users/lists/show': shown, 'users/show': [carol.detailed()], 'users/lists/favorite': undefined });
  expect(view.api.paramsOf('users/lists/show')).toEqual([{ listId: 'l1', forPublic: true }]);
  expect(within(screen.getByRole('list', { name: 'Members of Bakers' })).getAllByText('Carol').length).toBeGreaterThan(0);
  await click('Favorite (2)');
  expect(view.api.paramsOf('users/lists/favorite')).toEqual([{ listId: 'l1' }]);
  expect(screen.getByRole('button', { name: 'Unfavorite (3)' })).toBeTruthy();
});

test('a public list is copied under a name of choice', async () => {
  const view = await opened(publicPage, {
    'users/lists/show': { ...shown, userIds: [] },
    'users/lists/create-from-public': list({ id: 'copy' }),
  });
  await click('Copy to my lists');
  await type(view, 'My bakers');
  expect({ asked: view.api.paramsOf('users/lists/create-from-public'), visited: view.visited }).toEqual({
    asked: [{ listId: 'l1', name: 'My bakers' }],
    visited: ['/my/lists/copy'],
  });
});

test('a visitor who wants a favorite is asked to sign in', async () => {
  const view = await opened(publicPage, { 'users/lists/show': { ...shown, userIds: [] } }, { me: null });
  await click('Favorite (2)');
  expect(view.overlay()).toMatchObject({ kind: 'window', id: 'signIn' });
});

test('a list that is private or gone is told apart from a failure', async () => {
  const gone = await opened(publicPage, { 'users/lists/show': apiError({ status: 404, code: 'NO_SUCH_LIST' }) });
  expect(screen.getByText("This list doesn't exist, or it's private.")).toBeTruthy();
  gone.unmount();
  await opened(publicPage, { 'users/lists/show': apiError({ status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a list is pinned to the timeline; the tab takes its new name and goes with it', async () => {
  const view = await opened(page, { ...served, 'users/lists/update': list(), 'users/lists/delete': undefined });
  const pinned = () => runInAction(() => view.root.settings.get('pinnedUserLists'));
  await click('List actions');
  const pin = (await openItems(view)).find((item) => item.type === 'switch' && item.text === 'Show as a timeline tab');
  if (pin?.type !== 'switch') throw new Error('the list cannot be pinned');
  act(() => pin.set(true));
  expect(pinned()).toEqual({ id: 'l1', name: 'Bakers' });
  await act(() => chooseItem(view, 'Rename'));
  await type(view, 'Best bakers');
  expect(pinned()).toEqual({ id: 'l1', name: 'Best bakers' });
  await click('List actions');
  await act(() => chooseItem(view, 'Delete'));
  await answer(view, true);
  expect(pinned()).toBeNull();
});
