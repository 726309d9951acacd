import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import type { WireMe } from '~/api/wire';
import { NoteCard } from '~/components/note/card/NoteCard';
import { AccountContext } from '~/react/context';
import { channel, note, poll, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { answer, bob, chooseItem, chooseSubItem, loaded, menuTexts, renderWith } from '../renderNote';

const alice = user('alice').build();
const state = { isFavorited: false, isMutedThread: false };

/** The menu of a note as its More button opens it. */
async function openMenu(options: Parameters<typeof renderWith>[1] & { notes: NonNullable<Parameters<typeof renderWith>[1]>['notes'] }) {
  const view = renderWith(<NoteCard noteId={options.notes![0]!.id} />, { ...options, api: { 'notes/state': state, ...options.api } });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await loaded();
  return view;
}

const choose = (view: Awaited<ReturnType<typeof openMenu>>, text: string) => act(() => chooseItem(view, text));

describe('the menu of a note', () => {
  test('the menu of a note offers a visitor what needs no account', async () => {
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown], me: null });
    expect(await menuTexts(view)).toEqual(['Details', 'Peek at thread', 'Copy content', 'Copy link']);
  });

  test("the menu of someone else's note offers favorites, mutes and reports", async () => {
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown] });
    expect(await menuTexts(view)).toEqual([
      'Details',
      'Peek at thread',
      'Copy content',
      'Copy link',
      '-',
      'Add to favorites',
      'Clip',
      'Mute thread',
      'Mute words and servers…',
      'User',
      '-',
      'Report note',
    ]);
  });

  test('under a finger, the menu of a note begins with reactions and with what people do most', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList);
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown] });
    const open = view.overlay();
    const [reactions, tiles] = open?.kind === 'menu' ? await open.items : [];
    const named = async (row: typeof reactions) =>
      row?.type === 'row' &&
      (await Promise.all(
        row.items.map(async (item) => {
          const one = item.type === 'pending' ? await item.item : item;
          return one && 'text' in one ? one.text : null;
        }),
      ));
    expect({ reactions: await named(reactions), tiles: await named(tiles) }).toEqual({
      reactions: ['👍', '❤️', '😆', '🤔', '😮', '🎉', 'Choose a reaction'],
      tiles: ['Reply', 'Renote', 'Quote', 'Favorite'],
    });
    vi.restoreAllMocks();
  });

  test("the menu of one's own note offers pinning, rewriting and deleting", async () => {
    const shown = note().by(bob.build()).build();
    const view = await openMenu({ notes: [shown] });
    expect((await menuTexts(view)).slice(5)).toEqual([
      'Add to favorites',
      'Clip',
      'Mute thread',
      'Pin to profile',
      'User',
      '-',
      'Delete and redraft',
      'Delete',
    ]);
  });

  test('the menu lets a moderator delete a note, but not rewrite it', async () => {
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown], me: bob.me({ isModerator: true }) });
    expect((await menuTexts(view)).slice(-3)).toEqual(['Report note', '-', 'Delete']);
  });

  test('the menu shows the details of a note in a window', async () => {
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown] });
    await choose(view, 'Details');
    const store = view.root.workspace;
    const panes = runInAction(() => store.windows.map(({ paneId }) => ({ ...store.pane(paneId), at: store.visitsOf(paneId).entries })));
    expect({ visited: view.visited, panes }).toEqual({
      visited: [],
      panes: [expect.objectContaining({ account: null, at: [expect.objectContaining({ href: `/notes/${shown.id}` })] })],
    });
  });

  test('the menu in a column of another account shows the details as that account', async () => {
    const shown = note().by(alice).build();
    const other = createTestRoot({ me: user('carol').me() });
    const scope = runInAction(() => other.root.session.current);
    scope.ingest.notes([shown], 'fetch');
    const view = renderWith(
      <AccountContext value={scope}>
        <NoteCard noteId={shown.id} />
      </AccountContext>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await loaded();
    await choose(view, 'Details');
    const store = view.root.workspace;
    expect(runInAction(() => store.windows.map(({ paneId }) => store.pane(paneId).account))).toEqual([user('carol').me().id]);
  });

  test('the menu links to the original of a remote note', async () => {
    const shown = note().by(user('carol').from('far.example').build()).with({ url: 'https://far.example/notes/1' }).build();
    const view = await openMenu({ notes: [shown] });
    expect(await menuTexts(view)).toContain('View on original server');
  });

  test('the menu names what can be undone', async () => {
    const shown = note().by(bob.build()).build();
    const view = await openMenu({
      notes: [shown],
      me: bob.me({ pinnedNoteIds: [shown.id] }),
      api: { 'notes/state': { isFavorited: true, isMutedThread: true } },
    });
    expect(await menuTexts(view)).toEqual(expect.arrayContaining(['Remove from favorites', 'Unmute thread', 'Unpin from profile']));
  });

  test('the menu still opens when the server does not send the state, says why, and asks again', async () => {
    const shown = note().by(alice).build();
    const refusal = apiError({ endpoint: 'notes/state', code: 'BROKEN', message: 'The shelf is broken.', id: 'x1' });
    const view = await openMenu({ notes: [shown], api: { 'notes/state': refusal } });
    expect(await menuTexts(view)).toEqual(expect.arrayContaining(['Clip', 'Report note']));
    expect(await menuTexts(view)).not.toContain('Add to favorites');
    const again = (await menuTexts(view)).filter((text) => text.includes('The shelf is broken.'));
    expect(again).toHaveLength(1);
    view.api.on('notes/state', state);
    await choose(view, again[0]!);
    expect(await menuTexts(view)).toEqual(expect.arrayContaining(['Add to favorites', 'Mute thread']));
  });

  test('the menu opens before the server has sent the state', async () => {
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown], api: { 'notes/state': () => new Promise(() => {}) } });
    const open = view.overlay();
    const items = open?.kind === 'menu' ? await open.items : [];
    expect(items.map((item) => ('text' in item ? item.text : item.type)).slice(5, 9)).toEqual([
      'pending',
      'Clip',
      'pending',
      'Mute words and servers…',
    ]);
  });

  test.each<[string, Partial<WireMe>, string | null, boolean]>([
    ['its owner', {}, 'user-bob', true],
    ['a moderator', { isModerator: true }, null, true],
    ['others', {}, null, false],
  ])('the menu lets %s pin in a channel', async (_who, me, userId, isOffered) => {
    const gardens = { id: 'c1', name: 'Gardens', color: '#88aa33', isSensitive: false, allowRenoteToExternal: true, userId };
    const shown = note().by(alice).with({ channel: gardens, channelId: 'c1' }).build();
    const view = await openMenu({
      notes: [shown],
      me: bob.me(me),
      api: {
        'channels/show': channel({ userId, pinnedNoteIds: ['other'] }),
        'channels/update': channel({ userId }),
      },
    });
    expect((await menuTexts(view)).includes('Channel')).toBe(isOffered);
    if (!isOffered) return;
    await act(() => chooseSubItem(view, ['Channel', 'Pin to channel']));
    expect(view.api.paramsOf('channels/update')).toEqual([{ channelId: 'c1', pinnedNoteIds: [shown.id, 'other'] }]);
  });

  test('the menu copies ids for developers', async () => {
    const shown = note().by(alice).build();
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/state': state } });
    act(() => view.root.settings.set('devMode', true));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await loaded();
    expect((await menuTexts(view)).slice(-2)).toEqual(['-', 'Copy note ID']);
  });

  test('the menu offers a translation if there is a translator', async () => {
    const shown = note().by(alice).text('Guten Morgen').build();
    const view = renderWith(<NoteCard noteId={shown.id} />, {
      notes: [shown],
      api: {
        'notes/state': state,
        'notes/translate': { sourceLang: 'de', text: 'Good morning' },
        meta: { version: '2026.1.0', translatorAvailable: true } as never,
      },
    });
    await act(async () => void (await view.root.session.current.server.load()));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await loaded();
    await choose(view, 'Translate');
    expect(screen.getByText('Good morning')).toBeTruthy();
    expect(screen.getByText('Translated from de:')).toBeTruthy();
  });

  test.each([
    ['that of the browser', null, 'fr-CA'],
    ['the one that was chosen', 'ja-JP', 'ja-JP'],
  ])('the note is translated into %s', async (_what, stored, targetLang) => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-CA');
    const shown = note().by(alice).text('Guten Morgen').build();
    const view = renderWith(<NoteCard noteId={shown.id} />, {
      notes: [shown],
      api: {
        'notes/state': state,
        'notes/translate': { sourceLang: 'de', text: 'Bonjour' },
        meta: { version: '2026.1.0', translatorAvailable: true } as never,
      },
    });
    if (stored !== null) view.root.local.set('lang', stored);
    await act(async () => void (await view.root.session.current.server.load()));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await loaded();
    await choose(view, 'Translate');
    language.mockRestore();
    expect(view.api.paramsOf('notes/translate')).toEqual([{ noteId: shown.id, targetLang }]);
  });

  test('a running translation is shown, and is not offered again meanwhile', async () => {
    let arrive: (translation: { sourceLang: string; text: string }) => void = () => {};
    const shown = note().by(alice).text('Guten Morgen').build();
    const view = renderWith(<NoteCard noteId={shown.id} />, {
      notes: [shown],
      api: {
        'notes/state': state,
        'notes/translate': () => new Promise((resolve) => (arrive = resolve)),
        meta: { version: '2026.1.0', translatorAvailable: true } as never,
      },
    });
    await act(async () => void (await view.root.session.current.server.load()));
    const open = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'More' }));
      await loaded();
    };
    await open();
    await choose(view, 'Translate');
    const box = screen.getByRole('status');
    expect({ ariaBusy: box.getAttribute('aria-busy'), text: box.textContent }).toEqual({ ariaBusy: 'true', text: 'Loading' });
    await open();
    expect(await menuTexts(view)).not.toContain('Translate');
    await act(async () => arrive({ sourceLang: 'de', text: 'Good morning' }));
    expect({ ariaBusy: box.getAttribute('aria-busy'), text: box.textContent }).toEqual({
      ariaBusy: 'false',
      text: 'Translated from de:Good morning',
    });
  });
});

