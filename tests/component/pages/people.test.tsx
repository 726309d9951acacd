import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireMe, WireRole } from '~/api/wire';
import type { PageComponent, Params } from '~/registry/definePage';
import AuthorizeFollowPage from '../../../pages/authorize-follow/AuthorizeFollowPage';
import ExplorePage from '../../../pages/explore/ExplorePage';
import FollowRequestsPage from '../../../pages/follow-requests/FollowRequestsPage';
import RolePage from '../../../pages/role/RolePage';
import UserTagPage from '../../../pages/user-tag/UserTagPage';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice');
const bob = user('bob');
const carol = user('carol');

const role = (changes: Partial<WireRole> = {}): WireRole => ({
  id: 'r1',
  createdAt: '2023-11-01T00:00:00.000Z',
  updatedAt: '2023-11-01T00:00:00.000Z',
  name: 'Artist',
  description: 'Draws leaves',
  color: '#b06ad4',
  iconUrl: null,
  isModerator: false,
  isAdministrator: false,
  displayOrder: 0,
  target: 'manual',
  condFormula: {},
  isPublic: true,
  isExplorable: true,
  asBadge: false,
  canEditMembersByModerator: false,
  policies: {},
  usersCount: 2,
  ...changes,
});

async function open(Page: PageComponent, params: Params, api: ApiScript, me: WireMe | null = alice.me()) {
  const rendered = renderWithRoot(<Page params={params} />, { me, api: { emojis: { emojis: [] }, ...api } });
  await act(settled);
  return rendered;
}

const press = async (name: string, inside: HTMLElement = document.body) => {
  fireEvent.click(within(inside).getByRole('button', { name }));
  await act(settled);
};
const people = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

test('the page of a hashtag in profiles lists the people who have it, of all servers', async () => {
  const { api } = await open(UserTagPage, { tag: 'ink' }, { 'hashtags/users': [bob.detailed(), carol.detailed()] });
  expect(screen.getByRole('feed', { name: 'People with #ink in their profile' })).toBeDefined();
  expect(people()).toEqual(['Bob', 'Carol']);
  expect(api.paramsOf('hashtags/users')).toMatchObject([{ tag: 'ink', origin: 'combined', sort: '+follower' }]);
});

test('the page of a role lists its people, and offers their notes', async () => {
  const users = [{ id: 'a1', user: bob.detailed() }];
  const { visited } = await open(RolePage, { role: 'r1' }, { 'roles/show': role(), 'roles/users': users });
  expect(people()).toEqual(['Bob']);
  expect(screen.getByText('Draws leaves')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(visited).toEqual(['#timeline']);
});

test('new notes of people with a role come by the live connection', async () => {
  const post = (id: string, text: string) => note().id(id).by(bob.build()).text(text).build();
  const api = { 'roles/show': role(), 'roles/notes': [post('n1', 'old')] };
  const { network, frames } = await open(RolePage, { role: 'r1', tab: 'timeline' }, api);
  const feed = screen.getByRole('feed', { name: 'Notes by people with the role Artist' });
  act(() => {
    network.socket.accept();
    network.socket.receiveOn('roleTimeline', 'note', post('n2', 'new'));
    frames.next();
  });
  expect(within(feed).getAllByRole('article')[0]!.textContent).toContain('new');
});

test('a role whose people are not public says so', async () => {
  const { api } = await open(RolePage, { role: 'r1' }, { 'roles/show': role({ isExplorable: false }) });
  expect(screen.getByText("The members of this role aren't public.")).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(api.paramsOf('roles/users')).toEqual([]);
});

test('what is featured are notes, or polls in which one can still vote', async () => {
  const poll = note().id('p1').by(bob.build()).text('Tea or coffee?').build();
  const { api } = await open(ExplorePage, {}, { 'notes/featured': [], 'notes/polls/recommendation': [poll] });
  fireEvent.click(screen.getByRole('tab', { name: 'Polls' }));
  await act(settled);
  expect(screen.getByText('Tea or coffee?')).toBeDefined();
  expect(api.paramsOf('notes/polls/recommendation')[0]).toMatchObject({ offset: 0 });
});

test('visitors, who cannot vote, are offered no polls', async () => {
  await open(ExplorePage, {}, { 'notes/featured': [] }, null);
  expect(screen.queryByRole('tab', { name: 'Polls' })).toBeNull();
});

test('exploring people asks again when the order or the origin changes', async () => {
  const { api } = await open(ExplorePage, { tab: 'users' }, { users: [bob.detailed()] });
  expect(people()).toEqual(['Bob']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'active' } });
  await act(settled);
  fireEvent.change(screen.getByRole('combobox', { name: 'From' }), { target: { value: 'remote' } });
  await act(settled);
  expect(api.paramsOf('users')).toMatchObject([
    { origin: 'local', sort: '+follower', state: 'all' },
    { origin: 'local', sort: '+updatedAt', state: 'alive' },
    { origin: 'remote', sort: '+updatedAt' },
  ]);
});

