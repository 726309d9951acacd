import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import { settled } from '../../fixtures/createTestRoot';
import { renderWith } from '../note/renderNote';

test('EM9 emojis are inserted at the caret one after another, and the text waits until the picker closes', async () => {
  const { overlay } = renderWith(<Composer variant="inline" params={{ initialText: 'Hello world' }} />);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });
  text.setSelectionRange(6, 11);
  fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  await act(settled);
  const picker = overlay();
  if (picker?.kind !== 'window' || picker.id !== 'emojiPicker') throw new Error('no picker is open');
  const { onPick } = picker.params as { onPick: (emoji: string) => void };
  act(() => onPick('🎉'));
  act(() => onPick(':blob:'));
  expect({ value: text.value, readOnly: text.readOnly }).toEqual({ value: 'Hello 🎉:blob:', readOnly: true });
  act(() => picker.close());
  await act(settled);
  expect({ readOnly: text.readOnly, isTextFocused: document.activeElement === text, selectionStart: text.selectionStart }).toEqual({
    readOnly: false,
    isTextFocused: true,
    selectionStart: 14,
  });
});

test('the text takes keys while the emoji window is open, and the window closes with the composer', async () => {
  const { overlay, unmount } = renderWith(<Composer variant="inline" params={{ initialText: 'Hello world' }} />);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });
  fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  await act(settled);
  const picker = overlay();
  if (picker?.kind !== 'window') throw new Error('no picker is open');
  const { onPopOut } = picker.params as { onPopOut: () => void };
  act(() => {
    picker.close();
    onPopOut();
  });
  await act(settled);
  const popped = overlay();
  if (popped?.kind !== 'window' || popped.id !== 'emojiWindow') throw new Error('no window is open');
  const { onPick, signal } = popped.params as { onPick: (emoji: string) => void; signal: AbortSignal };
  expect(text.readOnly).toBe(false);
  fireEvent.change(text, { target: { value: 'Hello brave world' } });
  text.setSelectionRange(6, 6);
  act(() => onPick('🎉'));
  expect(text.value).toBe('Hello 🎉brave world');
  unmount();
  expect(signal.aborted).toBe(true);
});
