import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { WireMe, WireUserDetailed } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import type { PageComponent, Params } from '~/registry/definePage';
import UserPage from '../../../pages/user/UserPage';
import UserFollowsPage from '../../../pages/user-follows/UserFollowsPage';
import { file, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { FakeClock } from '../../fixtures/FakeClock';
import { renderWith } from '../note/renderNote';

const emojis = { cat: 'https://far.example/cat.webp' };
const dora = user('dora').from('far.example').with({ name: 'Dora :cat:', emojis });
const acct = 'dora@far.example';

test.each<[string, PageComponent, Params, string]>([
  ['their notes', UserPage, { acct }, 'Dora* (@dora@far.example)'],
  ['their followers', UserFollowsPage, { acct, direction: 'followers' }, 'Followers of Dora*'],
])('the title above %s shows the emojis of the name, and screen readers get none of their codes', async (_what, Page, params, title) => {
  renderWith(<Page params={params} />, {
    notes: [note().by(dora.build()).build()],
    api: { 'users/show': dora.detailed(), 'users/notes': [], 'users/followers': [] },
  });
  await act(settled);
  const heading = screen.getByRole('heading', { level: 1, name: title.replace('*', '') });
  const face = heading.parentElement!.querySelector<HTMLElement>('[aria-hidden]')!;
  expect({ emojiTag: within(face).getByAltText(':cat:').tagName, text: face.textContent }).toEqual({
    emojiTag: 'IMG',
    text: title.replace('*', ' '),
  });
});

test('an address without a name leads to the own profile', async () => {
  const { visited } = renderWith(<UserPage params={{}} />);
  await act(settled);
  expect(visited).toEqual(['/@bob']);
});

/** The profile of alice, which can be left. */
function Leavable() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Return'}</button>
      {isThere && <UserPage params={{ acct: 'alice' }} />}
    </>
  );
}

const alice = user('alice');
const bob = user('bob');

interface Visit extends Partial<WireUserDetailed> {
  readonly page?: string;
}

async function open({ page, ...fields }: Visit = {}, api: ApiScript = {}, me: WireMe | null = bob.me(), of = alice) {
  const view = renderWith(<UserPage params={{ acct: of === alice ? 'alice' : acct, page }} />, {
    me,
    api: { 'users/show': of.detailed(fields), 'users/notes': [], ...api },
  });
  await act(settled);
  // Parts besides the profile load late.
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  await act(settled);
  return view;
}

const sections = () => {
  const list = screen.getByRole('tablist', { name: 'Profile sections' });
  return within(list)
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
};

