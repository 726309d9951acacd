import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import PlayerWindow from '../../../windows/player/PlayerWindow';
import { renderWithRoot } from '../renderWithRoot';

const player = { url: 'https://play.example/embed?autoplay=1', width: 640, height: 360, allow: 'autoplay' };

function open() {
  const close = vi.fn<() => void>();
  const { unmount } = renderWithRoot(
    <div role="dialog" aria-label="frame">
      <PlayerWindow params={{ title: 'Film', player }} close={close} />
    </div>,
  );
  return { close, unmount, dialog: screen.getByRole('dialog') };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the window of a player', () => {
  test('UP10 the window of a player plays in a sandbox', () => {
    open();
    const frame = screen.getByTitle<HTMLIFrameElement>('Film player');
    expect({ src: frame.src, mayNavigate: frame.getAttribute('sandbox')?.includes('allow-top-navigation') }).toEqual({
      src: player.url,
      mayNavigate: false,
    });
  });

  test('the window of a player closes by its button', () => {
    const { close } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });

  test('the window of a player moves by arrow keys and stays within reach', () => {
    const { dialog } = open();
    const place = { left: 100, top: 40, width: 640, height: 402 };
    vi.spyOn(dialog, 'getBoundingClientRect').mockImplementation(() => place as DOMRect);
    const handle = screen.getByRole('button', { name: 'Move with the arrow keys' });
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    expect(dialog.style.translate).toBe('24px 0px');
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(dialog.style.translate).toBe('24px -24px');
    place.top = 16;
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(dialog.style.translate).toBe('24px -40px');
    place.top = 0;
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(dialog.style.translate).toBe('24px -40px');
  });

  test('the window of a player comes back within reach when the viewport shrinks', () => {
    const { dialog, unmount } = open();
    vi.stubGlobal('innerWidth', 700);
    vi.stubGlobal('innerHeight', 500);
    const place = vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue({ left: 900, top: 640, width: 640 } as DOMRect);
    fireEvent(window, new Event('resize'));
    // Half of its width stays visible.
    expect(dialog.style.translate).toBe(`${700 - 320 - 900}px ${500 - 640}px`);
    unmount();
    place.mockClear();
    fireEvent(window, new Event('resize'));
    expect(place).not.toHaveBeenCalled();
  });
});
