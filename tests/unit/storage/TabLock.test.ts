import { describe, expect, test, vi } from 'vitest';
import { tabLock } from '~/storage/TabLock';
import { settled } from '../../fixtures/createTestRoot';
import { FakeClock } from '../../fixtures/FakeClock';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';

/** Work that a test ends. */
function work() {
  let end: () => void = () => {};
  const run = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (end = () => resolve('done'))));
  return { run, end: () => end() };
}

describe('tabs of a browser without locks', () => {
  test('work one after the other', async () => {
    const [kv, clock] = [new MemoryKeyValueStore(), new FakeClock()];
    const [one, two] = [tabLock({ kv, clock, locks: undefined }), tabLock({ kv, clock, locks: undefined })];
    const [first, second] = [work(), work()];
    const ended = one.run('x', first.run);
    void two.run('x', second.run);
    await settled();
    clock.advance(120_000);
    await settled();
    expect([first.run.mock.calls.length, second.run.mock.calls.length]).toEqual([1, 0]);
    first.end();
    expect(await ended).toBe('done');
    await settled();
    clock.advance(1_000);
    await settled();
    expect(second.run).toHaveBeenCalledTimes(1);
  });

  test('go on a minute after the one at work was killed', async () => {
    const [kv, clock, dead] = [new MemoryKeyValueStore(), new FakeClock(), new FakeClock()];
    const killed = tabLock({ kv, clock: dead, locks: undefined });
    void killed.run('x', work().run);
    await settled();
    const next = work();
    void tabLock({ kv, clock, locks: undefined }).run('x', next.run);
    for (let second = 0; second < 59; second += 1) {
      clock.advance(1_000);
      await settled();
    }
    expect(next.run).not.toHaveBeenCalled();
    clock.advance(2_000);
    await settled();
    expect(next.run).toHaveBeenCalledTimes(1);
  });

  test('go on after work that failed', async () => {
    const lock = tabLock({ kv: new MemoryKeyValueStore(), clock: new FakeClock(), locks: undefined });
    await expect(lock.run('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lock.run('x', () => Promise.resolve(1))).toBe(1);
  });
});

test('tabs use the locks of the browser where it has some', async () => {
  const request = vi.fn<(name: string, run: () => Promise<unknown>) => Promise<unknown>>((_name, run) => run());
  const lock = tabLock({ kv: new MemoryKeyValueStore(), clock: new FakeClock(), locks: { request } as never });
  expect(await lock.run('x', () => Promise.resolve(1))).toBe(1);
  expect(request.mock.calls[0]?.[0]).toBe('x');
});