describe('the parts of a profile', () => {
  test('a profile has notes, activity, clips, lists and raw data for everybody, and reactions if they are public', async () => {
    await open({ publicReactions: true });
    expect(sections()).toEqual(['Home', 'Notes', 'Activity', 'Reactions', 'Clips', 'Pages', 'Lists', 'Raw data']);
  });

  test('private reactions have no tab for others', async () => {
    await open({ publicReactions: false });
    expect(sections()).not.toContain('Reactions');
  });

  test('the own profile has private reactions', async () => {
    await open({ publicReactions: false }, {}, alice.me());
    expect(sections()).toEqual(['Home', 'Notes', 'Activity', 'Reactions', 'Clips', 'Pages', 'Lists', 'Raw data']);
  });

  test('reactions and lists of people on other servers are not offered', async () => {
    await open({ publicReactions: true }, {}, bob.me(), dora);
    expect(sections()).toEqual(['Home', 'Notes', 'Activity', 'Clips', 'Raw data']);
  });

  test('a tab has an address of its own', async () => {
    const { visited } = await open();
    fireEvent.click(screen.getByRole('tab', { name: 'Clips' }));
    expect(visited).toEqual(['/@alice/clips']);
  });

  test('the address of a tab that does not exist is not found', async () => {
    await open({ page: 'nonsense' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
  });
});

describe('the home of a profile', () => {
  test('the newest files lead to their notes; a sensitive one shows after a click', async () => {
    const plain = note()
      .id('n1')
      .by(alice.build())
      .files(file({ id: 'f1', name: 'leaf.png' }))
      .build();
    const daring = note()
      .id('n2')
      .by(alice.build())
      .files(file({ id: 'f2', name: 'bones.png', isSensitive: true }))
      .build();
    await open({}, { 'users/notes': ({ withFiles, limit }) => (withFiles && limit === 15 ? [daring, plain] : []) });
    expect((await screen.findByRole('link', { name: 'Note with leaf.png' })).getAttribute('href')).toBe('/notes/n1');
    expect(screen.queryByRole('link', { name: 'Note with bones.png' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show hidden bones.png' }));
    expect(screen.getByRole('link', { name: 'Note with bones.png' }).getAttribute('href')).toBe('/notes/n2');
  });

  test('moderators keep a note about a user', async () => {
    const { api } = await open({ moderationNote: 'warned' }, { 'admin/update-user-note': undefined }, bob.me({ isModerator: true }));
    const field = screen.getByRole('textbox', { name: 'Moderation note' });
    expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull();
    fireEvent.change(field, { target: { value: 'warned twice' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await act(settled);
    expect(api.paramsOf('admin/update-user-note')).toEqual([{ userId: 'user-alice', text: 'warned twice' }]);
    expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull();
  });

  test('a moderation note that was not saved is still there after the profile was left, until it is saved', async () => {
    const api = { 'users/show': alice.detailed({ moderationNote: 'warned' }), 'users/notes': [], 'admin/update-user-note': undefined };
    const me = bob.me({ isModerator: true });
    const view = renderWith(<Leavable />, { me, api });
    const field = () => screen.findByRole('textbox', { name: 'Moderation note' });
    fireEvent.change(await field(), { target: { value: 'warned twice' } });
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('textbox', { name: 'Moderation note' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(await field()).toHaveProperty('value', 'warned twice');
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await act(settled);
    expect(view.api.paramsOf('admin/update-user-note')).toEqual([{ userId: 'user-alice', text: 'warned twice' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    fireEvent.click(screen.getByRole('button', { name: 'Return' }));
    await field();
    expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull();
  });

  test('confetti falls on the birthday of a person and on no other day', async () => {
    const today = new Date(new FakeClock().now());
    const day = (date: Date) => `${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
    const confetti = () => document.querySelector('[data-confetti]');
    const { unmount } = await open({ birthday: `1990-${day(new Date(today.getTime() - 86_400_000))}` });
    expect(confetti()).toBeNull();
    unmount();
    await open({ birthday: `1990-${day(today)}` });
    await waitFor(() => expect(confetti()).not.toBeNull());
    expect(confetti()!.ariaHidden).toBe('true');
    confetti()!.remove();
  });

  test('others see no moderation note', async () => {
    await open();
    expect(screen.queryByRole('textbox', { name: 'Moderation note' })).toBeNull();
  });

  test('a suspended and a silenced account have badges', async () => {
    await open({ isSuspended: true, isSilenced: true });
    expect(screen.getByText('Suspended')).toBeDefined();
    expect(screen.getByText('Silenced')).toBeDefined();
  });

  test('a role leads to its people', async () => {
    const role = { id: 'r1', name: 'Artist', color: '#b06ad4', iconUrl: null, description: '', isModerator: false, isAdministrator: false };
    await open({ roles: [{ ...role, displayOrder: 0 }] });
    expect(screen.getByRole('link', { name: 'Artist' }).getAttribute('href')).toBe('/roles/r1');
  });

  test('a person of another server leads to what is known of that server', async () => {
    await open({}, {}, bob.me(), dora);
    expect(screen.getByRole('link', { name: 'About their server' }).getAttribute('href')).toBe('/instance-info/far.example');
  });
});

describe('the other tabs of a profile', () => {
  test('reactions show the note with the reaction', async () => {
    const liked = note().id('n1').by(bob.build()).text('Moss is nice').build();
    const reaction = { id: 'q1', createdAt: '2024-01-01T00:00:00.000Z', user: alice.build(), type: '🎉', note: liked };
    await open({ page: 'reactions', publicReactions: true }, { 'users/reactions': [reaction] });
    expect(screen.getByRole('article').textContent).toContain('Moss is nice');
    expect(screen.getByAltText('🎉')).toBeDefined();
  });

  test('public clips lead to their notes', async () => {
    const clip = {
      id: 'c1',
      createdAt: '2024-01-01T00:00:00.000Z',
      lastClippedAt: null,
      userId: 'user-alice',
      user: alice.build(),
      name: 'Keepsakes',
      description: null,
      isPublic: true,
      favoritedCount: 0,
    };
    await open({ page: 'clips' }, { 'users/clips': [clip] });
    expect(screen.getByRole('link', { name: 'Keepsakes' }).getAttribute('href')).toBe('/clips/c1');
  });

  test('public lists show who is on them', async () => {
    const list = { id: 'l1', createdAt: '2024-01-01T00:00:00.000Z', name: 'Gardeners', userIds: ['user-bob'], isPublic: true };
    const show: ApiScript['users/show'] = (params) => ('userIds' in params ? [bob.detailed()] : alice.detailed());
    await open({ page: 'lists' }, { 'users/lists/list': [list], 'users/show': show });
    expect(screen.getByRole('link', { name: 'Gardeners' }).getAttribute('href')).toBe('/list/l1');
    expect(screen.getByText('1 member')).toBeDefined();
    expect(screen.getByText('Bob')).toBeDefined();
  });

  test.each([
    ['reactions', 'users/reactions', 'No reactions yet'],
    ['clips', 'users/clips', 'No public clips'],
    ['pages', 'users/pages', 'No pages'],
    ['lists', 'users/lists/list', 'No public lists'],
  ] as const)('an empty tab of %s says so', async (page, endpoint, text) => {
    await open({ page, publicReactions: true }, { [endpoint]: [] });
    expect(screen.getByText(text)).toBeDefined();
  });

  test('a tab that fails to load offers to try again', async () => {
    const { api } = await open({ page: 'clips' }, { 'users/clips': new NetworkError('users/clips') });
    api.on('users/clips', []);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(screen.getByText('No public clips')).toBeDefined();
  });

  test('the raw data of a suspended, silenced moderator say so', async () => {
    const roles = [{ id: 'r', name: 'Keeper', color: null, iconUrl: null, description: '', isModerator: true, isAdministrator: false }];
    await open({ page: 'raw', isSuspended: true, isSilenced: true, roles: roles as never });
    for (const badge of ['Suspended', 'Silenced', 'Moderator']) expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
  });

  test('the raw data are what the server tells', async () => {
    await open({ page: 'raw', description: 'Draws' }, {}, alice.me());
    expect((await screen.findByRole('region', { name: 'Code (json)' })).textContent).toContain('"description": "Draws"');
  });
});
