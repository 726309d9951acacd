import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { LoadError } from '~/lib/AppError';
import { LazyLoader } from '~/registry/lazyLoader';
import { PHONE } from '~/workspace/lib/phoneWidth';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';
import '../../../windows/emojiPicker/EmojiPickerWindow';
import '../../../windows/emojiWindow/EmojiWindow';
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

const dialog = () => screen.getByRole('dialog', { name: 'Choose emoji' });

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
    await screen.findByRole('dialog', { name: 'Choose emoji' });
    await nextFrame();
    return { ...view, end, picked, closed };
  }

  test('a non-modal window has its own size, and arrow keys on its title move it', async () => {
    const { picked } = await setUp();
    const { width, height, left } = dialog().style;
    expect({ width, height, ariaModal: dialog().getAttribute('aria-modal') }).toEqual({ width: '300px', height: '290px', ariaModal: null });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Choose emoji' }), { key: 'ArrowLeft' });
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

describe('a window that loads', () => {
  test('a window that does not load stays open, tries again when asked, and then has the focus', async () => {
    vi.spyOn(LazyLoader.prototype, 'load').mockRejectedValueOnce(new LoadError('a file is missing'));
    const { root } = renderWithRoot(<OverlayHost />, {
      me: user('alice').me(),
      api: { 'users/search': [], 'users/search-by-username-and-host': [] },
    });
    act(() => void root.overlays.open('userChooser', {}));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fireEvent.click(retry);
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    expect(document.activeElement).toBe(field);
  });

  test('letters that are typed before a window has loaded are in its field then, also after a failure', async () => {
    vi.spyOn(LazyLoader.prototype, 'load').mockRejectedValueOnce(new LoadError('a file is missing'));
    const { root } = renderWithRoot(<OverlayHost />, { me: user('alice').me(), api: { emojis: { emojis: [] } } });
    act(() => void root.overlays.open('emojiPicker', {}));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    for (const key of 'he') fireEvent.keyDown(retry, { key });
    fireEvent.keyDown(retry, { key: 'Enter' });
    fireEvent.click(retry);
    fireEvent.keyDown(document.body, { key: 'a' });
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    expect({ text: field.value, isFocused: document.activeElement === field }).toEqual({ text: 'hea', isFocused: true });
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
  expect((await screen.findByRole('dialog', { name: 'Choose emoji' })).closest('[data-sheet]') !== null).toBe(isSheet);
});
