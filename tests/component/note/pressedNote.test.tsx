import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoteCard } from '~/components/note/card/NoteCard';
import { pressedNote } from '~/components/note/pressedNote';
import { file, note, poll, user } from '../../fixtures/builders';
import { renderWith } from './renderNote';

/** What a press on an element would open. */
function pressed(element: Element): string | null {
  let found: string | null = null;
  const listen = (event: MouseEvent) => (found = pressedNote(event));
  document.addEventListener('click', listen);
  fireEvent.click(element);
  document.removeEventListener('click', listen);
  return found;
}

const alice = user('alice').build();

test('a press on the text or an empty area of a note means its thread', () => {
  const shown = note().by(alice).text('Here I am').build();
  renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
  expect({ text: pressed(screen.getByText('Here I am')), area: pressed(screen.getByRole('article')) }).toEqual({
    text: shown.id,
    area: shown.id,
  });
});

test('a press on a link, a button, a file, a poll or a warning means that part itself', () => {
  const shown = note()
    .by(alice)
    .text('Look https://far.example/')
    .files(file())
    .with({ poll: poll(['a', 'b']) })
    .build();
  const warned = note().by(alice).cw('Spoiler').text('The butler').build();
  const { container, rerender } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown, warned] });
  const parts = ['a[href]', 'footer button', '[data-part="media"]'].map((part) => pressed(container.querySelector(part)!));
  rerender(<NoteCard noteId={warned.id} />);
  expect([...parts, pressed(screen.getByText('Spoiler'))]).toEqual([null, null, null, null]);
});

test('a press on a quoted note means that note', () => {
  const quoted = note().by(user('carol').build()).text('The original').build();
  const shown = note().by(alice).quoting(quoted, 'So true').build();
  renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
  expect(pressed(screen.getByText('The original'))).toBe(quoted.id);
});

test('Space on a note shows its thread beside the list, and closes it again, but presses a button', () => {
  const shown = note().by(alice).text('Here I am').build();
  const { overlay } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
  const article = screen.getByRole('article');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Reply' }), { key: ' ' });
  expect(overlay()).toBeUndefined();
  fireEvent.keyDown(article, { key: ' ' });
  expect(overlay()).toMatchObject({ id: 'peek', params: { noteId: shown.id } });
  fireEvent.keyDown(article, { key: ' ' });
  expect(overlay()).toBeUndefined();
});
