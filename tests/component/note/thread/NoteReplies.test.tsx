import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { note, user } from '../../../fixtures/builders';
import { apiError } from '../../../fixtures/FakeApi';
import { settled } from '../../../fixtures/createTestRoot';
import { alice, carol, renderThread, texts } from './renderThread';

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

test("lines are announced by their authors' names without emoji codes", async () => {
  const answered = note().by(user('carol').name('Carol :cat:').build()).text('spiders').build();
  const shown = note().by(user('alice').name(':cat: Alice').build()).text('more spiders').replyingTo(answered).build();
  await renderThread(shown, {}, [], user('bob').me({ mutedWords: [['spiders']] }));
  const labels = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
  expect(labels).toEqual(['Carol', 'Alice']);
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
    return { isConnected: button.isConnected, isPanelFocused: document.activeElement === panel };
  };
  api.on('notes/children', ({ untilId, limit = 10 }) => answers.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit));
  expect(await press('Try again')).toEqual({ isConnected: false, isPanelFocused: true });
  expect(await press('Load more')).toEqual({ isConnected: false, isPanelFocused: true });
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

test('a reply that does not follow its note says whom it replies to', async () => {
  const shown = note().by(alice).text('0').with({ repliesCount: 1 }).build();
  const first = note().by(carol).text('1').with({ replyId: shown.id, repliesCount: 1 }).build();
  const second = note().by(alice).text('2').with({ replyId: first.id, repliesCount: 2 }).build();
  const [older, newer] = ['3', '4'].map((text) => note().by(carol).text(text).with({ replyId: second.id }).build());
  await renderThread(shown, {
    'notes/children': ({ noteId }) => ({ [shown.id]: [first], [first.id]: [second], [second.id]: [newer!, older!] })[noteId] ?? [],
  });
  for (let depth = 1; depth <= 3; depth += 1) await act(settled);
  expect(texts()).toEqual(['0', '1', '2', '4', '3']);
  const line = screen.getByText('Replying to Alice');
  expect(line.closest('article')!.textContent).toContain('3');
});

test('a line beside the replies to a reply folds them', async () => {
  const shown = note().by(alice).text('question').with({ repliesCount: 1 }).build();
  const answer = note().by(carol).text('answer').with({ replyId: shown.id, repliesCount: 1 }).build();
  const thanks = note().by(alice).text('thanks').with({ replyId: answer.id }).build();
  await renderThread(shown, {
    'notes/children': ({ noteId }) => (noteId === shown.id ? [answer] : noteId === answer.id ? [thanks] : []),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Hide 1 reply' }));
  expect(texts()).toEqual(['question', 'answer']);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 reply', expanded: false }));
  await act(settled);
  expect(texts()).toEqual(['question', 'answer', 'thanks']);
});

test('the field at the end of a thread opens the composer for a reply', async () => {
  const shown = note().by(alice).text('question').build();
  const { overlay } = await renderThread(shown, {}, [], user('bob').me());
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Alice' }));
  expect(overlay()).toMatchObject({ id: 'composer', params: { replyId: shown.id } });
});