describe('choosing from the menu', () => {
  test('Pin says that no more can be pinned', async () => {
    const shown = note().by(bob.build()).build();
    const view = await openMenu({
      notes: [shown],
      api: { 'i/pin': apiError({ code: 'PIN_LIMIT_EXCEEDED', id: '72dab508-c64d-498f-8740-a8eec1ba385a' }) },
    });
    await choose(view, 'Pin to profile');
    expect(view.overlay()).toMatchObject({ dialog: { options: { text: "You've reached the limit of pinned notes." } } });
  });

  test('Mute words and servers opens their editor', async () => {
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown] });
    await choose(view, 'Mute words and servers…');
    expect(view.overlay()).toMatchObject({ kind: 'window', id: 'mutedWords' });
  });

  const mine = () => note().by(bob.build()).text('Mine').build();

  test.each<[string, keyof ApiScript]>([
    ['Add to favorites', 'notes/favorites/create'],
    ['Mute thread', 'notes/thread-muting/create'],
  ])('the entry %s calls %s', async (text, endpoint) => {
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown], api: { [endpoint]: undefined } });
    await choose(view, text);
    expect(view.api.paramsOf(endpoint as 'notes/favorites/create')).toEqual([{ noteId: shown.id }]);
  });

  test('Delete asks first, and then the note disappears', async () => {
    const shown = mine();
    const view = await openMenu({ notes: [shown], api: { 'notes/delete': undefined } });
    await choose(view, 'Delete');
    expect(view.api.paramsOf('notes/delete')).toEqual([]);
    await answer(view, true);
    expect(view.api.paramsOf('notes/delete')).toEqual([{ noteId: shown.id }]);
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('Delete and edit passes the note to a composer, and deletes nothing before the composer is open', async () => {
    const answered = note().by(alice).build();
    const shown = note().by(bob.build()).text('Tpyo').replyingTo(answered).build();
    const view = await openMenu({ notes: [shown], api: { 'notes/delete': undefined } });
    await choose(view, 'Delete and redraft');
    await answer(view, true);
    expect(view.overlay()).toMatchObject({ id: 'composer', params: { replyId: answered.id, initialNote: { text: 'Tpyo' } } });
    expect(view.api.paramsOf('notes/delete')).toEqual([]);
  });

  test('Delete and edit of a poll says that its votes are lost, and passes the poll to the composer', async () => {
    const shown = note()
      .by(bob.build())
      .poll(poll(['a', 'b']))
      .build();
    const view = await openMenu({ notes: [shown] });
    await choose(view, 'Delete and redraft');
    expect(view.overlay()).toMatchObject({ dialog: { options: { text: expect.stringContaining('votes') } } });
    await answer(view, true);
    expect(view.overlay()).toMatchObject({
      id: 'composer',
      params: { initialNote: { poll: { choices: [{ text: 'a' }, { text: 'b' }] } } },
    });
  });

  test('a note that the server refuses to delete comes back', async () => {
    const shown = mine();
    const view = await openMenu({ notes: [shown], api: { 'notes/delete': apiError({ status: 500 }) } });
    await choose(view, 'Delete');
    await answer(view, true);
    expect(screen.getByText('Mine')).toBeTruthy();
    expect(view.overlay()).toMatchObject({ kind: 'dialog', dialog: { type: 'confirm', options: { okLabel: 'Try again' } } });
  });

  test('Report opens a report about the note', async () => {
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown] });
    await choose(view, 'Report note');
    expect(view.overlay()).toMatchObject({
      id: 'abuseReport',
      params: { userId: alice.id, initialComment: `Local Note: https://example.test/notes/${shown.id}\n-----\n` },
    });
  });

  test('Copy link copies the address of the note', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const shown = note().by(alice).build();
    const view = await openMenu({ notes: [shown] });
    await choose(view, 'Copy link');
    expect(writeText).toHaveBeenCalledWith(`https://example.test/notes/${shown.id}`);
  });
});

