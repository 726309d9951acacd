import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { LoadError } from '~/lib/AppError';
import { LazyLoader } from '~/registry/lazyLoader';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { replayKeys } from '~/workspace/commands/replayKeys';
import { PHONE } from '~/workspace/lib/useMediaQuery';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { fakeWorkspace } from '../../fixtures/fakeWorkspace';
import { KeyListener } from '../KeyListener';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';
import '../../../windows/emojiPicker/EmojiPickerWindow';
import '../../../windows/emojiPicker/params';
import '../../../windows/emojiWindow/EmojiWindow';
import '../../../windows/emojiWindow/params';
import '../../../windows/userChooser/params';
import { user } from '../../fixtures/builders';

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const dialog = () => screen.getByRole('dialog', { name: 'Choose an emoji' });

describe('a non-modal window', () => {
  async function setUp() {
    const end = new AbortController();
    const picked: string[] = [];
    const view = renderWithRoot(<OverlayHost />, { api: { emojis: { emojis: [] } } });
    const closed = vi.fn<() => void>();
    act(() => {
      view.root.settings.set('pinnedEmojis', ['🍮']);
      void view.root.overlays.open('emojiWindow', { onPick: (emoji) => picked.push(emoji), signal: end.signal }).then(closed);
    });
    await screen.findByRole('dialog', { name: 'Choose an emoji' });
    await nextFrame();
    return { ...view, end, picked, closed };
  }

  test('a non-modal window has its own size, and arrow keys on its title move it', async () => {
    const { picked } = await setUp();
    const { width, height, left } = dialog().style;
    expect({ width, height, ariaModal: dialog().getAttribute('aria-modal') }).toEqual({ width: '300px', height: '290px', ariaModal: null });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Choose an emoji' }), { key: 'ArrowLeft' });
    expect(Number.parseInt(dialog().style.left, 10)).toBe(Number.parseInt(left, 10) - 16);
    fireEvent.click(screen.getByRole('gridcell', { name: '🍮' }));
    expect({ picked, dialog: dialog() }).toEqual({ picked: ['🍮'], dialog: expect.anything() });
  });

  test('a non-modal window closes with its button, and when its opener ends', async () => {
    const first = await setUp();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(first.closed).toHaveBeenCalledOnce());
    first.unmount();
    const second = await setUp();
    act(() => second.end.abort());
    await waitFor(() => expect(second.closed).toHaveBeenCalledOnce());
  });
});

describe('typing before a window is there', () => {
  /** Opens the user chooser and types before its code can arrive. @param isHostThere whether windows can be drawn at once */
  async function typeEarly(keys: readonly string[], { isHostThere = true, isRepeat = false } = {}): Promise<string> {
    const view = (isDrawn: boolean) => (
      <>
        <KeyListener />
        {isDrawn && <OverlayHost />}
      </>
    );
    const { root, rerender, unmount } = renderWithRoot(view(isHostThere), {
      me: user('alice').me(),
      api: { 'users/search': [], 'users/search-by-username-and-host': [] },
    });
    act(() => void root.overlays.open('userChooser', {}));
    expect(screen.queryByRole('combobox')).toBeNull();
    for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: isRepeat });
    rerender(view(true));
    const { value } = await screen.findByRole<HTMLInputElement>('combobox');
    unmount();
    return value;
  }

  test('letters typed while a window loads are in its field once it is there', async () => {
    expect(await typeEarly(['b', 'o', 'x', 'Backspace', ' ', 'a'])).toBe('bo a');
  });

  test('letters are also kept while the code that draws windows loads', async () => {
    expect(await typeEarly(['b', 'o'], { isHostThere: false })).toBe('bo');
  });

  test('a text does not begin with a space, which presses buttons, or with a key that is held down', async () => {
    expect(await typeEarly([' '])).toBe('');
    expect(await typeEarly(['n', 'n'], { isRepeat: true })).toBe('');
  });

  test('a window that does not load stays open, tries again when asked, and then has what was typed for it', async () => {
    vi.spyOn(LazyLoader.prototype, 'load').mockRejectedValueOnce(new LoadError('a file is missing'));
    const { root } = renderWithRoot(
      <>
        <KeyListener />
        <OverlayHost />
      </>,
      { me: user('alice').me(), api: { 'users/search': [], 'users/search-by-username-and-host': [] } },
    );
    act(() => void root.overlays.open('userChooser', {}));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'b' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'o' });
    fireEvent.click(retry);
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    expect({ text: field.value, isFocused: document.activeElement === field }).toEqual({ text: 'bo', isFocused: true });
  });

  /** Opens the user chooser, and presses a key in its field when keys still wait for the commands. @returns the text of the field */
  async function pressAfter(waiting: KeyboardEvent[], written = ''): Promise<string> {
    const { root } = renderWithRoot(<OverlayHost />, {
      me: user('alice').me(),
      api: { 'users/search': [], 'users/search-by-username-and-host': [] },
    });
    act(() => void root.overlays.open('userChooser', {}));
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: written } });
    const panes = new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/'))));
    const press = replayKeys(waiting, { root, workspace: fakeWorkspace(root.i18n), panes });
    document.addEventListener('keydown', press);
    fireEvent.keyDown(field, { key: 'x' });
    document.removeEventListener('keydown', press);
    return field.value;
  }

  test('keys that wait for the commands go into the field of a window that is already there, before what is typed then', async () => {
    const keys = ['b', 'o', ' ', 'a'].map((key) => new KeyboardEvent('keydown', { key }));
    expect({ value: await pressAfter(keys), keys }).toEqual({ value: 'bo a', keys: [] });
  });

  test('a space that pressed a button is no text for the field that has the focus then', async () => {
    const button = document.createElement('button');
    const space = new KeyboardEvent('keydown', { key: ' ' });
    button.dispatchEvent(space);
    expect(await pressAfter([space], 'two')).toBe('two');
  });
});

test.each([
  [true, true],
  [false, false],
])('the emoji picker is a sheet on phones if the setting says so: %s', async (setting, isSheet) => {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = original(query);
    if (query === PHONE) vi.spyOn(media, 'matches', 'get').mockReturnValue(true);
    return media;
  });
  const { root } = renderWithRoot(<OverlayHost />, { api: { emojis: { emojis: [] } } });
  act(() => {
    root.settings.set('emojiPickerUseDrawerForMobile', setting);
    void root.overlays.open('emojiPicker', {}, { anchor: { x: 10, y: 10 } });
  });
  expect((await screen.findByRole('dialog', { name: 'Choose an emoji' })).closest('[data-sheet]') !== null).toBe(isSheet);
});
