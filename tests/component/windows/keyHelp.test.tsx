import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WindowParams } from '~/registry/contracts';
import KeyHelpWindow from '../../../windows/keyHelp/KeyHelpWindow';
import { renderWithRoot } from '../renderWithRoot';

const keysAfter = (name: string): (string | null)[] =>
  [...screen.getByText(name, { selector: 'dt' }).nextElementSibling!.querySelectorAll('kbd')].map((key) => key.textContent);

const renderHelp = (places: WindowParams['keyHelp']['params']['places'] = []) =>
  renderWithRoot(<KeyHelpWindow params={{ places }} close={() => {}} />);

function change(name: string): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: `Change the keys of “${name}”` }));
  return screen.getByRole('textbox', { name: `New key for “${name}”` });
}

test('WS17 gives a command a new key, and takes it from its neighbour', () => {
  const { root } = renderHelp();
  fireEvent.keyDown(change('Reply'), { key: 'q' });
  expect(keysAfter('Reply')).toEqual(['R', 'Q']);
  expect(within(screen.getByText('Renote').nextElementSibling as HTMLElement).getByText('Off')).toBeTruthy();
  expect(root.settings.get('keyBindings')).toEqual({ reply: ['R', 'Q'], renote: [] });
});

test('WS17 keys are taken away, and all of them come back', () => {
  const { root } = renderHelp();
  change('Light or dark');
  fireEvent.click(screen.getByRole('button', { name: 'Take D away' }));
  expect(root.settings.get('keyBindings')).toEqual({ scheme: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Back to the original keys' }));
  expect(root.settings.get('keyBindings')).toEqual({});
  expect(keysAfter('Light or dark')[0]).toContain('D');
});

test('WS20 tells where letters lead after the key for it, whichever that is', () => {
  const { root } = renderHelp([
    { letter: 'L', title: 'page.timeline.local' },
    { letter: 'N', title: 'page.notifications' },
    { letter: 'M', title: 'page.notifications.mentions' },
  ]);
  expect([keysAfter('Local'), keysAfter('Notifications'), keysAfter('Mentions')]).toEqual([
    ['G', 'L'],
    ['G', 'N'],
    ['G', 'M'],
  ]);
  expect(keysAfter('Start in safe mode')).toEqual(['G', '× 5']);
  expect(screen.queryByText('Profile')).toBeNull();
  act(() => root.settings.set('keyBindings', { goTo: ['N'] }));
  expect(keysAfter('Local')).toEqual(['N', 'L']);
  expect(screen.queryByText('Notifications'), 'no letter can be the key itself').toBeNull();
  act(() => root.settings.set('keyBindings', { goTo: [] }));
  expect([screen.queryByText('Local'), screen.queryByText('Start in safe mode')]).toEqual([null, null]);
});

test('keys are written as people know them', () => {
  renderHelp();
  expect(keysAfter('Next and previous')).toEqual(['↓', 'Page Down', '↑', 'Page Up']);
  fireEvent.keyDown(change('Reply'), { key: 'ArrowRight', altKey: true });
  expect(keysAfter('Reply').map((key) => key?.trim())).toEqual(['R', 'Alt+→']);
  expect(screen.getByRole('button', { name: 'Take Alt+→ away' })).toBeTruthy();
});

test('a key that everything needs is refused with a word', () => {
  const { root } = renderHelp();
  fireEvent.keyDown(change('Reply'), { key: 'ArrowUp' });
  expect(screen.getByRole('status').textContent).toBe('↑ has a meaning of its own.');
  expect(root.settings.get('keyBindings')).toEqual({});
});
