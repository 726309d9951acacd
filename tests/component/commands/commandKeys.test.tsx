import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import { NoteCard } from '~/components/note/card/NoteCard';
import { NetworkError } from '~/lib/AppError';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { runCommand } from '~/workspace/commands/commandKeys';
import type { CommandContext } from '~/workspace/CommandContext';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { KeyListener } from '../KeyListener';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice');

/** @returns whether the browser's default was allowed */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  let isLeft = true;
  act(() => void (isLeft = fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })));
  return isLeft;
}

function renderKeys({ me = alice.me() } = {}) {
  const panes = new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/'))));
  const view = renderWithRoot(
    <>
      <KeyListener panes={panes} />
      <input aria-label="text" />
      <button type="button" onKeyDown={(event) => event.key === 'd' && event.preventDefault()}>
        uses D
      </button>
      <NoteCard noteId="warned" />
    </>,
    { me, api: { emojis: { emojis: [] } } },
  );
  act(() => {
    const account = runInAction(() => view.root.session.current);
    account.ingest.note(note().id('warned').by(alice.build()).cw('spoiler').text('the end').build(), 'fetch');
  });
  const scheme = () => runInAction(() => view.root.theme.scheme);
  const top = () => runInAction(() => view.root.overlays.stack.at(-1));
  return { ...view, panes, scheme, top };
}

describe('a key that works everywhere', () => {
  test.each<[string, KeyboardEventInit]>([
    ['d', {}],
    ['D', {}],
  ])('the key %s switches between light and dark', (key, init) => {
    const { scheme } = renderKeys();
    expect(press(key, init)).toBe(false);
    expect(scheme()).toBe('dark');
  });

  test.each(['s', '/'])('the key %s opens the search in the main pane', (key) => {
    const { panes } = renderKeys();
    press(key);
    expect(panes.main.history.href).toBe('/search');
  });

  test.each<[string, KeyboardEventInit, string]>([
    ['k', { ctrlKey: true }, 'commandPalette'],
    ['k', { metaKey: true }, 'commandPalette'],
    ['?', { shiftKey: true }, 'keyHelp'],
    ['n', {}, 'composer'],
  ])('the key %s with %o opens the window %s', async (key, init, id) => {
    const { top } = renderKeys();
    press(key, init);
    await act(settled);
    expect(top()).toMatchObject({ kind: 'window', id });
  });

  test.each<[string, KeyboardEventInit]>([
    ['d', { ctrlKey: true }],
    ['d', { altKey: true }],
    ['D', { shiftKey: true }],
    ['d', { repeat: true }],
    ['d', { isComposing: true }],
  ])('the key %s with %o is not a command', (key, init) => {
    const { scheme } = renderKeys();
    expect(press(key, init)).toBe(true);
    expect(scheme()).toBe('light');
  });

  test('a key is ignored when an element has handled it', () => {
    const { scheme } = renderKeys();
    act(() => screen.getByRole('button', { name: 'uses D' }).focus());
    press('d');
    expect(scheme()).toBe('light');
  });

  test('a key types in a text field, unless it is pressed with Ctrl', async () => {
    const { scheme, top } = renderKeys();
    act(() => screen.getByRole('textbox', { name: 'text' }).focus());
    expect(press('d')).toBe(true);
    expect(scheme()).toBe('light');
    press('k', { ctrlKey: true });
    await act(settled);
    expect(top()).toMatchObject({ id: 'commandPalette' });
  });

  test('a key belongs to a dialog while one is open', () => {
    const { root, scheme, top } = renderKeys();
    act(() => void root.overlays.confirm({ text: 'Sure?' }));
    const drawn = document.createElement('div');
    drawn.dataset['overlay'] = String(top()!.key);
    document.body.append(drawn);
    expect(press('d')).toBe(true);
    expect(scheme()).toBe('light');
    drawn.remove();
  });

  test('WS17 a key that the viewer chose runs its command', () => {
    const { root, scheme } = renderKeys();
    act(() => root.settings.set('keyBindings', { scheme: ['F8'] }));
    expect(press('d')).toBe(true);
    press('F8');
    expect(scheme()).toBe('dark');
  });
});

describe('a key with a meaning for the note with the focus', () => {
  test('a key acts on the focused note, and keeps its other meaning everywhere else', () => {
    const { panes } = renderKeys();
    act(() => screen.getByRole('article').focus());
    press('s');
    expect(screen.getByText('the end')).toBeTruthy();
    expect(panes.main.history.href).toBe('/');
    act(() => screen.getByRole('article').blur());
    press('s');
    expect(panes.main.history.href).toBe('/search');
  });

  test('a key does nothing to the focused note while the code that draws a dialog loads', () => {
    const { root } = renderKeys();
    act(() => screen.getByRole('article').focus());
    act(() => void root.overlays.confirm({ text: 'Sure?' }));
    expect({ isLeft: press('x'), text: screen.queryByText('the end') }).toEqual({ isLeft: true, text: null });
  });

  test('a key keeps its other meaning when the focused note has no use for it', () => {
    const { panes, root } = renderKeys();
    const account = runInAction(() => root.session.current);
    act(() => account.notes.patch('warned', (known) => ({ ...known, cw: null })));
    act(() => screen.getByRole('article').focus());
    press('s');
    expect(panes.main.history.href).toBe('/search');
  });

  test('the palette offers the commands of the note, and runs them on it', async () => {
    const { top } = renderKeys();
    act(() => screen.getByRole('article').focus());
    press('k', { ctrlKey: true });
    await act(settled);
    const palette = top();
    if (palette?.kind !== 'window') throw new Error('the palette is not open');
    const { commands } = palette.params as { commands: { group: string; title: string }[] };
    const ofNote = commands.filter(({ group }) => group === 'note');
    expect(ofNote.map(({ title }) => title)).toEqual(expect.arrayContaining(['Reply', 'Renote', 'React', 'Copy link', 'Pin to profile']));
    act(() => palette.finish({ entry: ofNote.find(({ title }) => title === 'Reply'), target: 'here' }));
    await act(settled);
    expect(top()).toMatchObject({ id: 'composer', params: { replyId: 'warned' } });
  });
});

test('a command that fails can be tried again', async () => {
  const { root } = renderKeys();
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new NetworkError()).mockResolvedValueOnce();
  await act(() => runCommand({ run }, { root } as unknown as CommandContext));
  const [toast] = runInAction(() => root.overlays.toasts.items);
  expect(toast).toMatchObject({ kind: 'error', action: { label: 'Try again' } });
  act(() => toast!.action!.run());
  expect(run).toHaveBeenCalledTimes(2);
});
