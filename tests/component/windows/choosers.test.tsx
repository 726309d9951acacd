import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { WindowParams } from '~/registry/defineWindow';
import HashtagChooserWindow from '../../../windows/hashtagChooser/HashtagChooserWindow';
import UserChooserWindow from '../../../windows/userChooser/UserChooserWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').detailed();
const bobby = user('bobby').detailed();
const alice = user('alice');
const far = { ...bob, id: 'far-bob', host: 'moss.example' };

const field = () => screen.getByRole('combobox');
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const press = (key: string) => fireEvent.keyDown(field(), { key });

/** Opens a window and waits until it has requested its first choices. */
async function open(ui: (close: (result?: unknown) => void) => React.ReactNode, api: ApiScript) {
  const close = vi.fn<(result?: unknown) => void>();
  const test = renderWithRoot(ui(close), { me: alice.me(), api });
  await act(settled);
  const type = async (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    act(() => test.clock.advance(200));
    await act(settled);
  };
  return { ...test, close, type };
}

describe('choosing a user', () => {
  const openUsers = (params: WindowParams<'userChooser'> = {}, api: ApiScript = {}) =>
    open((close) => <UserChooserWindow params={params} close={close} />, {
      'users/show': [],
      'users/search-by-username-and-host': [bob, bobby],
      'users/search': [bobby, alice.build()],
      ...api,
    });

  test('the chooser of users searches while somebody types, by username and by name, each user once and without the viewer', async () => {
    const { type, api } = await openUsers();
    await type('bo');
    expect(names()).toEqual(['Bob@bob', 'Bobby@bobby']);
    expect(api.paramsOf('users/search-by-username-and-host')).toEqual([{ username: 'bo', host: null, limit: 10, detail: false }]);
    expect(api.paramsOf('users/search')).toEqual([{ query: 'bo', origin: 'combined', limit: 10, detail: false }]);
  });

  test('the chooser of users sends one request for a word that is typed fast', async () => {
    const { type, api } = await openUsers();
    fireEvent.change(field(), { target: { value: 'b' } });
    await type('bo');
    expect(api.paramsOf('users/search')).toHaveLength(1);
  });

  test('the chooser of users offers the viewer if that is requested', async () => {
    const { type } = await openUsers({ includeSelf: true });
    await type('a');
    expect(names()).toContain('Alice@alice');
  });

  test('the chooser of users searches only this server if others cannot be chosen', async () => {
    const { type, api } = await openUsers({ localOnly: true }, { 'users/search': [far] });
    await type('bo');
    expect(api.paramsOf('users/search-by-username-and-host')).toMatchObject([{ host: '.' }]);
    expect(api.paramsOf('users/search')).toMatchObject([{ origin: 'local' }]);
    expect(names()).toEqual(['Bob@bob', 'Bobby@bobby']);
  });

  test('the chooser of users works by keyboard, and remembers who was chosen', async () => {
    const { type, close, root } = await openUsers();
    await type('bo');
    press('ArrowDown');
    press('Enter');
    expect(close.mock.calls).toEqual([[{ id: bobby.id, username: 'bobby', host: null }]]);
    expect(root.settings.get('recentlyUsedUsers')).toEqual([bobby.id]);
  });

  test('the chooser of users shows people chosen before, the last one first', async () => {
    const { root, rerender } = renderWithRoot(<p />, { me: alice.me(), api: { 'users/show': [bob, bobby] } });
    root.settings.set('recentlyUsedUsers', [bobby.id, bob.id]);
    rerender(<UserChooserWindow params={{}} close={() => {}} />);
    await act(settled);
    const recent = within(screen.getByRole('group', { name: 'Recent' }));
    expect(recent.getAllByRole('option').map((one) => one.textContent)).toEqual(['Bobby@bobby', 'Bob@bob']);
  });

  test('Enter in a chooser waits for the answer to what was typed', async () => {
    const { clock, close } = await openUsers();
    fireEvent.change(field(), { target: { value: 'bo' } });
    press('Enter');
    expect(close).not.toHaveBeenCalled();
    act(() => clock.advance(200));
    await act(settled);
    expect(close.mock.calls).toEqual([[{ id: bob.id, username: 'bob', host: null }]]);
  });

  test('the chooser of users finds somebody on another server who is not known here yet', async () => {
    const { type, close, api } = await openUsers({}, { 'users/search-by-username-and-host': [], 'users/show': far });
    await type('@bob@moss.example');
    expect(names()).toEqual(['Look up @bob@moss.example on their server']);
    press('Enter');
    await act(settled);
    expect(api.paramsOf('users/show')).toEqual([{ username: 'bob', host: 'moss.example' }]);
    expect(close.mock.calls).toEqual([[{ id: 'far-bob', username: 'bob', host: 'moss.example' }]]);
  });

  test('the chooser of users says that nobody was found', async () => {
    const { type } = await openUsers({}, { 'users/search-by-username-and-host': [], 'users/search': [] });
    expect(screen.getByText(/^Type a name/)).toBeTruthy();
    await type('nobody');
    expect(screen.getByText('No one found')).toBeTruthy();
  });

  test('the chooser of users says why the search failed, and tries again', async () => {
    const { type, api } = await openUsers({}, { 'users/search': apiError({ status: 500, code: 'INTERNAL_ERROR' }) });
    await type('bo');
    expect(screen.getByRole('alert')).toBeTruthy();
    api.on('users/search', []);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(names()).toEqual(['Bob@bob', 'Bobby@bobby']);
  });
});

