import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { note, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { alice, carol, renderThread, texts } from './renderThread';

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
