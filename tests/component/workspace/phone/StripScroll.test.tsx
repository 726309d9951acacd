import { expect, test } from 'vitest';
import { StripScroll } from '~/workspace/phone/StripScroll';
import { FakeClock } from '../../../fixtures/FakeClock';

const WIDTH = 390;
const PAGES = 4;

/** A strip of pages that scrolls at once. `moveTo` is what a swipe does. */
function open(direction: 'ltr' | 'rtl' = 'ltr') {
  const strip = document.createElement('div');
  strip.style.direction = direction;
  document.body.append(strip);
  const clock = new FakeClock();
  const reached: number[] = [];
  const scroll = new StripScroll({ clock, strip: () => strip, onReached: (page) => reached.push(page) });
  const moveTo = (left: number): void => {
    strip.scrollLeft = left;
    scroll.scrolled();
  };
  Object.defineProperties(strip, {
    clientWidth: { value: WIDTH },
    scrollTo: { value: ({ left = 0 }: ScrollToOptions) => moveTo(Math.min(left, (PAGES - 1) * WIDTH)) },
  });
  return { scroll, strip, clock, reached, moveTo };
}

test('a swipe tells which page it reaches', () => {
  const { scroll, reached, moveTo } = open();
  scroll.touched();
  moveTo(WIDTH * 0.4);
  moveTo(WIDTH * 0.6);
  expect(reached).toEqual([0, 1]);
});

test('a chosen page wins over a swipe that settles afterward', () => {
  const { scroll, strip, clock, reached, moveTo } = open();
  scroll.touched();
  moveTo(WIDTH * 0.6);
  scroll.show(0, 'smooth');
  // The browser goes on with the swipe.
  moveTo(WIDTH * 0.8);
  moveTo(WIDTH);
  clock.advance(1_000);
  expect({ at: strip.scrollLeft, reached }).toEqual({ at: 0, reached: [1] });
});

test('a chosen page wins over a swipe that pauses and then goes on', () => {
  const { scroll, strip, clock, reached, moveTo } = open();
  scroll.touched();
  moveTo(WIDTH * 0.6);
  scroll.show(0, 'smooth');
  moveTo(WIDTH * 0.7);
  clock.advance(200);
  moveTo(WIDTH);
  clock.advance(1_000);
  expect({ at: strip.scrollLeft, reached }).toEqual({ at: 0, reached: [1] });
});

test('a chosen page wins over a swipe that pauses near it and then goes on', () => {
  const { scroll, strip, clock, reached, moveTo } = open();
  scroll.touched();
  moveTo(WIDTH * 0.6);
  scroll.show(0, 'smooth');
  moveTo(WIDTH * 0.4);
  clock.advance(200);
  moveTo(WIDTH);
  clock.advance(1_000);
  expect({ at: strip.scrollLeft, reached }).toEqual({ at: 0, reached: [1] });
});

test('a page that the strip cannot reach is given up', () => {
  const { scroll, strip, clock } = open();
  scroll.show(PAGES + 1, 'smooth');
  clock.advance(1_000);
  expect({ at: strip.scrollLeft, waiting: clock.pendingTimers }).toEqual({ at: (PAGES - 1) * WIDTH, waiting: 0 });
});

test('the pages on the way to a chosen one are not reached', () => {
  const { scroll, clock, reached, moveTo } = open();
  scroll.show(3, 'smooth');
  for (const page of [0.5, 1.5, 2.5, 3]) moveTo(page * WIDTH);
  clock.advance(1_000);
  expect(reached).toEqual([]);
});

test('a swipe after a chosen page decides again', () => {
  const { scroll, strip, clock, reached, moveTo } = open();
  scroll.show(1, 'smooth');
  scroll.touched();
  moveTo(2 * WIDTH);
  clock.advance(1_000);
  expect({ at: strip.scrollLeft, reached }).toEqual({ at: 2 * WIDTH, reached: [2] });
});

test('pages from right to left have negative positions', () => {
  const { scroll, strip, reached, moveTo } = open('rtl');
  scroll.show(2, 'instant');
  expect(strip.scrollLeft).toBe(-2 * WIDTH);
  scroll.touched();
  moveTo(-WIDTH);
  expect(reached).toEqual([1]);
});

test('nothing waits after disposal', () => {
  const { scroll, clock } = open();
  scroll.show(1, 'smooth');
  scroll.dispose();
  expect(clock.pendingTimers).toBe(0);
});
