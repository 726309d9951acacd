import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { FrameQueue, framesAfterKeys, sharedFrames } from '~/streaming/FrameQueue';
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
  test('ST10 all changes of a frame run in one action', () => {
    const { queue, frames } = openQueue();
    const box = observable.box(0);
    const seen: number[] = [];
    const stop = autorun(() => seen.push(box.get()));
    for (let i = 0; i < 50; i += 1) queue.push(() => box.set(box.get() + 1));
    frames.next();
    stop();
    expect(seen).toEqual([0, 50]);
  });

  test('nothing runs before the frame', () => {
    const { queue } = openQueue();
    const box = observable.box(0);
    queue.push(() => runInAction(() => box.set(1)));
    expect(box.get()).toBe(0);
    expect(queue.depth).toBe(1);
  });

  test('ST10 a timer replaces frames that do not come, as in a hidden page', () => {
    const { queue, clock } = openQueue();
    const ran: string[] = [];
    queue.push(() => ran.push('a'));
    clock.advance(1_000);
    expect(ran).toEqual(['a']);
  });

  test('no frame and no timer are left', () => {
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

  test('a change added by a change waits for the next frame', () => {
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

  test('ST11 a change that throws is reported, and the others still run', () => {
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

  test('ST18 nothing runs after disposal', () => {
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

describe('sharedFrames', () => {
  test('what is canceled by something in the same frame does not run', () => {
    const frames = new FakeFrames();
    const request = sharedFrames(frames.request);
    const ran: string[] = [];
    request(() => {
      ran.push('first');
      second.dispose();
    });
    const second = request(() => ran.push('second'));
    request(() => ran.push('third'));
    frames.next();
    expect(ran).toEqual(['first', 'third']);
  });

  test('ST10 all requests for a frame run in one action', () => {
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

  test('a canceled request does not run, and later ones get another frame', () => {
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

describe('frames after keys', () => {
  test('a key press has the next frame for itself, and the one after it is for everything else', () => {
    const frames = new FakeFrames();
    const keys = new EventTarget();
    const ran: string[] = [];
    const request = framesAfterKeys(frames.request, keys);
    request(() => ran.push('note'));
    keys.dispatchEvent(new Event('keydown'));
    frames.next();
    expect(ran).toEqual([]);
    frames.next();
    expect(ran).toEqual(['note']);
  });

  test('what no longer needs a frame gets none, also after a key', () => {
    const frames = new FakeFrames();
    const keys = new EventTarget();
    const ran: string[] = [];
    const wish = framesAfterKeys(frames.request, keys)(() => ran.push('note'));
    keys.dispatchEvent(new Event('keydown'));
    frames.next();
    wish.dispose();
    frames.next();
    expect(ran).toEqual([]);
  });
});
