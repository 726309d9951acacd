import { expect, test } from 'vitest';
import { coveredArea, placeToasts, type Box } from '~/workspace/overlays/placeToasts';

const screen = { width: 1280, height: 800 };
/** A toast at its usual place, in the middle above the lower edge. */
const toast: Box = { left: 490, top: 688, right: 790, bottom: 736 };
const row = (top: number, height = 32): Box => ({ left: 300, top, right: 900, bottom: top + height });

test('a toast that covers nothing stays at its usual place', () => {
  expect(placeToasts(toast, screen, [row(600), row(760)])).toEqual({ x: 0, up: 0 });
});

test('a toast over the buttons of a note moves to the nearest place between two rows of buttons', () => {
  const rows = [row(720), row(628), row(540)];
  const move = placeToasts(toast, screen, rows);
  expect({ ...move, covered: coveredArea(toast, move, rows) }).toEqual({ x: 0, up: 24, covered: 0 });
});

test('a toast moves to the side when that is nearer than a free place above', () => {
  const button: Box = { left: 780, top: 600, right: 820, bottom: 740 };
  const move = placeToasts(toast, screen, [button]);
  expect({ ...move, covered: coveredArea(toast, move, [button]) }).toEqual({ x: -24, up: 0, covered: 0 });
});

test('where everything is full, a toast covers as little as possible and stays on the screen', () => {
  const full: Box = { left: 0, top: 0, right: 1280, bottom: 800 };
  const crowd = [full, row(700), row(724)];
  const move = placeToasts(toast, screen, crowd);
  const usual = coveredArea(toast, { x: 0, up: 0 }, crowd);
  expect(coveredArea(toast, move, crowd)).toBeLessThan(usual);
  expect({ top: toast.top - move.up >= 400, left: toast.left + move.x >= 0, right: toast.right + move.x <= 1280 }).toEqual({
    top: true,
    left: true,
    right: true,
  });
});

test('in a full deck, a control is looked at only for the places beside it', () => {
  let looks = 0;
  const controlAt = (left: number, top: number): Box => ({
    get left() {
      looks += 1;
      return left;
    },
    top,
    right: left + 40,
    bottom: top + 32,
  });
  const deck = Array.from({ length: 800 }, (_, i) => controlAt((i % 32) * 40, Math.floor(i / 32) * 32));
  placeToasts(toast, screen, deck);
  const places = ((toast.top - screen.height / 2) / 8 + 1) * (1 + (screen.width - 300) / 24);
  expect(looks).toBeLessThan((places * deck.length) / 4);
});
