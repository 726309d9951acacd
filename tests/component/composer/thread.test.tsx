import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { note } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { bob, chooseItem, loaded, renderWith } from '../note/renderNote';

const posted = ['One', 'Two'].map((text) => note().by(bob.build()).text(text).build());

function setUp() {
  let made = 0;
  return renderWith(<Composer variant="inline" params={{}} />, {
    api: { 'notes/create': () => ({ createdNote: posted[made++]! }) },
  });
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });
const part = (n: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Part ${n}` });
const write = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });

async function addPart(view: ReturnType<typeof setUp>) {
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await act(() => chooseItem(view, 'Add to thread'));
  await loaded();
}

test('a thread is posted in order, with the warning and the audience of its first note', async () => {
  const view = setUp();
  write(text(), 'One');
  await addPart(view);
  expect(document.activeElement).toBe(part(2));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(true);
  write(part(2), 'Two');
  fireEvent.click(screen.getByRole('button', { name: 'Content warning (CW)' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Content warning' }), { target: { value: 'Counting' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  for (let turn = 0; turn < 6; turn += 1) await act(settled);
  expect(view.api.paramsOf('notes/create')).toMatchObject([
    { text: 'One', cw: 'Counting', visibility: 'public' },
    { text: 'Two', cw: 'Counting', visibility: 'public', replyId: posted[0]!.id },
  ]);
  expect({ text: text().value, parts: screen.queryByRole('textbox', { name: 'Part 2' }) }).toEqual({ text: '', parts: null });
});

test('a draft keeps the whole thread, and a removed part gives the focus back', async () => {
  const view = setUp();
  write(text(), 'One');
  await addPart(view);
  write(part(2), 'Two');
  await act(settled);
  const drafts = await new DraftStore(view.root).of(view.account.key).list();
  expect(drafts[0]?.data).toMatchObject({ text: 'One', thread: [{ text: 'Two', files: [] }] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove part 2' }));
  expect({ part: screen.queryByRole('textbox', { name: 'Part 2' }), focus: document.activeElement }).toEqual({ part: null, focus: text() });
});

test('a text that is too long can be split into a thread', async () => {
  setUp();
  const sentence = 'A sentence of forty characters, more less. ';
  write(text(), sentence.repeat(100));
  expect(screen.getByText(/too long for one note/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Split into a thread' }));
  await loaded();
  expect([text().value, part(2).value].every((value) => value.endsWith('more less.'))).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(false);
});

test('the hashtags that are added take room in each part, which its counter shows', async () => {
  const view = setUp();
  const max = view.root.session.current.server.maxNoteTextLength;
  const post = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Post' });
  write(text(), 'One');
  await addPart(view);
  write(part(2), 'x'.repeat(max));
  expect({ left: screen.getByText('0').textContent, isPossible: !post().disabled }).toEqual({ left: '0', isPossible: true });
  act(() => {
    view.root.settings.set('postFormHashtags', 'a b');
    view.root.settings.set('postFormWithHashtags', true);
  });
  expect({ left: screen.getByText('-6').textContent, isPossible: !post().disabled }).toEqual({ left: '-6', isPossible: false });
});

test('a text is split so that each part has room for the hashtags, and the focus stays in the composer', async () => {
  const view = setUp();
  view.root.settings.set('postFormHashtags', 'a b c d e f');
  view.root.settings.set('postFormWithHashtags', true);
  write(text(), 'x'.repeat(view.root.session.current.server.maxNoteTextLength * 2));
  const split = screen.getByRole('button', { name: 'Split into a thread' });
  split.focus();
  fireEvent.click(split);
  await loaded();
  expect({
    isPossible: !screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled,
    isOffered: screen.queryByText(/too long for one note/) !== null,
    focus: document.activeElement,
  }).toEqual({ isPossible: true, isOffered: false, focus: text() });
});
