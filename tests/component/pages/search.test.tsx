import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import type { WireMeta } from '~/api/wire';
import SearchPage from '../../../pages/search/SearchPage';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { note, policies, user } from '../../fixtures/builders';
import { createTypedAhead } from '~/stores/ui/TypedAhead';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').build();

async function open(params: Record<string, string>, api: ApiScript = {}, maySearch = true) {
  const rendered = renderWithRoot(<SearchPage params={params} />, {
    me: { ...user('alice').me(), policies: policies({ canSearchNotes: maySearch }) },
    api: { emojis: { emojis: [] }, 'notes/search': [note().by(bob).text('green moss').build()], 'users/search': [bob], ...api },
  });
  await act(settled);
  return rendered;
}

const search = (words: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search notes and people' }), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
};

describe('searching notes', () => {
  test('searching notes starts with the search in the address', async () => {
    const { api } = await open({ q: 'moss', origin: 'local', channel: 'c1' });
    expect(api.paramsOf('notes/search')).toEqual([{ limit: 10, query: 'moss', host: '.', channelId: 'c1' }]);
    expect(within(screen.getByRole('feed', { name: 'Notes with “moss”' })).getByRole('article').textContent).toContain('green moss');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('moss');
  });

  test.each([
    ['says so', undefined, true],
    ['says nothing where only those are wanted', 'local', false],
  ])('a server that finds only its own notes %s', async (_what, origin, isSaid) => {
    const { root } = await open({ q: 'moss', ...(origin && { origin }) }, { meta: { noteSearchableScope: 'local' } as WireMeta });
    await act(async () => void (await root.session.current.server.load()));
    expect(screen.queryByText(/finds only notes that were written on it/) !== null).toBe(isSaid);
  });

  test('submitted words become the address of the page', async () => {
    const { visited, api } = await open({});
    expect(api.paramsOf('notes/search')).toEqual([]);
    search('  wet moss ');
    expect(visited).toEqual(['/search?q=wet+moss']);
  });

  test('searching notes can be limited to one user, who is looked up first', async () => {
    const { api } = await open({ q: 'moss', user: 'bob' }, { 'users/show': user('bob').detailed() });
    expect(api.paramsOf('notes/search')).toEqual([{ limit: 10, query: 'moss', userId: bob.id }]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'By user' }).value).toBe('bob');
  });

  test.each([
    [null, 'bob'],
    ['moss.example', 'bob@moss.example'],
    ['xn--eckwd4c7cu47r2wf.jp', 'bob@xn--eckwd4c7cu47r2wf.jp'],
  ])('the chooser of users says whose notes are searched, for somebody of the server %s', async (host, acct) => {
    const { root, visited } = await open({ q: 'moss' });
    fireEvent.click(screen.getByRole('button', { name: 'More options' }));
    fireEvent.click(screen.getByRole('button', { name: 'Choose a user' }));
    const chooser = root.overlays.stack.at(-1);
    if (chooser?.kind !== 'window' || chooser.id !== 'userChooser') throw new Error('no chooser is open');
    expect(chooser.params).toEqual({ includeSelf: true });
    await act(async () => chooser.finish({ id: bob.id, username: 'bob', host }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'By user' }).value).toBe(acct);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(visited).toEqual([`/search?${new URLSearchParams({ q: 'moss', user: acct }).toString()}`]);
  });

  test('a chooser of users that is dismissed leaves the search as it was', async () => {
    const { root } = await open({ q: 'moss', user: 'carol' }, { 'users/show': user('carol').detailed() });
    fireEvent.click(screen.getByRole('button', { name: 'Choose a user' }));
    await act(async () => root.overlays.stack.at(-1)!.close());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'By user' }).value).toBe('carol');
  });

  test('a search for notes says when nothing matches, and why it failed', async () => {
    const { api } = await open({ q: 'moss' }, { 'notes/search': apiError({ message: 'the index sleeps' }) });
    expect(screen.getByRole('alert').textContent).toContain('the index sleeps');
    api.on('notes/search', []);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(screen.getByText('No notes found for “moss”')).toBeTruthy();
  });

  test('a search for notes is not sent if the policy forbids it, while people can still be searched', async () => {
    const { api, visited } = await open({ q: 'moss' }, {}, false);
    expect(screen.getByText("This server doesn't let you search notes.")).toBeTruthy();
    expect(api.paramsOf('notes/search')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Search people instead' }));
    expect(visited).toEqual(['/search?q=moss&type=user']);
  });
});

