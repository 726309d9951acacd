import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import SearchPage from '../../../pages/search/SearchPage';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { note, policies, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
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
  fireEvent.change(screen.getByRole('searchbox', { name: 'What to look for' }), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
};

describe('searching notes', () => {
  test('searching notes starts with the search in the address', async () => {
    const { api } = await open({ q: 'moss', origin: 'local', channel: 'c1' });
    expect(api.paramsOf('notes/search')).toEqual([{ limit: 10, query: 'moss', host: '.', channelId: 'c1' }]);
    expect(within(screen.getByRole('feed', { name: 'Notes with “moss”' })).getByRole('article').textContent).toContain('green moss');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('moss');
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
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Only notes by' }).value).toBe('bob');
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
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Only notes by' }).value).toBe(acct);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(visited).toEqual([`/search?${new URLSearchParams({ q: 'moss', user: acct }).toString()}`]);
  });

  test('a chooser of users that is dismissed leaves the search as it was', async () => {
    const { root } = await open({ q: 'moss', user: 'carol' }, { 'users/show': user('carol').detailed() });
    fireEvent.click(screen.getByRole('button', { name: 'Choose a user' }));
    await act(async () => root.overlays.stack.at(-1)!.close());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Only notes by' }).value).toBe('carol');
  });

  test('a search for notes says when nothing matches, and why it failed', async () => {
    const { api } = await open({ q: 'moss' }, { 'notes/search': apiError({ message: 'the index sleeps' }) });
    expect(screen.getByRole('alert').textContent).toContain('the index sleeps');
    api.on('notes/search', []);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(screen.getByText('No notes found for “moss”.')).toBeTruthy();
  });

  test('a search for notes is not sent if the policy forbids it, while people can still be searched', async () => {
    const { api, visited } = await open({ q: 'moss' }, {}, false);
    expect(screen.getByText('This server does not let you search notes.')).toBeTruthy();
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
  await act(async () => void (await root.instance.load()));
  expect(screen.getByText('This server does not let you search notes.')).toBeTruthy();
  expect(api.paramsOf('notes/search')).toEqual([]);
});

describe('an address instead of words', () => {
  test('an address in the search field opens the note it belongs to', async () => {
    const { visited } = await open({}, { 'ap/show': { type: 'Note', object: note().id('n9').build() } });
    search('https://far.example/notes/1');
    await act(settled);
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
    search('https://far.example/notes/1');
    await act(settled);
    expect(runInAction(() => notes.get('n9'))?.reactions).toEqual({ '👍': 1 });
  });

  test('an address in the search field opens the profile it belongs to', async () => {
    const { visited } = await open({}, { 'ap/show': { type: 'User', object: { ...user('remi').detailed(), host: 'far.example' } } });
    search('https://far.example/@remi');
    await act(settled);
    expect(visited).toEqual(['/@remi@far.example']);
  });

  test('an address without a result says so, and the focus stays in the field', async () => {
    const { visited, root } = await open({}, { 'ap/show': apiError({ code: 'NO_SUCH_OBJECT', message: 'No such object.' }) });
    search('https://far.example/nothing');
    await act(settled);
    expect({ visited, hasOpen: root.overlays.hasOpen() }).toEqual({ visited: [], hasOpen: true });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('https://far.example/nothing');
  });
});

describe('searching people', () => {
  test('a search for people uses the words in the address and shows articles', async () => {
    const { api } = await open({ q: 'bo', type: 'user', origin: 'remote' });
    expect(api.paramsOf('users/search')).toEqual([{ query: 'bo', origin: 'remote', limit: 10, offset: 0 }]);
    const feed = screen.getByRole('feed', { name: 'People found for “bo”' });
    expect(within(feed).getByRole('article', { name: 'Bob' })).toBeTruthy();
  });

  test('searching people can be limited by server', async () => {
    const { visited } = await open({ q: 'bo', type: 'user' });
    fireEvent.click(screen.getByRole('button', { name: 'More options' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Where from' }), { target: { value: 'local' } });
    expect(visited).toEqual(['/search?q=bo&type=user&origin=local']);
  });

  test('a search for people says when nobody matches', async () => {
    await open({ q: 'bo', type: 'user' }, { 'users/search': [] });
    expect(screen.getByText('No people found for “bo”.')).toBeTruthy();
  });
});
