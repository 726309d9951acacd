import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import CommandPaletteWindow from '../../../windows/commandPalette/CommandPaletteWindow';
import { renderWithRoot } from '../renderWithRoot';

const command = (title: string, group: PaletteEntry['group'] = 'actions', keys?: string): PaletteEntry => ({
  id: title,
  title,
  icon: 'bolt',
  group,
  run: () => {},
  ...(keys !== undefined && { keys }),
});
const commands = [command('New note', 'actions', 'N'), command('Dark mode'), command('Notifications', 'pages')];

function open(later: Promise<readonly PaletteEntry[]> = Promise.resolve([])) {
  const close = vi.fn<(chosen?: PaletteEntry) => void>();
  renderWithRoot(<CommandPaletteWindow params={{ commands, later }} close={close} />);
  return { close, field: screen.getByRole('combobox') };
}

const titles = () => screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent);

test('the palette lists all commands with their keys', () => {
  open();
  expect(titles()).toEqual(['New note', 'Dark mode', 'Notifications']);
  expect(screen.getByRole('option', { name: /New note/ }).textContent).toContain('N');
});

test('a search finds commands by name, and Enter chooses one', () => {
  const { field, close } = open();
  fireEvent.change(field, { target: { value: 'not' } });
  expect(titles()).toEqual(['New note', 'Notifications']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(close.mock.calls).toEqual([[commands[2]]]);
});

test('the arrow keys go round in a circle', () => {
  const { field, close } = open();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(close.mock.calls[0]).toEqual([commands[2]]);
});

test('a search without results says so', () => {
  const { field, close } = open();
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(screen.getByRole('status').textContent).toBe('No matches');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(close).not.toHaveBeenCalled();
});

test('a click chooses a command', () => {
  const { close } = open();
  fireEvent.click(screen.getByRole('option', { name: 'Dark mode' }));
  expect(close.mock.calls).toEqual([[commands[1]]]);
});

test('commands that load late join the others, which work without them', async () => {
  open(Promise.resolve([command('Switch to @bob', 'accounts')]));
  expect(await screen.findByRole('option', { name: 'Switch to @bob' })).toBeTruthy();
  await act(async () => void open(Promise.reject(new Error('offline'))));
  expect(screen.getAllByRole('option', { name: 'Dark mode' })).toHaveLength(2);
});

test('a command for searches only appears when the search matches its words', () => {
  const setting: PaletteEntry = { ...command('Notes: Show full usernames', 'settings'), words: 'handle account', isOnlyFound: true };
  renderWithRoot(<CommandPaletteWindow params={{ commands: [...commands, setting], later: Promise.resolve([]) }} close={() => {}} />);
  expect(titles()).not.toContain('Notes: Show full usernames');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'handle' } });
  expect(titles()).toEqual(['Notes: Show full usernames']);
});
