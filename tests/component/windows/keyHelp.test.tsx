import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import { COMMANDS } from '~/workspace/commands/commands';
import { FIXED_KEYS } from '~/workspace/commands/fixedKeys';
import ShortcutsPage from '../../../pages/settings/shortcuts/ShortcutsPage';
import KeyHelpWindow from '../../../windows/keyHelp/KeyHelpWindow';
import { createShortcutSource, type ShortcutList } from '~/stores/commands/ShortcutList';
import { user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

const keysAfter = (name: string): (string | null)[] =>
  [...screen.getByText(name, { selector: 'dt' }).nextElementSibling!.querySelectorAll('kbd')].map((key) => key.textContent);

type Places = ShortcutList['goTo']['places'];

const renderHelp = (places: Places = [], me: WireMe | null = null) => {
  const params = { commands: COMMANDS, fixed: FIXED_KEYS, goTo: { id: 'goTo', places, safeModePresses: 5 } };
  return renderWithRoot(<KeyHelpWindow params={params} close={() => {}} />, { me });
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

test('a key that is taken from a command is named, and Undo gives it back', () => {
  const { root } = renderHelp();
  fireEvent.keyDown(change('Reply'), { key: 'q' });
  expect(screen.getByText('Q no longer runs “Renote”.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect({ keys: root.settings.get('keyBindings'), renote: keysAfter('Renote') }).toEqual({ keys: {}, renote: ['Q'] });
});

test('a command gets its default keys back, also from a command that has one of them now', () => {
  const { root } = renderHelp();
  fireEvent.keyDown(change('Reply'), { key: 'q' });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  change('Renote');
  fireEvent.click(screen.getByRole('button', { name: 'Restore default shortcut for “Renote”' }));
  expect({ keys: root.settings.get('keyBindings'), reply: keysAfter('Reply') }).toEqual({ keys: {}, reply: ['R'] });
});

test('the search finds commands by name, place and key, and says when nothing matches', () => {
  renderHelp();
  const find = (value: string) => fireEvent.change(screen.getByRole('searchbox', { name: 'Search shortcuts' }), { target: { value } });
  const names = () => screen.queryAllByRole('term').map((term) => term.textContent);
  find('renote');
  expect(names()).toContain('Renote');
  expect(names()).not.toContain('Reply');
  find('ctrl+k');
  expect(names()).toEqual(['Commands']);
  find('nothing is called this');
  expect({ names: names(), says: screen.getByText('No shortcuts match “nothing is called this”.').tagName }).toMatchObject({ names: [] });
});

test('the window leads to the page in the settings, which visitors do not have', () => {
  const view = renderHelp();
  expect(screen.queryByRole('link', { name: 'Open in settings' })).toBeNull();
  view.unmount();
  renderHelp([], user('alice').me());
  expect(screen.getByRole('link', { name: 'Open in settings' }).getAttribute('href')).toBe('/settings/shortcuts');
});

test('the page in the settings lists the same keys once the commands are loaded', () => {
  const { root } = renderWithRoot(<ShortcutsPage />, { me: user('alice').me() });
  expect(screen.queryByText('Reply')).toBeNull();
  act(() =>
    root.part(createShortcutSource).offer({ commands: COMMANDS, fixed: FIXED_KEYS, goTo: { id: 'goTo', places: [], safeModePresses: 5 } }),
  );
  fireEvent.keyDown(change('Reply'), { key: 'y', altKey: true });
  expect(root.settings.get('keyBindings')).toEqual({ reply: ['R', 'Alt+Y'] });
});
