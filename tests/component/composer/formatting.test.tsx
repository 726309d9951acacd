import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import { settled } from '../../fixtures/createTestRoot';
import { renderWith } from '../note/renderNote';

function open(initialText: string, start: number, end: number) {
  const test = renderWith(<Composer variant="inline" params={{ instant: true, initialText }} />);
  const text = screen.getByLabelText<HTMLTextAreaElement>('Note text');
  text.focus();
  text.setSelectionRange(start, end);
  const state = () => ({ value: text.value, selected: text.value.slice(text.selectionStart, text.selectionEnd) });
  const paste = (pasted: string) => fireEvent.paste(text, { clipboardData: { getData: () => pasted, items: [], files: [], types: [] } });
  return { ...test, text, state, paste };
}

test('keys make the selected words bold or italic, and they stay selected', () => {
  const { text, state } = open('so very big', 3, 7);
  expect(fireEvent.keyDown(text, { key: 'b', ctrlKey: true })).toBe(false);
  expect(state()).toEqual({ value: 'so **very** big', selected: 'very' });
  fireEvent.keyDown(text, { key: 'i', metaKey: true });
  expect(state()).toEqual({ value: 'so **<i>very</i>** big', selected: 'very' });
});

test('other keys with Control keep their meaning', () => {
  const { text, state } = open('so big', 3, 6);
  expect([
    fireEvent.keyDown(text, { key: 'b', ctrlKey: true, shiftKey: true }),
    fireEvent.keyDown(text, { key: 'u', ctrlKey: true }),
    fireEvent.keyDown(text, { key: 'b' }),
  ]).toEqual([true, true, true]);
  expect(state().value).toBe('so big');
});

test('a pasted address makes the selected words a link', () => {
  const { state, paste } = open('read this now', 5, 9);
  expect(paste('https://moss.example/a')).toBe(false);
  expect(state()).toEqual({ value: 'read [this](https://moss.example/a) now', selected: '' });
});

test('an address is pasted as it is where no words are selected, and words are pasted over words', () => {
  const { text, paste } = open('read this now', 5, 5);
  expect(paste('https://moss.example/a')).toBe(true);
  text.setSelectionRange(5, 9);
  expect([paste('javascript:alert(1)'), paste('that')]).toEqual([true, true]);
});

test('declining to quote a pasted note writes its address at the text cursor', async () => {
  const { root, overlay, text, paste } = open('See  there', 4, 4);
  const address = `${root.session.current.server.origin}/notes/9abc`;
  paste(address);
  const question = overlay();
  if (question?.kind !== 'dialog') throw new Error('nothing is asked');
  act(() => question.close());
  await act(settled);
  expect({ value: text.value, caret: text.selectionStart }).toEqual({ value: `See ${address} there`, caret: 4 + address.length });
});