test('exploring roles leads to the page of each', async () => {
  await open(ExplorePage, { tab: 'roles' }, { 'roles/list': [role(), role({ id: 'r2', name: 'Maker', displayOrder: 5 })] });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/roles/r2', '/roles/r1']);
});

test('visitors explore notes and people, but servers tell them no roles', async () => {
  await open(ExplorePage, { tab: 'users' }, { users: [bob.detailed()] }, null);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Featured', 'People']);
});

const request = (id: string, from: typeof bob) => ({ id, follower: from.build(), followee: alice.build() });
const requestsApi: ApiScript = {
  'following/requests/list': [request('q2', carol), request('q1', bob)],
  'following/requests/accept': undefined,
  'following/requests/reject': undefined,
};

test('an accepted and a rejected follow request leave the list', async () => {
  const { api } = await open(FollowRequestsPage, {}, requestsApi);
  expect(people()).toEqual(['Carol', 'Bob']);
  await press('Accept', screen.getByRole('article', { name: 'Carol' }));
  expect(people()).toEqual(['Bob']);
  await press('Reject', screen.getByRole('article', { name: 'Bob' }));
  expect(screen.getByText('No follow requests')).toBeDefined();
  expect(api.paramsOf('following/requests/accept')).toEqual([{ userId: 'user-carol' }]);
  expect(api.paramsOf('following/requests/reject')).toEqual([{ userId: 'user-bob' }]);
});

test('a follow request that arrives appears without a reload', async () => {
  const { api, network, frames } = await open(FollowRequestsPage, {}, { 'following/requests/list': [] });
  api.on('following/requests/list', [request('q1', bob)]);
  act(() => {
    network.socket.accept();
    network.socket.receiveOn('main', 'receiveFollowRequest', bob.build());
    frames.next();
  });
  await act(settled);
  expect(people()).toEqual(['Bob']);
});

test('an older server has no list of sent follow requests: it has no tab, and is not asked for', async () => {
  const { api } = await open(FollowRequestsPage, {}, { ...requestsApi, endpoints: ['following/requests/list'] });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(api.paramsOf('following/requests/sent')).toEqual([]);
});

test('a sent follow request can be withdrawn', async () => {
  const sent = [{ id: 'q1', follower: alice.build(), followee: bob.build() }];
  const { api } = await open(
    FollowRequestsPage,
    { tab: 'sent' },
    {
      ...requestsApi,
      endpoints: ['following/requests/sent'],
      'following/requests/sent': sent,
      'following/requests/cancel': bob.build(),
    },
  );
  expect(people()).toEqual(['Bob']);
  await press('Cancel request');
  expect(screen.getByText('No open requests')).toBeDefined();
  expect(api.paramsOf('following/requests/cancel')).toEqual([{ userId: 'user-bob' }]);
});

const stranger = bob.detailed({ isFollowing: false, hasPendingFollowRequestFromYou: false, isBlocking: false, isBlocked: false });

test('an address that asks to follow somebody asks first, and then follows', async () => {
  const { api } = await open(
    AuthorizeFollowPage,
    { acct: 'acct:bob@example.test' },
    { 'users/show': stranger, 'following/create': bob.build() },
  );
  expect(screen.getByRole('heading', { name: 'Follow @bob?' })).toBeDefined();
  expect(api.paramsOf('following/create')).toEqual([]);
  const [, ...others] = screen.getAllByRole('button', { name: 'Follow' }).toReversed();
  expect(others).toEqual([]);
  await press('Follow');
  expect(api.paramsOf('following/create')).toMatchObject([{ userId: 'user-bob' }]);
  expect(screen.getByRole('heading', { name: "You're following @bob." })).toBeDefined();
});

test('the address of a note opens the note', async () => {
  const found = note().id('n1').by(bob.build()).build();
  const { visited } = await open(
    AuthorizeFollowPage,
    { uri: 'https://far.example/notes/1' },
    { 'ap/show': { type: 'Note', object: found } },
  );
  expect(visited).toEqual(['/notes/n1']);
});

test('an unknown account says that it could not be found', async () => {
  await open(AuthorizeFollowPage, { acct: 'nobody' }, {});
  expect(screen.getByRole('alert')).toBeDefined();
});
