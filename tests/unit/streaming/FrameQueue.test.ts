import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { FrameQueue, sharedFrames } from '~/streaming/FrameQueue';
import { FakeClock } from '../../fixtures/FakeClock';
import { FakeFrames } from '../../fixtures/FakeFrames';

function openQueue() {
  const clock = new FakeClock();
  const frames = new FakeFrames();
  const errors: unknown[] = [];
  const queue = new FrameQueue({ requestFrame: frames.request, clock, onError: (error) => errors.push(error) });
  return { clock, frames, errors, queue };
}

describe('FrameQueue', () => {
  test('ST10 makes all changes of a frame in one action', () => {
    const { queue, frames } = openQueue();
    const box = observable.box(0);
    const seen: number[] = [];
    const stop = autorun(() => seen.push(box.get()));
    for (let i = 0; i < 50; i += 1) queue.push(() => box.set(box.get() + 1));
    frames.next();
    stop();
    expect(seen).toEqual([0, 50]);
  });

  test('does nothing before the frame', () => {
    const { queue } = openQueue();
    const box = observable.box(0);
    queue.push(() => runInAction(() => box.set(1)));
    expect(box.get()).toBe(0);
    expect(queue.depth).toBe(1);
  });

  test('ST10 uses a timer when no frame comes, as in a hidden page', () => {
    const { queue, clock } = openQueue();
    const ran: string[] = [];
    queue.push(() => ran.push('a'));
    clock.advance(1_000);
    expect(ran).toEqual(['a']);
  });

  test('leaves neither frame nor timer behind', () => {
    const { queue, clock, frames } = openQueue();
    const ran: string[] = [];
    queue.push(() => ran.push('a'));
    frames.next();
    expect(clock.pendingTimers).toBe(0);
    queue.push(() => ran.push('b'));
    clock.advance(1_000);
    frames.next();
    expect(ran).toEqual(['a', 'b']);
  });

  test('a change pushed by a change waits for the next frame', () => {
    const { queue, frames } = openQueue();
    const ran: string[] = [];
    queue.push(() => {
      ran.push('first');
      queue.push(() => ran.push('second'));
    });
    frames.next();
    expect(ran).toEqual(['first']);
    frames.next();
    expect(ran).toEqual(['first', 'second']);
  });

  test('ST11 a failing change is reported and the others are made', () => {
    const { queue, frames, errors } = openQueue();
    const ran: string[] = [];
    queue.push(() => {
      throw new Error('no');
    });
    queue.push(() => ran.push('b'));
    frames.next();
    expect(ran).toEqual(['b']);
    expect(errors).toHaveLength(1);
  });

  test('ST18 takes nothing after disposal', () => {
    const { queue, frames, clock } = openQueue();
    const ran: string[] = [];
    queue.push(() => ran.push('a'));
    queue.dispose();
    queue.push(() => ran.push('b'));
    frames.next();
    expect(ran).toEqual([]);
    expect(clock.pendingTimers).toBe(0);
  });
});

describe('shared frames', () => {
  test('ST10 make the changes of all who asked in one action', () => {
    const frames = new FakeFrames();
    const request = sharedFrames(frames.request);
    const box = observable.box(0);
    const seen: number[] = [];
    const stop = autorun(() => seen.push(box.get()));
    for (const value of [1, 2]) request(() => runInAction(() => box.set(value)));
    frames.next();
    stop();
    expect(seen).toEqual([0, 2]);
  });

  test('leave out who does not want it any more, and ask again for those who come later', () => {
    const frames = new FakeFrames();
    const request = sharedFrames(frames.request);
    const ran: string[] = [];
    request(() => ran.push('gone')).dispose();
    request(() => ran.push('first'));
    frames.next();
    request(() => ran.push('second'));
    frames.next();
    expect(ran).toEqual(['first', 'second']);
  });
});
