import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MarqueeArea } from '~/components/drive/MarqueeArea';
import { DriveChoice } from '~/stores/drive/DriveChoice';
import { nextFrame } from '../nextFrame';

afterEach(() => void vi.restoreAllMocks());

const TILES = ['a', 'b', 'c', 'd'];

/** Four tiles of 100 × 100 px in a row, each 10 px from the next, in an area of 440 × 200 px. */
function show() {
  const choice = new DriveChoice(() => TILES);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = TILES.indexOf(this.dataset.tileId ?? '');
    return at === -1 ? new DOMRect(0, 0, 440, 200) : new DOMRect(10 + at * 110, 10, 100, 100);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  render(
    <MarqueeArea choice={choice}>
      {TILES.map((id) => (
        <div key={id} data-tile-id={id}>
          {id}
        </div>
      ))}
    </MarqueeArea>,
  );
  const area = screen.getByText('a').parentElement!;
  const at = (x: number, y: number) => ({ clientX: x, clientY: y });
  return {
    choice,
    area,
    press: (x: number, y: number, how: object = {}) =>
      fireEvent.pointerDown(area, { button: 0, pointerType: 'mouse', ...at(x, y), ...how }),
    move: async (x: number, y: number) => {
      fireEvent.pointerMove(document, at(x, y));
      await act(nextFrame);
    },
    release: () => fireEvent.pointerUp(document),
  };
}

test('a rectangle chooses the tiles that it touches, and no longer those that it leaves', async () => {
  const { choice, press, move, release } = show();
  press(5, 5);
  await move(250, 60);
  expect(choice.ids).toEqual(['a', 'b', 'c']);
  await move(150, 60);
  expect(choice.ids).toEqual(['a', 'b']);
  release();
  await move(430, 60);
  expect(choice.ids).toEqual(['a', 'b']);
});

test('with Ctrl or Shift, what was chosen stays', async () => {
  const { choice, press, move, release } = show();
  choice.toggle('d');
  press(5, 5, { ctrlKey: true });
  await move(60, 60);
  release();
  expect(choice.ids).toEqual(['d', 'a']);
});

test('Escape restores the choice, and a click on empty space ends it', async () => {
  const { choice, press, move, release } = show();
  choice.toggle('d');
  press(5, 5);
  await move(60, 60);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(choice.ids).toEqual(['d']);
  press(5, 5);
  release();
  expect(choice.ids).toEqual([]);
});

test('touches, other buttons and presses on a tile draw no rectangle', async () => {
  const { choice, press, move, release } = show();
  for (const how of [{ pointerType: 'touch' }, { button: 2 }]) {
    press(5, 5, how);
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await move(250, 60);
    release();
  }
  fireEvent.pointerDown(screen.getByText('b'), { button: 0, pointerType: 'mouse', clientX: 130, clientY: 20 });
  await move(250, 60);
  release();
  expect(choice.ids).toEqual([]);
});