describe('the renote menu', () => {
  async function openRenoteMenu(shown: ReturnType<ReturnType<typeof note>['build']>, api: ApiScript = {}) {
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api });
    fireEvent.click(screen.getByRole('button', { name: 'Renote' }));
    await loaded();
    return view;
  }

  test('the renote menu never offers more people than the note has', async () => {
    const shown = note().by(alice).visibility('home').build();
    const created = note().by(bob.build()).renoting(shown).build();
    const view = await openRenoteMenu(shown, { 'notes/create': { createdNote: created } });
    await choose(view, 'Renote');
    expect(view.api.paramsOf('notes/create')).toEqual([{ renoteId: shown.id, visibility: 'home', localOnly: false }]);
  });

  test('the renote menu quotes in a composer', async () => {
    const shown = note().by(alice).build();
    const view = await openRenoteMenu(shown);
    await choose(view, 'Quote');
    expect(view.overlay()).toMatchObject({ id: 'composer', params: { renoteId: shown.id } });
  });

  test('the renote menu stays in a channel that does not let notes out', async () => {
    const channel = { id: 'c1', name: 'Gardens', color: '#88aa33', isSensitive: false, allowRenoteToExternal: false };
    const shown = note().by(alice).with({ channel, channelId: 'c1' }).build();
    expect(await menuTexts(await openRenoteMenu(shown))).toEqual(['Renote in channel', 'Quote in channel']);
  });
});