describe('choosing a hashtag', () => {
  const openTags = (api: ApiScript = {}) =>
    open((close) => <HashtagChooserWindow params={{}} close={close} />, {
      'hashtags/trend': [
        { tag: 'moss', chart: [2], usersCount: 2 },
        { tag: 'art', chart: [1], usersCount: 1 },
      ],
      'hashtags/search': ['mosses', 'mossy'],
      ...api,
    });

  test('the chooser of hashtags offers what many people use now', async () => {
    await openTags();
    expect(within(screen.getByRole('group', { name: 'Trending' })).getAllByRole('option')).toHaveLength(2);
  });

  test('the chooser of hashtags searches while somebody types, and takes what was typed on Enter', async () => {
    const { type, api, close } = await openTags();
    await type('#moss');
    expect(api.paramsOf('hashtags/search')).toEqual([{ query: 'moss', limit: 30 }]);
    expect(names()).toEqual(['moss', 'mosses', 'mossy']);
    press('Enter');
    expect(close.mock.calls).toEqual([['moss']]);
  });

  test('the chooser of hashtags offers those that the viewer used before those of others', async () => {
    const close = vi.fn<() => void>();
    const test = renderWithRoot(<p />, { me: alice.me(), api: { 'hashtags/trend': [{ tag: 'moss', chart: [2], usersCount: 2 }] } });
    test.root.local.set('hashtags', JSON.stringify(['mine', 'moss']));
    test.rerender(<HashtagChooserWindow params={{}} close={close} />);
    await act(settled);
    expect(names()).toEqual(['mine', 'moss']);
  });

  test('a number alone is no hashtag', async () => {
    const { type, api } = await openTags();
    await type('2024');
    expect(api.paramsOf('hashtags/search')).toEqual([]);
    expect(names()).toEqual(['moss', 'art']);
  });

  test('the chooser of hashtags says why they could not be loaded, and still takes a typed one', async () => {
    const { type, close } = await openTags({ 'hashtags/trend': apiError({ status: 500 }), 'hashtags/search': apiError({ status: 500 }) });
    expect(screen.getByRole('alert')).toBeTruthy();
    await type('moss');
    press('Enter');
    expect(close.mock.calls).toEqual([['moss']]);
  });
});
