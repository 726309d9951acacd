import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireFollowing } from '~/api/wire';
import { UserListFeed } from '~/components/user/UserListFeed';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const following = (id: string, name: string): WireFollowing => ({
  id,
  createdAt: '2024-02-10T11:00:00.000Z',
  followeeId: `user-${name}`,
  followerId: 'user-alice',
  followee: user(name).detailed(),
});

async function renderFollowing(followings: readonly WireFollowing[]) {
  const test = renderWithRoot(<UserListFeed userId="user-alice" direction="following" label="Followed by Alice" />, {
    me: user('alice').me(),
    api: { emojis: { emojis: [] }, 'users/following': followings },
  });
  await act(settled);
  return test;
}

test('the list shows users as articles that are named without emoji codes', async () => {
  const dora = { ...following('f0', 'dora'), followee: user('dora').name('Dora :cat:').detailed() };
  await renderFollowing([following('f2', 'bob'), following('f1', 'carol'), dora]);
  const feed = screen.getByRole('feed', { name: 'Followed by Alice' });
  expect(
    within(feed)
      .getAllByRole('article')
      .map((article) => article.getAttribute('aria-label')),
  ).toEqual(['Bob', 'Carol', 'Dora']);
});

test('pages continue by the id of the follow relation, not of the user', async () => {
  const { api } = await renderFollowing([following('f2', 'bob')]);
  expect(api.paramsOf('users/following')).toEqual([{ userId: 'user-alice', limit: 20 }]);
});

test('an empty list says that it is empty', async () => {
  await renderFollowing([]);
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});

test('a follow relation without a user is skipped', async () => {
  const { followee: _gone, ...broken } = following('f2', 'bob');
  await renderFollowing([broken, following('f1', 'carol')]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('arrow keys and Page Down move from one person to the next', async () => {
  await renderFollowing([following('f3', 'bob'), following('f2', 'carol'), following('f1', 'dora')]);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement!, { key }));
  act(() => screen.getByRole('article', { name: 'Bob' }).focus());
  press('ArrowRight');
  expect(focused()).toBe('Carol');
  // From a button in the card as well, as in every feed.
  act(() =>
    within(screen.getByRole('article', { name: 'Carol' }))
      .getByRole('button', { name: 'User actions' })
      .focus(),
  );
  press('PageDown');
  expect(focused()).toBe('Dora');
  press('Home');
  expect(focused()).toBe('Bob');
});
