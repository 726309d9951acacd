import { expect, test } from 'vitest';
import { FeedPacer } from '~/stores/timelines/FeedPacer';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeFrames } from '../../../fixtures/FakeFrames';

const QUICK_MS = 16;
const SLOW_MS = 34;
/** How many rows one frame may add. */
const MANY = 8;

function paced() {
  const frames = new FakeFrames();
  const clock = new FakeClock();
  const pacer = new FeedPacer({ requestFrame: frames.request, clock });
  const done: string[] = [];
  const column = (name: string, rows = MANY) => ({ run: () => void done.push(name), rows: () => rows });
  const frame = (ms = QUICK_MS) => {
    clock.advance(ms);
    frames.next();
  };
  return { frame, pacer, done, column };
}

test('TL17 a single list never waits, even when frames are slow', () => {
  const { pacer, done, frame, column } = paced();
  const only = column('only');
  pacer.request(only);
  frame(SLOW_MS);
  pacer.request(only);
  expect(done).toEqual(['only', 'only']);
});

test('TL17 many lists change one per frame, in the order in which they asked', () => {
  const { pacer, done, frame, column } = paced();
  for (const name of ['a', 'b', 'c']) pacer.request(column(name));
  expect(done).toEqual(['a']);
  frame();
  expect(done).toEqual(['a', 'b']);
  frame();
  frame();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('TL17 lists that get one row each change together', () => {
  const { pacer, done, column } = paced();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) pacer.request(column(name, 1));
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('TL17 a change that does not fit into a frame waits for the next one, and so do those after it', () => {
  const { pacer, done, frame, column } = paced();
  pacer.request(column('few', 2));
  pacer.request(column('many', 7));
  pacer.request(column('one', 1));
  expect(done).toEqual(['few']);
  frame();
  expect(done).toEqual(['few', 'many', 'one']);
});

test('TL17 after a slow frame the page rests before the next list has its turn', () => {
  const { pacer, done, frame, column } = paced();
  for (const name of ['a', 'b', 'c']) pacer.request(column(name));
  frame(SLOW_MS);
  for (let rested = 0; rested < 31; rested += 1) frame();
  expect(done).toEqual(['a']);
  frame();
  expect(done).toEqual(['a', 'b']);
  frame();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('TL17 a change that is requested again keeps its place and runs once', () => {
  const { pacer, done, frame, column } = paced();
  const [a, b] = [column('a'), column('b')];
  pacer.request(column('first'));
  pacer.request(a);
  pacer.request(b);
  pacer.request(a);
  for (let i = 0; i < 4; i += 1) frame();
  expect(done).toEqual(['first', 'a', 'b']);
});

test('a canceled change does not run', () => {
  const { pacer, done, frame, column } = paced();
  const a = column('a');
  pacer.request(column('first'));
  pacer.request(a);
  pacer.cancel(a);
  frame();
  expect(done).toEqual(['first']);
});
