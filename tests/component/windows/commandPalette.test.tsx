import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import type { PaletteChoice, PaletteEntry } from '~/stores/commands/PaletteEntry';
import CommandPaletteWindow from '../../../windows/commandPalette/CommandPaletteWindow';
import { PAUSE_MS } from '../../../windows/commandPalette/Palette';
import { note, user } from '../../fixtures/builders';
import { createTestRoot, settled, type TestRootOptions } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const command = (title: string, group: PaletteEntry['group'] = 'actions', more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: title,
  title,
  icon: 'bolt',
  group,
  ...more,
});
const commands = [
  command('New note', 'actions', { keys: 'N' }),
  command('Dark mode'),
  command('Notifications', 'pages', { to: '/my/notifications' }),
];

const kaori = user('kaori').name('かおり').detailed({ isFollowing: true, notesCount: 2_310, description: 'Botanical sketches' });

interface Opening extends TestRootOptions {
  readonly entries?: readonly PaletteEntry[];
  readonly later?: Promise<readonly PaletteEntry[]>;
}

/** The palette of an account that has seen かおり and a note of hers. */
function open({ entries = commands, later = Promise.resolve([]), ...options }: Opening = {}) {
  const test = createTestRoot({ me: user('alice').me(), ...options });
  const { ingest } = test.root.session.current;
  runInAction(() => {
    ingest.users([kaori], 'fetch');
    ingest.note(note().by(user('kaori').name('かおり').build()).text('Wisteria in the quarry').build(), 'fetch', 0);
  });
  const close = vi.fn<(choice?: PaletteChoice) => void>();
  renderWithRoot(<CommandPaletteWindow params={{ commands: entries, later }} close={close} />, { test });
  const field = screen.getByRole('combobox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const enter = async (init = {}) => {
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter', ...init }));
  };
  /** What the palette was closed with. */
  const chosen = () =>
    close.mock.calls.map(([choice]) => choice && { title: choice.entry.title, to: choice.entry.to, target: choice.target });
  return { ...test, close, field, type, enter, chosen };
}

const options = () => screen.getAllByRole('option').map((option) => option.querySelector('[dir] ')?.textContent);
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.querySelector('[dir]')?.textContent;
};

test('the palette lists what is offered in named groups, with keys', () => {
  open();
  expect(options()).toEqual(['New note', 'Dark mode', 'Notifications']);
  expect(screen.getByRole('group', { name: 'Pages' }).textContent).toContain('Notifications');
  expect(screen.getByRole('option', { name: /New note/ }).textContent).toContain('N');
});

test('the field names the entry that Enter chooses, and the arrow keys go round in a circle', async () => {
  const { field, enter, chosen } = open();
  expect(active()).toBe('New note');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(active()).toBe('Notifications');
  await enter();
  expect(chosen()).toEqual([{ title: 'Notifications', to: '/my/notifications', target: 'here' }]);
});

test.each([
  ['Enter', 'here', {}],
  ['Shift+Enter', 'window', { shiftKey: true }],
  ['Alt+Enter', 'column', { altKey: true }],
] as const)('%s opens what is selected: %s', async (_key, target, keys) => {
  const { type, enter, chosen } = open();
  type('kaori');
  await enter(keys);
  expect(chosen()).toEqual([{ title: 'かおり', to: '/@kaori', target }]);
});

test('a click with a modifier opens it there too', async () => {
  const { type, chosen } = open();
  type('quarry');
  await act(async () => void fireEvent.click(screen.getByRole('option', { name: /Wisteria in the quarry/ }), { altKey: true }));
  expect(chosen()).toMatchObject([{ target: 'column' }]);
});

test('people and notes that are here are found with the key, without the server', () => {
  const { type, api } = open();
  type('kao');
  expect(options()[0]).toBe('かおり');
  type('quarry');
  expect(options()[0]).toBe('Wisteria in the quarry');
  expect(api.calls.filter(({ endpoint }) => endpoint !== 'emojis')).toEqual([]);
});

test('a person is shown beside the list as far as they are known', () => {
  const { type } = open();
  type('kao');
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  expect(preview.textContent).toContain('Botanical sketches');
  expect(preview.textContent).toContain('2,310');
});

