import { expect, test } from 'vitest';
import { FeedPacer } from '~/stores/timelines/FeedPacer';
import { FakeFrames } from '../../../fixtures/FakeFrames';

function paced() {
  const frames = new FakeFrames();
  const pacer = new FeedPacer(frames.request);
  const done: string[] = [];
  const column = (name: string) => () => void done.push(name);
  return { frames, pacer, done, column };
}

test('TL17 a single list never waits', () => {
  const { pacer, done, frames, column } = paced();
  const only = column('only');
  pacer.request(only);
  frames.next();
  pacer.request(only);
  expect(done).toEqual(['only', 'only']);
});

test('TL17 many lists change one a frame, in the order in which they asked', () => {
  const { pacer, done, frames, column } = paced();
  for (const name of ['a', 'b', 'c']) pacer.request(column(name));
  expect(done).toEqual(['a']);
  frames.next();
  expect(done).toEqual(['a', 'b']);
  frames.next();
  frames.next();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('TL17 what asks again while it waits keeps its place and is served once', () => {
  const { pacer, done, frames, column } = paced();
  const [a, b] = [column('a'), column('b')];
  pacer.request(column('first'));
  pacer.request(a);
  pacer.request(b);
  pacer.request(a);
  for (let i = 0; i < 4; i += 1) frames.next();
  expect(done).toEqual(['first', 'a', 'b']);
});

test('what is taken back is not served', () => {
  const { pacer, done, frames, column } = paced();
  const a = column('a');
  pacer.request(column('first'));
  pacer.request(a);
  pacer.cancel(a);
  frames.next();
  expect(done).toEqual(['first']);
});
