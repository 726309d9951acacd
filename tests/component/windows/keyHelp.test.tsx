import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import KeyHelpWindow from '../../../windows/keyHelp/KeyHelpWindow';
import { renderWithRoot } from '../renderWithRoot';

const keysAfter = (name: string): (string | null)[] =>
  [...screen.getByText(name, { selector: 'dt' }).nextElementSibling!.querySelectorAll('kbd')].map((key) => key.textContent);

function change(name: string): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: `Change the keys of “${name}”` }));
  return screen.getByRole('textbox', { name: `New key for “${name}”` });
}

test('WS17 gives a command a new key, and takes it from its neighbour', () => {
  const { root } = renderWithRoot(<KeyHelpWindow />);
  fireEvent.keyDown(change('Reply'), { key: 'q' });
  expect(keysAfter('Reply')).toEqual(['R', 'Q']);
  expect(within(screen.getByText('Renote').nextElementSibling as HTMLElement).getByText('Off')).toBeTruthy();
  expect(root.settings.get('keyBindings')).toEqual({ reply: ['R', 'Q'], renote: [] });
});

test('WS17 keys are taken away, and all of them come back', () => {
  const { root } = renderWithRoot(<KeyHelpWindow />);
  change('Light or dark');
  fireEvent.click(screen.getByRole('button', { name: 'Take D away' }));
  expect(root.settings.get('keyBindings')).toEqual({ scheme: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Back to the original keys' }));
  expect(root.settings.get('keyBindings')).toEqual({});
  expect(keysAfter('Light or dark')[0]).toContain('D');
});

test('a key that everything needs is refused with a word', () => {
  const { root } = renderWithRoot(<KeyHelpWindow />);
  fireEvent.keyDown(change('Reply'), { key: 'ArrowUp' });
  expect(screen.getByRole('status').textContent).toBe('ArrowUp has a meaning of its own.');
  expect(root.settings.get('keyBindings')).toEqual({});
});
