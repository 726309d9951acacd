import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchNeeded } from '~/app/fetchNeeded';
import { declaredSince, neededOffline, type FetchCode } from '~/lib/neededOffline';
import type { RootStore } from '~/stores/RootStore';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';

const SOME_MS = 10_000;

/** A page that has just started, with the names of what it fetched and a switch that lets fetching fail. */
function start({ me = user('alice').me() }: { me?: ReturnType<ReturnType<typeof user>['me']> | null } = {}) {
  const made = createTestRoot({ me });
  const fetched: string[] = [];
  const fetchAhead = vi.fn<(id: string) => Promise<void>>(async (id) => void fetched.push(id));
  const declared: FetchCode<RootStore>[] = [];
  const done = fetchNeeded(made.root, { fetchAhead }, (count) => declared.slice(count));
  /** Lets some seconds go by, in which the page is idle. */
  const wait = async () => {
    for (let step = 0; step < 60; step += 1) {
      made.clock.advance(SOME_MS / 60);
      await settled();
    }
  };
  return { ...made, declared, fetched, fetchAhead, done, wait };
}

describe('code that people need without a network', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('requestIdleCallback', (run: () => void) => void Promise.resolve().then(run));
  });

  test('windows and pages that say so in their manifests are fetched, and nothing in the first seconds', async () => {
    const { fetched, clock, wait } = start();
    clock.advance(2_999);
    await settled();
    expect(fetched).toEqual([]);
    await wait();
    for (const id of [
      'window composer',
      'window outbox',
      'window drafts',
      'window emojiPicker',
      'window reactionPicker',
      'window commandPalette',
    ])
      expect(fetched).toContain(id);
    for (const id of ['page note', 'page notifications', 'page search']) expect(fetched).toContain(id);
    expect(fetched).not.toContain('window signUp');
    expect(fetched).not.toContain('page api-console');
  });

  test('one part is fetched after the other', async () => {
    const { fetchAhead, wait } = start();
    let finish = () => {};
    fetchAhead.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await wait();
    expect(fetchAhead).toHaveBeenCalledTimes(1);
    finish();
    await wait();
    expect(fetchAhead.mock.calls.length).toBeGreaterThan(10);
  });

  test('what modules declare is fetched first, and what they declare in turn', async () => {
    const { declared, fetched, root, wait } = start();
    const inner = vi.fn<() => Promise<void>>(async () => void fetched.push('inner'));
    declared.push(async (stores) => {
      fetched.push(stores === root ? 'outer' : 'another root');
      declared.push(inner);
    });
    await wait();
    expect(fetched.slice(0, 3)).toEqual(['outer', 'inner', expect.stringContaining('window')]);
  });

  test('a declaration returns the same function', () => {
    const load = async (): Promise<string> => 'menu';
    const before = declaredSince(0).length;
    expect(neededOffline(load)).toBe(load);
    expect(declaredSince(before)).toEqual([load]);
  });

  test('what fails is fetched again when the network is back', async () => {
    const { fetchAhead, fetched, browser, wait } = start();
    fetchAhead.mockRejectedValueOnce(new TypeError('gone'));
    await wait();
    const [[failed] = []] = fetchAhead.mock.calls;
    expect(fetched).not.toContain(failed);
    browser.set({ isOnline: false });
    browser.set({ isOnline: true });
    await wait();
    expect(fetched).toContain(failed);
  });

  test('without a network, fetching waits', async () => {
    const { fetched, browser, wait } = start();
    browser.set({ isOnline: false });
    await wait();
    expect(fetched).toEqual([]);
    browser.set({ isOnline: true });
    await wait();
    expect(fetched).toContain('window outbox');
  });

  test('visitors need no windows and no pages ahead', async () => {
    const { fetched, wait } = start({ me: null });
    await wait();
    expect(fetched).toEqual([]);
  });

  test('nothing is fetched ahead for people who save data', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    const { fetched, wait } = start();
    await wait();
    expect(fetched).toEqual([]);
  });
});