test("a search waits for a visitor's permissions before it sends anything", async () => {
  const { api, root } = renderWithRoot(<SearchPage params={{ q: 'moss' }} />, {
    api: { 'notes/search': [], meta: { version: '2026.1.0', policies: policies() } as WireMeta },
  });
  await act(settled);
  expect(api.paramsOf('notes/search')).toEqual([]);
  await act(async () => void (await root.session.current.server.load()));
  expect(screen.getByText("This server doesn't let you search notes.")).toBeTruthy();
  expect(api.paramsOf('notes/search')).toEqual([]);
});

/** Types a text and presses Enter, which presses the button that submits the form. */
const enter = async (text: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
  await act(settled);
};

describe('a text that names something', () => {
  test('Enter after an address opens the note it belongs to', async () => {
    const { visited } = await open({}, { 'ap/show': { type: 'Note', object: note().id('n9').build() } });
    await enter('https://far.example/notes/1');
    expect(visited).toEqual(['/notes/n9']);
  });

  test('an address in the search field keeps changes to the note that arrive during the lookup', async () => {
    const found = note().id('n9').build();
    const { root, clock, api } = await open({});
    const { ingest, notes } = runInAction(() => root.session.current);
    ingest.note(found, 'fetch');
    api.on('ap/show', () => {
      clock.advance(10);
      notes.patch('n9', (known) => ({ ...known, reactions: { '👍': 1 } }));
      return { type: 'Note' as const, object: found };
    });
    await enter('https://far.example/notes/1');
    expect(runInAction(() => notes.get('n9'))?.reactions).toEqual({ '👍': 1 });
  });

  test('Enter after an address opens the profile it belongs to', async () => {
    const { visited } = await open({}, { 'ap/show': { type: 'User', object: { ...user('remi').detailed(), host: 'far.example' } } });
    await enter('https://far.example/@remi');
    expect(visited).toEqual(['/@remi@far.example']);
  });

  test.each([
    ['@remi@far.example', 'Open profile', '/@remi@far.example'],
    ['#wet', 'Open hashtag', '/tags/wet'],
    ['#苔', 'Open hashtag', `/tags/${encodeURIComponent('苔')}`],
  ])('the text %s can be opened as what it names', async (text, button, address) => {
    const { visited, api } = await open({}, { 'users/show': { ...user('remi').detailed(), host: 'far.example' } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    await enter(text);
    expect(visited).toEqual([address]);
    expect(api.paramsOf('ap/show')).toEqual([]);
  });

  test.each(['https://news.example/garden', '@remi@far.example', '#moss'])('the text %s can also be searched', async (text) => {
    const { visited, api } = await open({});
    search(text);
    await act(settled);
    expect(visited).toEqual([`/search?${new URLSearchParams({ q: text }).toString()}`]);
    expect(api.paramsOf('ap/show')).toEqual([]);
  });

  test.each(['a word', 'mail@example.com', '# title', 'see https://far.example', '#'])('the words "%s" are only searched', async (text) => {
    const { visited } = await open({});
    await enter(text);
    expect(visited).toEqual([`/search?${new URLSearchParams({ q: text }).toString()}`]);
  });

  test('an address without a result says so at the field, until other words are typed, and it can still be searched', async () => {
    const { visited, root } = await open({}, { 'ap/show': apiError({ code: 'NO_SUCH_OBJECT', message: 'No such object.' }) });
    await enter('https://far.example/nothing');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect({ visited, hasOpen: root.overlays.hasOpen(), text: field.value, isTold: screen.queryByRole('alert') !== null }).toEqual({
      visited: [],
      hasOpen: false,
      text: 'https://far.example/nothing',
      isTold: true,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(visited).toEqual(['/search?q=https%3A%2F%2Ffar.example%2Fnothing']);
    fireEvent.change(field, { target: { value: 'https://far.example/other' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a visitor searches for an address, because servers look nothing up for visitors', async () => {
    const { visited } = renderWithRoot(<SearchPage params={{}} />, { api: {} });
    await enter('https://far.example/notes/1');
    expect(visited).toEqual(['/search?q=https%3A%2F%2Ffar.example%2Fnotes%2F1']);
  });
});

describe('the search field', () => {
  const openIn = async (pane: object, isTouch: boolean, params = {}) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const matches = { value: isTouch && query === '(pointer: coarse)' };
      return Object.create(realMatch(query), { matches }) as MediaQueryList;
    });
    const { unmount } = renderWithRoot(<SearchPage params={params} />, { me: user('alice').me(), pane });
    await act(settled);
    const isFocused = document.activeElement === screen.getByRole('searchbox');
    unmount();
    return isFocused;
  };
  const realMatch = window.matchMedia.bind(window);

  test('the search field has the focus on a freshly loaded page, except on a touch screen, and where somebody has opened it', async () => {
    const loaded = { isOpenedByHand: false };
    expect([
      await openIn({ ...loaded, frame: 'main' }, false),
      await openIn({ ...loaded, frame: 'main' }, true),
      await openIn({ ...loaded, frame: 'column' }, false),
      await openIn({ isOpenedByHand: true, frame: 'column' }, true),
      await openIn({ ...loaded, frame: 'main' }, false, { q: 'moss' }),
    ]).toEqual([true, false, false, true, false]);
  });

  test('the search field takes the letters that were typed before it was there', async () => {
    const test = createTestRoot({ me: user('alice').me() });
    for (const letter of 'soup') test.root.part(createTypedAhead).add('page', letter);
    renderWithRoot(<SearchPage params={{}} />, { test });
    await act(settled);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('soup');
  });
});

describe('searching people', () => {
  test('a role that may not search people finds them by their usernames, which is said', async () => {
    const denied = apiError({ status: 403, code: 'ROLE_PERMISSION_DENIED' });
    renderWithRoot(<SearchPage params={{ q: 'bo', type: 'user' }} />, {
      me: user('alice').me({ policies: policies({ canSearchUsers: false }) }),
      api: { emojis: { emojis: [] }, 'users/search': denied, 'users/search-by-username-and-host': [bob] },
    });
    await act(settled);
    expect(screen.getByText(/by the beginning of their username only/)).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain('Bob');
  });

  test('a search for people uses the words in the address and shows articles', async () => {
    const { api } = await open({ q: 'bo', type: 'user', origin: 'remote' });
    expect(api.paramsOf('users/search')).toEqual([{ query: 'bo', origin: 'remote', limit: 10, offset: 0 }]);
    const feed = screen.getByRole('feed', { name: 'People matching “bo”' });
    expect(within(feed).getByRole('article', { name: 'Bob' })).toBeTruthy();
  });

  test('searching people can be limited by server', async () => {
    const { visited } = await open({ q: 'bo', type: 'user' });
    fireEvent.click(screen.getByRole('button', { name: 'More options' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'From' }), { target: { value: 'local' } });
    expect(visited).toEqual(['/search?q=bo&type=user&origin=local']);
  });

  test('a search for people says when nobody matches', async () => {
    await open({ q: 'bo', type: 'user' }, { 'users/search': [] });
    expect(screen.getByText('No people found for “bo”')).toBeTruthy();
  });
});