describe('the menu of a renote', () => {
  const inner = note().by(alice).build();

  async function openTimeMenu(renote: ReturnType<ReturnType<typeof note>['build']>, api: ApiScript = {}) {
    const view = renderWith(<NoteCard noteId={renote.id} />, { notes: [renote], api });
    act(() => view.root.settings.set('collapseRenotes', false));
    fireEvent.click(screen.getByTitle('Renote actions'));
    await loaded();
    return view;
  }

  test("the menu of one's own renote takes it back", async () => {
    const renote = note().by(bob.build()).renoting(inner).build();
    const view = await openTimeMenu(renote, { 'notes/delete': undefined });
    await choose(view, 'Undo renote');
    expect(view.api.paramsOf('notes/delete')).toEqual([{ noteId: renote.id }]);
    expect(screen.queryByRole('article')).toBeNull();
  });

  test("the menu of someone else's renote only reports it", async () => {
    const renote = note().by(user('carol').build()).renoting(inner).build();
    expect(await menuTexts(await openTimeMenu(renote))).toEqual(['Copy renote link', '-', 'Report renote']);
  });

  test('a report of a remote renote has its address there', async () => {
    const carol = user('carol').from('far.example').build();
    const renote = note().by(carol).renoting(inner).with({ uri: 'https://far.example/notes/1' }).build();
    const view = await openTimeMenu(renote);
    await choose(view, 'Report renote');
    expect(view.overlay()).toMatchObject({
      id: 'abuseReport',
      params: {
        userId: carol.id,
        initialComment: `Note: https://far.example/notes/1\nLocal Note: https://example.test/notes/${renote.id}\n-----\n`,
      },
    });
  });
});

