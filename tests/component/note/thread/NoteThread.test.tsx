import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { NoteThread } from '~/components/note/thread/NoteThread';
import { note, user } from '../../../fixtures/builders';
import { apiError } from '../../../fixtures/FakeApi';
import { settled } from '../../../fixtures/createTestRoot';
import { renderWith } from '../renderNote';
import { alice, carol, renderThread, texts } from './renderThread';

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

test('a remote note warns that it may be incomplete', async () => {
  await renderThread(note().by(user('dave').from('far.example').build()).with({ uri: 'https://far.example/notes/1' }).build());
  expect(screen.getByRole('link', { name: /original server/ }).getAttribute('href')).toBe('https://far.example/notes/1');
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
