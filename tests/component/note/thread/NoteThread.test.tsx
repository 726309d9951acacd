import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { NoteThread } from '~/components/note/thread/NoteThread';
import { note, poll, user } from '../../../fixtures/builders';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { settled } from '../../../fixtures/createTestRoot';
import { renderWith } from '../renderNote';

const alice = user('alice').build();
const carol = user('carol').build();

async function renderThread(shown: WireNote, api: ApiScript = {}, notes: readonly WireNote[] = [], me = user('bob').me()) {
  const view = renderWith(<NoteThread noteId={shown.id} />, { notes, me, api: { 'notes/show': shown, 'notes/children': [], ...api } });
  await act(async () => void (await view.account.mutes.loading));
  await act(settled);
  return view;
}

const texts = () => screen.getAllByRole('article').map((article) => article.querySelector('div[dir="auto"]')?.textContent);

describe('the page of a note', () => {
  test('the page of a note shows the full date', async () => {
    await renderThread(note().by(alice).text('Here I am').build());
    expect(screen.getByRole('article', { name: 'Alice', description: 'Here I am' })).toBeTruthy();
    expect(screen.getByRole('time').textContent).toContain('2024');
  });

  test('a note says after its text that it quotes another', async () => {
    const quoted = note().by(carol).text('Long ago').build();
    await renderThread(note().by(alice).quoting(quoted, 'So true').build());
    expect(screen.getByRole('article', { description: 'So true RN:' })).toBeTruthy();
  });

  test('a known note shows before the server answers', () => {
    const known = note().by(alice).text('From the timeline').build();
    renderWith(<NoteThread noteId={known.id} />, {
      notes: [known],
      api: { 'notes/show': () => new Promise(() => {}), 'notes/children': [] },
    });
    expect(screen.getByText('From the timeline')).toBeTruthy();
  });

  test('a note that fails to load says why, and can be retried', async () => {
    const shown = note().text('At last').build();
    const view = await renderThread(shown, { 'notes/show': apiError({ message: 'No such note.' }) });
    view.api.on('notes/show', shown);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(screen.getByText('At last')).toBeTruthy();
  });

  test("the author's name shows its emojis, and is announced without their codes", async () => {
    const dora = user('dora')
      .from('far.example')
      .with({ name: 'Dora :cat:', emojis: { cat: 'https://far.example/cat.webp' } });
    await renderThread(note().by(dora.build()).build());
    for (const which of ['Newer', 'Older']) {
      const button = screen.getByRole('button', { name: `${which} notes by Dora` });
      expect({ emojiTag: within(button).getByAltText(':cat:').tagName, text: button.textContent }).toEqual({
        emojiTag: 'IMG',
        text: `${which} notes by Dora `,
      });
    }
  });

  test('a deleted note says so', async () => {
    const shown = note().build();
    const { account } = await renderThread(shown);
    act(() => void account.notes.remove(shown.id));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('(deleted)')).toBeTruthy();
  });

  test('a renote says when its note is deleted, or never arrived', async () => {
    const inner = note().by(alice).text('inside').build();
    const renote = note().by(carol).renoting(inner).build();
    const { account, unmount } = await renderThread(renote);
    expect(texts()).toEqual(['inside']);
    act(() => void account.notes.remove(inner.id));
    expect(screen.getByText('(deleted)')).toBeTruthy();
    unmount();
    const { renote: _gone, ...rest } = note().by(carol).renoting(note().by(alice).build()).build();
    await renderThread(rest);
    expect(screen.getByText('(deleted)')).toBeTruthy();
  });

  test('a note from a list is shown as deleted when it can no longer be read', async () => {
    const known = note().by(alice).text('From the timeline').build();
    const { account } = await renderThread(known, { 'notes/show': apiError({ status: 404, code: 'NO_SUCH_NOTE' }) }, [known]);
    expect(screen.getByText('(deleted)')).toBeTruthy();
    expect(account.notes.isDeleted(known.id)).toBe(true);
  });

  test('a known note that cannot be updated says so above it, and retries', async () => {
    const known = note().by(alice).text('From the timeline').build();
    const view = await renderThread(known, { 'notes/show': apiError({ message: 'Not now.' }) }, [known]);
    expect(texts()).toEqual(['From the timeline']);
    expect(screen.getByRole('alert').textContent).toContain('Not now.');
    view.api.on('notes/show', known);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(texts()).toEqual(['From the timeline']);
  });

  test('the focus stays when the update of a note is retried', async () => {
    const known = note().by(alice).build();
    const { api } = renderWith(
      <main tabIndex={-1}>
        <NoteThread noteId={known.id} />
      </main>,
      { notes: [known], api: { 'notes/show': apiError({ message: 'Not now.' }), 'notes/children': [] } },
    );
    const button = await screen.findByRole('button', { name: 'Try again' });
    api.on('notes/show', known);
    act(() => button.focus());
    fireEvent.click(button);
    await act(settled);
    expect({ isConnected: button.isConnected, isMainFocused: document.activeElement === screen.getByRole('main') }).toEqual({
      isConnected: false,
      isMainFocused: true,
    });
  });

  test('a note stays in memory while it is on screen', async () => {
    const inner = note().by(alice).text('read for long').build();
    const { account } = await renderThread(note().by(carol).renoting(inner).build());
    const others = Array.from({ length: 3_000 }, () => note().by(carol).build());
    act(() => void account.ingest.notes(others, 'fetch'));
    expect(texts()).toEqual(['read for long']);
  });

  test('the note that it replies to shows at once, and earlier ones on demand', async () => {
    const first = note().by(carol).text('first').build();
    const second = note().by(alice).text('second').replyingTo(first).build();
    const third = note().by(carol).text('third').replyingTo(second).build();
    await renderThread(third, { 'notes/conversation': [first] });
    expect(texts()).toEqual(['second', 'third']);
    fireEvent.click(screen.getByRole('button', { name: 'Load conversation' }));
    await act(settled);
    expect(texts()).toEqual(['first', 'second', 'third']);
  });

  describe('the replied note, which arrives shortened', () => {
    const quoted = note().by(carol).text('quoted words').build();
    const full = () =>
      note()
        .by(alice)
        .quoting(quoted, 'well said')
        .poll(poll(['tea', 'coffee']))
        .reactions({ '👍': 1 }, '👍')
        .with({ clippedCount: 0 });
    const answering = (parent: WireNote) => {
      const { renote, poll: asked, myReaction, clippedCount, ...short } = parent;
      void [renote, asked, myReaction, clippedCount];
      return note().by(carol).text('indeed').replyingTo(short).with({ clippedCount: 0 }).build();
    };

    test('the replied note is loaded in full, also for a renote', async () => {
      const parent = full().build();
      const reply = answering(parent);
      for (const shown of [reply, note().by(alice).renoting(reply).build()]) {
        const { api, unmount } = await renderThread(shown, { 'notes/show': ({ noteId }) => (noteId === parent.id ? parent : shown) });
        const conversation = within(screen.getByRole('region', { name: 'Conversation' }));
        expect(conversation.getByText('quoted words')).toBeTruthy();
        expect(await conversation.findByText('coffee')).toBeTruthy();
        expect(conversation.getByRole('button', { name: /^👍/ }).getAttribute('aria-pressed')).toBe('true');
        expect(api.paramsOf('notes/show')).toEqual([{ noteId: shown.id }, { noteId: parent.id }]);
        unmount();
      }
    });

    test('loading the replied note delays nothing, and its failure does no harm', async () => {
      const parent = full().build();
      const shown = answering(parent);
      const { api } = await renderThread(shown, {
        'notes/show': ({ noteId }) => {
          if (noteId === parent.id) throw apiError({ status: 404, code: 'NO_SUCH_NOTE' });
          return shown;
        },
      });
      expect({ texts: texts(), alert: screen.queryByRole('alert') }).toEqual({ texts: ['well said', 'indeed'], alert: null });
      expect(api.paramsOf('notes/show')).toHaveLength(2);
    });

    test('the replied note is not loaded when it is complete', async () => {
      const parent = full().build();
      const { api } = await renderThread(answering(parent), {}, [parent]);
      expect(api.paramsOf('notes/show')).toHaveLength(1);
    });

    test('the replied note keeps live changes that arrive while it loads', async () => {
      const parent = full().build();
      const shown = answering(parent);
      let answer: (full: WireNote) => void = () => {};
      const { account, clock } = await renderThread(shown, {
        'notes/show': ({ noteId }) => (noteId === parent.id ? new Promise<WireNote>((resolve) => (answer = resolve)) : shown),
      });
      expect(texts()).toEqual(['well said', 'indeed']);
      clock.advance(10);
      act(() => account.notes.patch(parent.id, (known) => ({ ...known, repliesCount: 7 })));
      await act(async () => answer(parent));
      await act(settled);
      expect(account.notes.baseOf(parent.id)).toMatchObject({ repliesCount: 7, clippedCount: 0 });
    });
  });

  test('a long conversation loads in parts until it is complete', async () => {
    const chain = [note().by(carol).text('0').build()];
    for (let place = 1; place <= 102; place += 1) chain.push(note().by(carol).text(`${place}`).replyingTo(chain.at(-1)!).build());
    const before = (id: unknown) =>
      chain
        .slice(
          0,
          Math.max(
            0,
            chain.findIndex((one) => one.id === id),
          ),
        )
        .toReversed();
    const { api } = await renderThread(chain.at(-1)!, {
      'notes/conversation': ({ noteId, limit }) => before(noteId).slice(0, Number(limit)),
    });
    expect(texts()).toEqual(['101', '102']);
    const more = () => screen.queryByRole('button', { name: 'Load conversation' });
    fireEvent.click(more()!);
    await act(settled);
    expect({ firstText: texts()[0], isComplete: more() === null }).toEqual({ firstText: '1', isComplete: false });
    fireEvent.click(more()!);
    await act(settled);
    expect({ textCount: texts().length, firstText: texts()[0], more: more() }).toEqual({ textCount: 103, firstText: '0', more: null });
    expect(api.paramsOf('notes/conversation').map(({ limit }) => limit)).toEqual([100, 100]);
  });

  test('a conversation with a deleted start says so, and loads nothing more', async () => {
    const second = note().by(alice).text('second').with({ replyId: 'gone', reply: null }).build();
    await renderThread(note().by(carol).text('third').replyingTo(second).build(), { 'notes/conversation': [] });
    fireEvent.click(screen.getByRole('button', { name: 'Load conversation' }));
    await act(settled);
    expect({
      loadButton: screen.queryByRole('button', { name: 'Load conversation' }),
      deletedTag: screen.getByText('(deleted)').tagName,
    }).toEqual({ loadButton: null, deletedTag: 'SPAN' });
  });

  test.each([
    ['Load conversation', 'Conversation'],
    ['Older notes by Alice', 'Older notes by Alice'],
  ])('the focus moves from the button %s to its result, and on to its notes', async (pressed, region) => {
    const first = note().by(carol).text('first').build();
    const second = note().by(alice).text('second').replyingTo(first).build();
    const third = note().by(alice).text('third').replyingTo(second).build();
    await renderThread(third, { 'notes/conversation': [first], 'users/notes': [first] });
    screen.getByRole('button', { name: pressed }).focus();
    fireEvent.click(document.activeElement!);
    await act(settled);
    expect(document.activeElement === screen.getByRole('region', { name: region })).toBe(true);
    fireEvent.keyDown(document.activeElement!, { key: 'j' });
    expect(document.activeElement?.textContent).toContain('first');
  });

  test('a deleted replied note is reported once the server had the chance to send it', async () => {
    const shown = note().by(alice).text('really?').with({ replyId: 'gone', reply: null }).build();
    const view = renderWith(<NoteThread noteId={shown.id} />, { notes: [shown], api: { 'notes/show': shown, 'notes/children': [] } });
    expect(screen.queryByText('(deleted)')).toBeNull();
    await act(async () => void (await view.account.mutes.loading));
    await act(settled);
    const conversation = within(screen.getByRole('region', { name: 'Conversation' }));
    expect({ deletedTag: conversation.getByText('(deleted)').tagName, button: conversation.queryByRole('button') }).toEqual({
      deletedTag: 'SPAN',
      button: null,
    });
  });

  test('replies and replies to replies are shown', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('answer').with({ replyId: shown.id, repliesCount: 1 }).build();
    const thanks = note().by(alice).text('thanks').with({ replyId: answer.id }).build();
    await renderThread(shown, {
      'notes/children': ({ noteId }) => (noteId === shown.id ? [answer] : noteId === answer.id ? [thanks] : []),
    });
    expect(texts()).toEqual(['question', 'answer', 'thanks']);
  });

  test('the empty text shows when the only reply is deleted, and disappears when the reply is restored', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('answer').with({ replyId: shown.id }).build();
    const { account } = await renderThread(shown, { 'notes/children': [answer] });
    const empty = () => screen.queryByText('No replies yet') !== null;
    expect({ texts: texts(), emptyText: empty() }).toEqual({ texts: ['question', 'answer'], emptyText: false });
    let putBack = () => {};
    act(() => void (putBack = account.notes.remove(answer.id)));
    expect({ texts: texts(), emptyText: empty() }).toEqual({ texts: ['question'], emptyText: true });
    act(() => putBack());
    expect({ texts: texts(), emptyText: empty() }).toEqual({ texts: ['question', 'answer'], emptyText: false });
  });

  test('more replies can be loaded when all loaded ones are deleted', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 31 }).build();
    const answers = Array.from({ length: 31 }, (_, place) =>
      note().by(carol).text(`${place}`).with({ replyId: shown.id }).build(),
    ).toReversed();
    const { account } = await renderThread(shown, {
      'notes/children': ({ untilId, limit = 10 }) => answers.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit),
    });
    act(() => answers.slice(0, 30).forEach(({ id }) => account.notes.remove(id)));
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await act(settled);
    expect(texts()).toEqual(['question', '0']);
  });

  test('replies load again when there are more of them', async () => {
    const shown = note().by(alice).text('question').build();
    const { account, api } = await renderThread(shown);
    api.on('notes/children', [note().by(carol).text('a new answer').with({ replyId: shown.id }).build()]);
    act(() => account.notes.patch(shown.id, (known) => ({ ...known, repliesCount: 1 })));
    await act(settled);
    expect(screen.getByText('a new answer')).toBeTruthy();
  });

  test.each([
    ['a muted word', { mutedWords: [['spiders']] }, 'Carol said something (muted word)'],
    ['a hard-muted word', { hardMutedWords: [['spiders']] }, 'Carol said something (muted word)'],
    ['nothing but a mute of the author', {}, 'Carol said something (muted account)'],
  ])('MU11 a reply with %s is a line', async (_what, fields, line) => {
    const shown = note().by(alice).text('question').with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('spiders').with({ replyId: shown.id }).build();
    const view = await renderThread(shown, { 'notes/children': [answer] }, [], user('bob').me(fields));
    if (line.includes('account')) act(() => view.account.users.patch(carol.id, (known) => ({ ...known, isMuted: true })));
    fireEvent.click(screen.getByRole('button', { name: line }));
    expect(texts()).toEqual(['question', 'spiders']);
  });

  test('MU11 a muted word in the replied note does not hide a reply', async () => {
    const answered = note().by(carol).text('spiders').build();
    const shown = note().by(alice).text('really?').replyingTo(answered).build();
    await renderThread(shown, {}, [], user('bob').me({ mutedWords: [['spiders']] }));
    expect(texts()).toEqual([undefined, 'really?']);
    expect(screen.getByRole('button', { name: 'Carol said something (muted word)' })).toBeTruthy();
  });

  test('MU11 the keys reach lines like notes, and an opened line keeps the focus', async () => {
    const answered = note().by(carol).text('spiders').build();
    const shown = note().by(alice).text('more spiders').replyingTo(answered).build();
    await renderThread(shown, {}, [], user('bob').me({ mutedWords: [['spiders']] }));
    act(() => screen.getByRole('button', { name: 'Newer notes by Alice' }).focus());
    fireEvent.keyDown(document.activeElement!, { key: 'j' });
    const parent = screen.getByRole('article', { name: 'Carol' });
    expect(document.activeElement).toBe(parent);
    fireEvent.keyDown(parent, { key: 'j' });
    const detail = screen.getByRole('article', { name: 'Alice' });
    expect(document.activeElement).toBe(detail);
    expect([parent, detail].map((article) => article.hasAttribute('aria-describedby'))).toEqual([false, false]);
    for (const article of [parent, detail]) {
      const line = within(article).getByRole('button');
      line.focus();
      fireEvent.click(line);
      expect(document.activeElement).toBe(article);
    }
    expect(texts()).toEqual(['spiders', 'more spiders']);
  });

  test("lines are announced by their authors' names without emoji codes", async () => {
    const answered = note().by(user('carol').name('Carol :cat:').build()).text('spiders').build();
    const shown = note().by(user('alice').name(':cat: Alice').build()).text('more spiders').replyingTo(answered).build();
    await renderThread(shown, {}, [], user('bob').me({ mutedWords: [['spiders']] }));
    const labels = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
    expect(labels).toEqual(['Carol', 'Alice']);
  });

  describe('the focus of a removed note', () => {
    const threadOf = async () => {
      const before = note().id('a').by(alice).text('before').build();
      const shown = note().id('b').by(carol).text('shown').with({ replyId: 'a', reply: before, repliesCount: 3 }).build();
      const answers = ['e', 'd', 'c'].map((id) => note().id(id).by(carol).text(id).with({ replyId: 'b' }).build());
      const view = await renderThread(shown, { 'notes/children': answers });
      const noteOf = (id: string) => view.container.querySelector<HTMLElement>(`[data-note="${id}"]`)!;
      const remove = (...ids: string[]) => act(async () => ids.forEach((id) => view.account.notes.remove(id)));
      return { ...view, noteOf, remove };
    };
    const focused = () => document.activeElement?.getAttribute('data-note');

    test.each([
      ['to the next one', 'd', ['d'], 'c'],
      ['to the one before, at the end', 'c', ['c'], 'd'],
      ['from the replied note to the shown one', 'a', ['a'], 'b'],
      ['past others that are removed with it', 'e', ['e', 'd'], 'c'],
    ])('the focus of a removed note moves %s', async (_what, from, gone, expected) => {
      const { noteOf, remove } = await threadOf();
      act(() => within(noteOf(from)).getByRole('button', { name: 'More' }).focus());
      await remove(...gone);
      expect(focused()).toBe(expected);
    });

    test('the focus of a removed note can move to a note that arrived later', async () => {
      const { api, account, noteOf, remove } = await threadOf();
      act(() => noteOf('c').focus());
      api.on('notes/children', [note().id('f').by(carol).with({ replyId: 'b' }).build()]);
      act(() => account.notes.patch('b', (known) => ({ ...known, repliesCount: 4 })));
      await act(settled);
      await remove('c', 'd', 'e', 'a');
      expect(focused()).toBe('f');
    });

    test('the focus of a muted note moves to its line', async () => {
      const { account, noteOf } = await threadOf();
      act(() => within(noteOf('d')).getByRole('button', { name: 'More' }).focus());
      await act(async () => account.users.patch(carol.id, (known) => ({ ...known, isMuted: true })));
      expect(focused()).toBe('d');
    });

    test('the focus does not move when another element has it, or nothing had it', async () => {
      const { noteOf, remove } = await threadOf();
      const other = document.body.appendChild(document.createElement('input'));
      act(() => noteOf('d').focus());
      act(() => other.focus());
      await remove('d');
      expect(document.activeElement).toBe(other);
      other.remove();
      act(() => noteOf('e').focus());
      act(() => noteOf('e').blur());
      await remove('e');
      expect(document.activeElement).toBe(document.body);
    });
  });

  test('the people who reacted are listed, one kind at a time', async () => {
    const shown = note().by(alice).reactions({ '👍': 2, '🎉': 1 }).build();
    await renderThread(shown, {
      'notes/reactions': ({ type }) => [
        { id: `r-${type}`, createdAt: '2024-02-10T00:00:00.000Z', user: type === '🎉' ? carol : alice, type: type! },
      ],
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Reactions' }));
    await act(settled);
    const panel = within(screen.getByRole('tabpanel', { name: 'Reactions' }));
    expect(panel.getByText('Alice')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: '🎉, 1 reaction' }));
    await act(settled);
    expect(panel.getByText('Carol')).toBeTruthy();
  });

  test('the people who renoted are listed', async () => {
    const shown = note().by(alice).with({ renoteCount: 1 }).build();
    await renderThread(shown, { 'notes/renotes': [note().by(carol).renoting(shown).build()] });
    fireEvent.click(screen.getByRole('tab', { name: 'Renotes' }));
    await act(settled);
    expect(within(screen.getByRole('tabpanel', { name: 'Renotes' })).getByText('Carol')).toBeTruthy();
  });

  test('a remote note warns that it may be incomplete', async () => {
    await renderThread(note().by(user('dave').from('far.example').build()).with({ uri: 'https://far.example/notes/1' }).build());
    expect(screen.getByRole('link', { name: /original server/ }).getAttribute('href')).toBe('https://far.example/notes/1');
  });

  test("the author's notes before and after load on demand, newest first", async () => {
    const [earlier, shown, later, latest] = ['earlier', 'now', 'later', 'latest'].map((text) => note().by(alice).text(text).build());
    const { api } = await renderThread(shown!, {
      'users/notes': ({ sinceId }) => (sinceId === undefined ? [earlier!] : [later!, latest!]),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Newer notes by Alice' }));
    await act(settled);
    fireEvent.click(screen.getByRole('button', { name: 'Older notes by Alice' }));
    await act(settled);
    expect(texts()).toEqual(['latest', 'later', 'now', 'earlier']);
    expect(api.paramsOf('users/notes')).toEqual([
      { userId: alice.id, limit: 10, sinceId: shown!.id },
      { userId: alice.id, limit: 10, untilId: shown!.id },
    ]);
  });

  test('new replies are added at the top, and loaded ones stay', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 31 }).build();
    const answers = Array.from({ length: 31 }, (_, place) =>
      note()
        .by(carol)
        .text(`answer ${place + 1}`)
        .with({ replyId: shown.id })
        .build(),
    ).toReversed();
    const { account, api } = await renderThread(shown, {
      'notes/children': ({ untilId, limit = 10 }) => answers.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await act(settled);
    expect(texts()).toHaveLength(32);
    answers.unshift(note().by(carol).text('a new answer').with({ replyId: shown.id }).build());
    act(() => account.notes.patch(shown.id, (known) => ({ ...known, repliesCount: 32 })));
    await act(settled);
    expect({ secondText: texts()[1], lastText: texts().at(-1), textCount: texts().length }).toEqual({
      secondText: 'a new answer',
      lastText: 'answer 1',
      textCount: 33,
    });
    expect(api.paramsOf('notes/children').at(-1)).toEqual({ noteId: shown.id, limit: 30 });
  });

  test('the focus stays in the replies when the last ones load, and while they reload', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 30 }).build();
    const answers = Array.from({ length: 30 }, () => note().by(carol).with({ replyId: shown.id }).build()).toReversed();
    const { api } = await renderThread(shown, { 'notes/children': apiError({ message: 'Not now.' }) });
    const panel = screen.getByRole('tabpanel', { name: 'Replies' });
    const press = async (name: string) => {
      const button = within(panel).getByRole('button', { name });
      act(() => button.focus());
      fireEvent.click(button);
      await act(settled);
      return [button.isConnected, document.activeElement === panel];
    };
    api.on('notes/children', ({ untilId, limit = 10 }) =>
      answers.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit),
    );
    expect(await press('Try again')).toEqual([false, true]);
    expect(await press('Load more')).toEqual([false, true]);
    fireEvent.keyDown(panel, { key: 'j' });
    expect(document.activeElement?.getAttribute('data-note')).toBe(answers[0]!.id);
  });

  test('replies that the live connection does not report are found regularly', async () => {
    const shown = note().by(alice).text('question').build();
    const { api, clock } = await renderThread(shown);
    api.on('notes/children', [note().by(carol).text('a new answer').with({ replyId: shown.id }).build()]);
    act(() => clock.advance(30_000));
    await act(settled);
    expect(texts()).toEqual(['question', 'a new answer']);
  });

  test('everything is loaded again after a lost connection', async () => {
    const shown = note().by(alice).text('question').build();
    const { api, network, frames, clock } = await renderThread(shown, { i: user('bob').me(), 'i/registry/get-all': {} });
    network.socket.accept();
    act(() => frames.next());
    api.calls.length = 0;
    api.on('notes/children', [note().by(carol).text('meanwhile').with({ replyId: shown.id }).build()]);
    await act(async () => {
      network.socket.drop();
      clock.advance(10_000);
      network.socket.accept();
      frames.next();
      await settled();
    });
    expect(api.paramsOf('notes/show')).toEqual([{ noteId: shown.id }]);
    expect(texts()).toEqual(['question', 'meanwhile']);
  });

  test('live changes show on everything in the thread', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('answer').with({ replyId: shown.id }).reactions({ '👍': 1 }).build();
    const { network, frames } = await renderThread(shown, { 'notes/children': ({ noteId }) => (noteId === shown.id ? [answer] : []) });
    network.socket.accept();
    const tell = (type: string, body: object) =>
      act(() => {
        network.socket.receive({ type: 'noteUpdated', body: { id: answer.id, type, body } });
        frames.next();
      });
    tell('reacted', { reaction: '👍', userId: 'somebody' });
    expect(screen.getByRole('button', { name: '👍, 2 reactions' })).toBeTruthy();
    tell('deleted', { deletedAt: '2024-02-10T00:00:00.000Z' });
    expect(texts()).toEqual(['question']);
  });

  test('the people who reacted load again when somebody reacts', async () => {
    const shown = note().by(alice).reactions({ '👍': 1 }).build();
    const entry = (who: typeof carol) => ({ id: `r-${who.id}`, createdAt: '2024-02-10T00:00:00.000Z', user: who, type: '👍' });
    const { account, api, clock, unmount } = await renderThread(shown, { 'notes/reactions': [entry(alice)] });
    fireEvent.click(screen.getByRole('tab', { name: 'Reactions' }));
    await act(settled);
    const join = (count: number) => act(() => account.notes.patch(shown.id, (known) => ({ ...known, reactions: { '👍': count } })));
    api.on('notes/reactions', [entry(carol), entry(alice)]);
    for (const count of [2, 3, 4]) join(count);
    act(() => clock.advance(1_000));
    await act(settled);
    expect(within(screen.getByRole('tabpanel', { name: 'Reactions' })).getByText('Carol')).toBeTruthy();
    expect(api.paramsOf('notes/reactions')).toHaveLength(2);
    join(5);
    unmount();
    clock.advance(1_000);
    expect(api.paramsOf('notes/reactions')).toHaveLength(2);
  });

  test('the open list of people who reacted stays, whatever the counts are', async () => {
    const shown = note().by(alice).reactions({ '👍': 20, '🎉': 19 }).build();
    const entries = Array.from({ length: 20 }, (_, place) => {
      const who = user(`fan${place}`).build();
      return { id: `r${String(99 - place)}`, createdAt: '2024-02-10T00:00:00.000Z', user: who, type: '👍' };
    });
    const { account, api, clock } = await renderThread(shown, {
      'notes/reactions': ({ untilId, limit = 10 }) => entries.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit),
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Reactions' }));
    await act(settled);
    const panel = within(screen.getByRole('tabpanel', { name: 'Reactions' }));
    fireEvent.click(panel.getByRole('button', { name: 'Load more' }));
    await act(settled);
    act(() => account.notes.patch(shown.id, (known) => ({ ...known, reactions: { '👍': 21, '🎉': 40 } })));
    act(() => clock.advance(1_000));
    await act(settled);
    expect(panel.getByText('Fan19')).toBeTruthy();
    expect(
      panel
        .getAllByRole('button', { name: /reactions$/ })
        .map((kind) => [kind.ariaLabel ?? kind.getAttribute('aria-label'), kind.getAttribute('aria-pressed')]),
    ).toEqual([
      ['👍, 21 reactions', 'true'],
      ['🎉, 40 reactions', 'false'],
    ]);
    expect(api.paramsOf('notes/reactions').map(({ type }) => type)).toEqual(['👍', '👍', '👍']);
  });

  test.each([
    ['notes/show', []],
    ['notes/children', []],
    ['notes/conversation', [{ role: 'button', name: 'Load conversation' }]],
    ['users/notes', [{ role: 'button', name: 'Older notes by Alice' }]],
    ['notes/renotes', [{ role: 'tab', name: 'Renotes' }]],
  ] as const)('an answer of %s does not undo live changes since the request', async (endpoint, presses) => {
    const parent = note().by(carol).text('parent').with({ replyId: 'earlier' }).build();
    const shown = note().by(alice).text('question').replyingTo(parent).build();
    const answer = async (): Promise<WireNote> => {
      await Promise.resolve();
      view.clock.advance(10);
      view.account.notes.patch(shown.id, (known) => ({ ...known, reactions: { '👍': 1 } }));
      return shown;
    };
    const answerAll = async () => [await answer()];
    const view = renderWith(<NoteThread noteId={shown.id} />, {
      notes: [shown],
      api: {
        'notes/show': ({ noteId }) => (noteId === parent.id ? parent : endpoint === 'notes/show' ? answer() : shown),
        'notes/children': () => (endpoint === 'notes/children' ? answerAll() : []),
        'notes/conversation': answerAll,
        'users/notes': answerAll,
        'notes/renotes': async () => [
          note()
            .by(carol)
            .renoting(await answer())
            .build(),
        ],
      },
    });
    await act(settled);
    for (const { role, name } of presses) fireEvent.click(screen.getByRole(role, { name }));
    await act(settled);
    expect(view.account.notes.get(shown.id)?.reactions).toEqual({ '👍': 1 });
  });

  test('a deep thread continues on a page of its own', async () => {
    const chain = [note().by(alice).text('0').with({ repliesCount: 1 }).build()];
    for (let depth = 1; depth <= 6; depth += 1) {
      chain.push(
        note()
          .by(carol)
          .text(String(depth))
          .with({ replyId: chain.at(-1)!.id, repliesCount: 1 })
          .build(),
      );
    }
    await renderThread(chain[0]!, { 'notes/children': ({ noteId }) => chain.filter(({ replyId }) => replyId === noteId) });
    for (let depth = 1; depth <= 5; depth += 1) await act(settled);
    expect(texts()).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(screen.getByRole('link', { name: 'Continue thread' }).getAttribute('href')).toBe(`/notes/${chain[5]!.id}`);
  });

  test('the clips of a note are listed', async () => {
    const clip = { id: 'c1', createdAt: '2024-02-10T00:00:00.000Z', lastClippedAt: null, userId: carol.id, user: carol, name: 'Soups' };
    const fields = { description: null, isPublic: true, favoritedCount: 0, isFavorited: false };
    await renderThread(note().by(alice).with({ clippedCount: 1 }).build(), { 'notes/clips': [{ ...clip, ...fields }] });
    const clips = within(screen.getByRole('region', { name: 'Clips' }));
    expect(clips.getByRole('link', { name: 'Soups' }).getAttribute('href')).toBe('/clips/c1');
  });

  test('clips are not requested for a note that is in none, except for old notes, whose clips were not counted', async () => {
    const { api, unmount } = await renderThread(note().by(alice).with({ clippedCount: 0 }).build());
    expect(api.paramsOf('notes/clips')).toEqual([]);
    unmount();
    const old = await renderThread(note().by(alice).with({ clippedCount: 0, createdAt: '2023-09-30T00:00:00.000Z' }).build(), {
      'notes/clips': [],
    });
    expect(old.api.paramsOf('notes/clips')).toHaveLength(1);
  });

  test('the notes before and after in a channel are shown', async () => {
    const channel = { id: 'c1', name: 'Gardens', color: '#88aa33', isSensitive: false, allowRenoteToExternal: true };
    const shown = note().by(alice).text('now').with({ channel, channelId: 'c1' }).build();
    const later = note().by(carol).text('later').build();
    const { api } = await renderThread(shown, { 'channels/timeline': [later] });
    fireEvent.click(screen.getByRole('button', { name: 'Newer notes in Gardens' }));
    await act(settled);
    expect(texts()).toEqual(['later', 'now']);
    expect(api.paramsOf('channels/timeline')).toEqual([{ channelId: 'c1', limit: 10, sinceId: shown.id }]);
  });

  test('the keys j and k, and arrows where nothing else uses them, move through the thread', async () => {
    const parent = note().by(carol).text('parent').build();
    const shown = note().by(alice).text('question').replyingTo(parent).with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('answer').with({ replyId: shown.id }).build();
    await renderThread(shown, { 'notes/children': ({ noteId }) => (noteId === shown.id ? [answer] : []) });
    const key = (name: string, target = document.activeElement as HTMLElement) => {
      act(() => target.focus());
      fireEvent.keyDown(target, { key: name });
    };
    const focused = () => document.activeElement?.closest('article')?.querySelector('div[dir="auto"]')?.textContent;
    key('j', screen.getByRole('button', { name: 'Newer notes by Alice' }));
    expect(focused()).toBe('parent');
    key('ArrowDown');
    expect(focused()).toBe('question');
    key('j');
    expect(focused()).toBe('answer');
    key('j');
    expect(focused()).toBe('answer');
    key('k');
    expect(focused()).toBe('question');
    const [reply] = within(document.activeElement as HTMLElement).getAllByRole('button', { name: 'Reply' });
    key('ArrowUp', reply);
    expect(focused()).toBe('question');
    key('k', reply);
    expect(focused()).toBe('parent');
  });

  test("the viewer's own keys move through the thread", async () => {
    const parent = note().by(carol).text('parent').build();
    const shown = note().by(alice).text('question').replyingTo(parent).build();
    const { root } = await renderThread(shown, {}, [parent]);
    act(() => root.settings.set('keyBindings', { next: ['Shift+J'], previous: ['U'] }));
    const key = (init: object) => fireEvent.keyDown(document.activeElement!, init);
    const focused = () => document.activeElement?.querySelector('div[dir="auto"]')?.textContent;
    act(() => screen.getAllByRole('article')[0]!.focus());
    key({ key: 'j' });
    expect(focused()).toBe('parent');
    key({ key: 'J', shiftKey: true });
    expect(focused()).toBe('question');
    key({ key: 'k' });
    expect(focused()).toBe('question');
    key({ key: 'u' });
    expect(focused()).toBe('parent');
  });
});