describe('a poll', () => {
  test('a poll asks before a vote, and then shows the result', async () => {
    const shown = note()
      .by(alice)
      .poll(poll(['Tea', 'Coffee']))
      .build();
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/polls/vote': undefined } });
    fireEvent.click(await screen.findByRole('button', { name: 'Coffee' }));
    await loaded();
    await answer(view, true);
    expect(view.api.paramsOf('notes/polls/vote')).toEqual([{ noteId: shown.id, choice: 1 }]);
    expect(screen.queryByRole('button', { name: 'Coffee' })).toBeNull();
    expect(screen.getByText('(1 vote)')).toBeTruthy();
    expect(screen.getByText('Voted')).toBeTruthy();
  });

  test('a poll with several choices continues after a vote', async () => {
    const shown = note()
      .by(alice)
      .poll(poll(['Tea', 'Coffee'], { multiple: true }))
      .build();
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/polls/vote': undefined } });
    fireEvent.click(await screen.findByRole('button', { name: 'Coffee' }));
    await loaded();
    await answer(view, true);
    expect(screen.getByRole('button', { name: 'Tea' })).toBeTruthy();
  });

  test('a poll with several choices keeps showing its results once they are open', async () => {
    const shown = note()
      .by(alice)
      .poll(poll(['Tea', 'Coffee'], { multiple: true }))
      .build();
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/polls/vote': undefined } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show results' }));
    fireEvent.click(screen.getByRole('button', { name: 'Coffee (0 votes)' }));
    await loaded();
    await answer(view, true);
    expect(screen.getByText('(1 vote)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tea (0 votes)' })).toBeTruthy();
  });

  test("a poll counts live votes of others, and the viewer's own once", async () => {
    const shown = note()
      .by(alice)
      .poll(poll(['Tea', 'Coffee']))
      .build();
    const { network, frames } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    fireEvent.click(await screen.findByRole('button', { name: 'Show results' }));
    network.socket.accept();
    const voted = (choice: number, userId: string) =>
      act(() => {
        network.socket.receive({ type: 'noteUpdated', body: { id: shown.id, type: 'pollVoted', body: { choice, userId } } });
        frames.next();
      });
    voted(1, 'somebody');
    voted(0, 'user-bob');
    voted(0, 'user-bob');
    expect(screen.getAllByText('(1 vote)')).toHaveLength(2);
    expect(screen.getByText('2 votes in total')).toBeTruthy();
    expect(screen.getByText('Voted')).toBeTruthy();
  });

  test('a poll says why the server refuses a vote, and counts nothing', async () => {
    const shown = note()
      .by(alice)
      .poll(poll(['Tea', 'Coffee']))
      .build();
    const refused = apiError({ code: 'ALREADY_EXPIRED', message: 'The poll is already expired.' });
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/polls/vote': refused } });
    fireEvent.click(await screen.findByRole('button', { name: 'Coffee' }));
    await loaded();
    await answer(view, true);
    expect(view.overlay()).toMatchObject({ dialog: { options: { text: expect.stringContaining('already expired') as string } } });
    expect(screen.getByText('0 votes in total')).toBeTruthy();
  });

  test('a poll asks visitors to sign in', async () => {
    const shown = note()
      .by(alice)
      .poll(poll(['Tea', 'Coffee']))
      .build();
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], me: null });
    fireEvent.click(await screen.findByRole('button', { name: 'Coffee' }));
    await loaded();
    expect(view.overlay()).toMatchObject({ kind: 'window', id: 'signIn' });
  });

  test('a poll can show its results before a vote', async () => {
    const shown = note()
      .by(alice)
      .poll(poll(['Tea', 'Coffee']))
      .build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    fireEvent.click(await screen.findByRole('button', { name: 'Show results' }));
    expect(screen.getAllByText('(0 votes)')).toHaveLength(2);
  });

  test('a poll is closed when its time is over, and closes by itself', async () => {
    const shown = note().by(alice).build();
    const { account, clock } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const expiresAt = new Date(clock.now() + 2_500).toISOString();
    act(() => account.notes.patch(shown.id, (known) => ({ ...known, poll: poll(['Tea'], { expiresAt }) })));
    expect(await screen.findByText('2 seconds left')).toBeTruthy();
    act(() => clock.advance(3_000));
    expect(screen.getByText('Closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tea' })).toBeNull();
  });
});
