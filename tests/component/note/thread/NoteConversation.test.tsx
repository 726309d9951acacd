import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { NoteThread } from '~/components/note/thread/NoteThread';
import { note, poll } from '../../../fixtures/builders';
import { apiError } from '../../../fixtures/FakeApi';
import { settled } from '../../../fixtures/createTestRoot';
import { renderWith } from '../renderNote';
import { alice, carol, renderThread, texts } from './renderThread';

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