test('what the server finds is added below, and the selected entry stays selected', async () => {
  const { type, clock } = open({
    api: {
      'users/search': [user('notary').detailed()],
      'hashtags/search': ['notes'],
      'channels/search': [],
      'users/lists/list': [],
      'antennas/list': [],
    },
  });
  type('not');
  expect(active()).toBe('Notifications');
  await act(async () => {
    clock.advance(PAUSE_MS);
    await settled();
  });
  expect(options()).toEqual(expect.arrayContaining(['Notary', '#notes']));
  expect({ active: active(), last: options().at(-1) }).toEqual({ active: 'Notifications', last: 'Search for “not”' });
});

test('a server that cannot be reached costs one quiet line', async () => {
  const { type, clock } = open({ api: { 'users/search': new NetworkError('offline') } });
  type('dark');
  await act(async () => {
    clock.advance(PAUSE_MS);
    await settled();
  });
  expect(screen.getByText("Couldn't reach the server. Showing what's here.")).toBeTruthy();
  expect(active()).toBe('Dark mode');
});

test('the offer to search is last, and Ctrl and Enter choose it', async () => {
  const { type, enter, chosen } = open();
  type('zzz');
  expect(options()).toEqual(['Search for “zzz”']);
  type('kao');
  await enter({ ctrlKey: true });
  expect(chosen()).toEqual([{ title: 'Search for “kao”', to: '/search?q=kao', target: 'here' }]);
});

test('an address is looked up on its server while the palette stays open', async () => {
  const { type, enter, chosen } = open({ api: { 'ap/show': { type: 'User', object: user('far').from('far.example').detailed() } } });
  type('https://far.example/@far');
  expect(active()).toBe('Look up https://far.example/@far');
  await enter({ shiftKey: true });
  await waitFor(() => expect(chosen()).toMatchObject([{ to: '/@far@far.example', target: 'window' }]));
});

test('an address that leads nowhere says so and leaves the palette open', async () => {
  const { type, enter, close } = open({ api: { 'ap/show': new NetworkError('offline') } });
  type('https://far.example/@nobody');
  await enter();
  await waitFor(() => expect(screen.getByRole('combobox').closest('div')!.parentElement!.textContent).toContain('server'));
  expect(close).not.toHaveBeenCalled();
});

test('Enter turns a switch on in place, and Shift and Enter open its setting', async () => {
  const setting = command('Full usernames', 'settings', {
    isOnlyFound: true,
    words: 'handle',
    subject: { kind: 'setting', name: 'showFullAcct' },
  });
  const { type, enter, chosen, root } = open({ entries: [...commands, setting] });
  expect(options()).not.toContain('Full usernames');
  type('handle');
  const before = runInAction(() => root.settings.get('showFullAcct'));
  await enter();
  expect({ isChanged: runInAction(() => root.settings.get('showFullAcct')) !== before, chosen: chosen() }).toEqual({
    isChanged: true,
    chosen: [],
  });
  await enter({ shiftKey: true });
  expect(chosen()).toMatchObject([{ title: 'Full usernames' }]);
});

test('an emoji is copied, and a message says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { type, enter, close, root } = open({
    api: { emojis: { emojis: [{ aliases: ['kitty'], name: 'blobcat', category: null, url: 'https://example.test/blobcat.webp' }] } },
  });
  type(':blob');
  await screen.findByRole('option', { name: /:blobcat:/ });
  type(':blobcat');
  await enter();
  expect({
    copied: writeText.mock.calls,
    isClosed: close.mock.calls.length,
    toast: runInAction(() => root.overlays.toasts.items.map(({ text }) => text)),
  }).toEqual({
    copied: [[':blobcat:']],
    isClosed: 1,
    toast: ['Copied :blobcat:'],
  });
});

test('entries that load late join the others, which work without them', async () => {
  open({ later: Promise.resolve([command('Switch to @bob', 'accounts')]) });
  expect(await screen.findByRole('option', { name: 'Switch to @bob' })).toBeTruthy();
  await act(async () => void open({ later: Promise.reject(new Error('offline')) }));
  expect(screen.getAllByRole('option', { name: 'Dark mode' })).toHaveLength(2);
});
