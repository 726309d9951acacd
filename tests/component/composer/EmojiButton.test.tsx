import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import { settled } from '../../fixtures/createTestRoot';
import { renderWith } from '../note/renderNote';
import '../../../windows/emojiPicker/params';

test('emoji go where the caret is, one after the other, and the text waits until the picker is closed', async () => {
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
  expect([text.value, text.readOnly]).toEqual(['Hello 🎉:blob:', true]);
  act(() => picker.close());
  await act(settled);
  expect([text.readOnly, document.activeElement === text, text.selectionStart]).toEqual([false, true, 14]);
});
