import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { COMMANDS } from '~/workspace/commands/commands';
import { FIXED_KEYS } from '~/workspace/commands/fixedKeys';
import KeyHelpWindow from '../../../windows/keyHelp/KeyHelpWindow';
import type { KeyHelpParams } from '../../../windows/keyHelp/params';
import { renderWithRoot } from '../renderWithRoot';

const keysAfter = (name: string): (string | null)[] =>
  [...screen.getByText(name, { selector: 'dt' }).nextElementSibling!.querySelectorAll('kbd')].map((key) => key.textContent);

type Places = KeyHelpParams['goTo']['places'];

const renderHelp = (places: Places = []) => {
  const params = { commands: COMMANDS, fixed: FIXED_KEYS, goTo: { id: 'goTo', places, safeModePresses: 5 } };
  return renderWithRoot(<KeyHelpWindow params={params} close={() => {}} />);
};

function change(name: string): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: `Change shortcut for “${name}”` }));
  return screen.getByRole('textbox', { name: `New shortcut for “${name}”` });
}

test('WS17 a new key of a command is taken from the command that had it', () => {
  const { root } = renderHelp();
  fireEvent.keyDown(change('Reply'), { key: 'q' });
  expect(keysAfter('Reply')).toEqual(['R', 'Q']);
  expect(within(screen.getByText('Renote').nextElementSibling as HTMLElement).getByText('Off')).toBeTruthy();
  expect(root.settings.get('keyBindings')).toEqual({ reply: ['R', 'Q'], renote: [] });
});

test('WS17 keys can be taken away, and all default keys can be restored', () => {
  const { root } = renderHelp();
  change('Toggle dark mode');
  fireEvent.click(screen.getByRole('button', { name: 'Remove D' }));
  expect(root.settings.get('keyBindings')).toEqual({ scheme: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Restore default shortcuts' }));
  expect(root.settings.get('keyBindings')).toEqual({});
  expect(keysAfter('Toggle dark mode')[0]).toContain('D');
});

test('WS20 the letters after the go-to key are listed, whatever that key is', () => {
  const { root } = renderHelp([
    { letter: 'L', title: 'page.timeline.local' },
    { letter: 'N', title: 'notificationsPage.title' },
    { letter: 'M', title: 'page.notifications.mentions' },
  ]);
  expect({ local: keysAfter('Local'), notifications: keysAfter('Notifications'), mentions: keysAfter('Mentions') }).toEqual({
    local: ['G', 'L'],
    notifications: ['G', 'N'],
    mentions: ['G', 'M'],
  });
  expect(keysAfter('Start in safe mode')).toEqual(['G', '× 5']);
  expect(screen.queryByText('Profile')).toBeNull();
  act(() => root.settings.set('keyBindings', { goTo: ['N'] }));
  expect(keysAfter('Local')).toEqual(['N', 'L']);
  expect(screen.queryByText('Notifications'), 'no letter can be the key itself').toBeNull();
  act(() => root.settings.set('keyBindings', { goTo: [] }));
  expect(screen.queryByText('Local')).toBeNull();
  expect(screen.queryByText('Start in safe mode')).toBeNull();
});

test('keys are written as they are labeled on keyboards', () => {
  renderHelp();
  expect(keysAfter('Next and previous')).toEqual(['↓', 'Page Down', '↑', 'Page Up']);
  fireEvent.keyDown(change('Reply'), { key: 'ArrowRight', altKey: true });
  expect(keysAfter('Reply').map((key) => key?.trim())).toEqual(['R', 'Alt+→']);
  expect(screen.getByRole('button', { name: 'Remove Alt+→' })).toBeTruthy();
});

test('a key with a meaning of its own is refused with a message', () => {
  const { root } = renderHelp();
  fireEvent.keyDown(change('Reply'), { key: 'ArrowUp' });
  expect(screen.getByRole('status').textContent).toBe('↑ is reserved.');
  expect(root.settings.get('keyBindings')).toEqual({});
});
