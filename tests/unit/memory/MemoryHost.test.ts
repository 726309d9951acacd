import { describe, expect, test, vi } from 'vitest';
import { MemoryHost, type MemoryFile, type TabsChannel } from '~/memory/MemoryHost';
import type { BetweenTabs, FromMemory, MemoryCall, MemoryHealth } from '~/memory/protocol';
import type { FoundNotes, MemoryEngine } from '~/memory/model';
import type { SqliteMemory } from '~/memory/SqliteMemory';
import { FIXTURE_NOW, note } from '../../fixtures/builders';
import { FakeLocks } from '../../fixtures/FakeLocks';
import { sqliteMemory } from '../../fixtures/sqliteMemory';

const ME = 'example.test/user-me';
const batch = (text: string) => ({ account: ME, seenAt: FIXTURE_NOW, notes: [note().text(text).build()] });
const search = (words: string) => ({ accounts: [ME], words, limit: 10 });

/** A browser in which several tabs have one memory. */
class FakeMemories {
  readonly locks = new FakeLocks();
  readonly channels = new Set<(message: BetweenTabs) => void>();
  engine: MemoryEngine | null = null;
  opened = 0;
  discarded = 0;
  refuse: (() => unknown) | null = null;
  now = FIXTURE_NOW;
  readonly file: MemoryFile = {
    open: async () => {
      this.opened += 1;
      const failure = this.refuse?.();
      if (failure) throw failure;
      return (this.engine ??= await sqliteMemory());
    },
    discard: async () => {
      this.discarded += 1;
      this.engine = null;
    },
  };

  open(tab: string) {
    const { channels } = this;
    let own: ((message: BetweenTabs) => void) | null = null;
    const channel: TabsChannel = {
      send: (message) =>
        [...channels].forEach((listener) => listener !== own && queueMicrotask(() => channels.has(listener) && listener(message))),
      listen: (listener) => channels.add((own = listener)),
    };
    const lock = this.locks.open();
    const told: FromMemory[] = [];
    const health: MemoryHealth[] = [];
    const waiting = new Map<number, (message: FromMemory) => void>();
    const host = new MemoryHost({
      file: this.file,
      channel,
      alone: (name, work) => lock.run(name, work),
      tell: (message) => {
        told.push(message);
        if ('health' in message) health.push(message.health);
        else waiting.get(message.id)?.(message);
      },
      now: () => this.now,
      later: () => () => {},
      tab,
    });
    void host.start();
    let id = 0;
    const ask = <T>(call: MemoryCall, ...args: readonly unknown[]): Promise<T> =>
      new Promise((resolve, reject) => {
        id += 1;
        waiting.set(id, (message) =>
          'health' in message ? undefined : message.error === undefined ? resolve(message.value as T) : reject(new Error(message.error)),
        );
        host.ask({ id, call, args });
      });
    return {
      ask,
      told,
      health,
      find: async (words: string) => (await ask<FoundNotes>('search', search(words))).notes.map((found) => found.note.text),
      kill: () => {
        if (own) channels.delete(own);
        lock.kill();
      },
    };
  }
}

const failing = (fields: object) => Object.assign(new Error('refused'), fields);

describe('several tabs', () => {
  test('one tab has the file, and all of them write and search', async () => {
    const browser = new FakeMemories();
    const [first, second] = [browser.open('first'), browser.open('second')];
    await second.ask('write', batch('moss of the second'));
    await first.ask('write', batch('moss of the first'));
    expect(await second.find('moss')).toEqual(expect.arrayContaining(['moss of the first', 'moss of the second']));
    expect(browser.opened).toBe(1);
    expect(second.health.at(-1)).toBe('ready');
  });

  test('when the tab with the file closes, the next one takes over and answers what was asked', async () => {
    const browser = new FakeMemories();
    const [first, second] = [browser.open('first'), browser.open('second')];
    await second.ask('write', batch('moss'));
    first.kill();
    // The closed tab does not answer, and neither is there another one yet.
    expect(await second.find('moss')).toEqual(['moss']);
    expect(browser.opened).toBe(2);
  });

  test('a question of a closed tab does not hold up the others', async () => {
    const browser = new FakeMemories();
    const [first, second] = [browser.open('first'), browser.open('second')];
    void second.ask('search', search('moss'));
    second.kill();
    await first.ask('write', batch('moss'));
    expect(await first.find('moss')).toEqual(['moss']);
  });
});

describe('failures', () => {
  test('a damaged file is built anew, which is said, and the note is kept', async () => {
    const browser = new FakeMemories();
    const tab = browser.open('tab');
    await tab.ask('write', batch('lost'));
    vi.spyOn(browser.engine as SqliteMemory, 'write').mockImplementation(() => {
      throw failing({ resultCode: 11 });
    });
    await tab.ask('write', batch('kept'));
    expect(browser.discarded).toBe(1);
    expect(tab.told).toContainEqual({ health: 'ready', isRebuilt: true });
    expect([await tab.find('kept'), await tab.find('lost')]).toEqual([['kept'], []]);
  });

  test('a file that cannot be read at the start is built anew', async () => {
    const browser = new FakeMemories();
    browser.refuse = () => (browser.discarded === 0 ? failing({ resultCode: 26 }) : null);
    const tab = browser.open('tab');
    await tab.ask('write', batch('moss'));
    expect(await tab.find('moss')).toEqual(['moss']);
    expect(browser.discarded).toBe(1);
  });

  test('on a full disk, what is there is still found, nothing hangs, and writing goes on later', async () => {
    const browser = new FakeMemories();
    const tab = browser.open('tab');
    await tab.ask('write', batch('old moss'));
    const write = vi.spyOn(browser.engine as SqliteMemory, 'write').mockImplementation(() => {
      throw failing({ resultCode: 13 });
    });
    await tab.ask('write', batch('new moss'));
    await tab.ask('write', batch('new moss'));
    expect(write).toHaveBeenCalledTimes(1);
    expect(tab.health).toEqual(['ready', 'full']);
    expect(await tab.find('moss')).toEqual(['old moss']);
    write.mockRestore();
    browser.now += 61_000;
    await tab.ask('write', batch('newest moss'));
    expect(await tab.find('newest')).toEqual(['newest moss']);
    expect(tab.health.at(-1)).toBe('ready');
  });

  test('a file that the browser took away is opened again', async () => {
    const browser = new FakeMemories();
    const tab = browser.open('tab');
    await tab.ask('write', batch('evicted'));
    vi.spyOn(browser.engine as SqliteMemory, 'search').mockImplementation(() => {
      throw failing({ resultCode: 778 });
    });
    browser.file.open = async () => (browser.engine = await sqliteMemory());
    expect(await tab.find('evicted')).toEqual([]);
    await tab.ask('write', batch('moss'));
    expect(await tab.find('moss')).toEqual(['moss']);
  });

  test('a browser that keeps nothing says so, and every question fails at once', async () => {
    const browser = new FakeMemories();
    browser.refuse = () => failing({ name: 'SecurityError' });
    const tab = browser.open('tab');
    await expect(tab.find('moss')).rejects.toThrow('keeps nothing');
    expect(tab.health).toEqual(['unavailable']);
  });
});

test('a search overtakes notes that wait to be written', async () => {
  const browser = new FakeMemories();
  const tab = browser.open('tab');
  await tab.ask('write', batch('moss'));
  const order: string[] = [];
  const done = ['write', 'write', 'write'].map((name) => tab.ask('write', batch('x')).then(() => order.push(name)));
  done.push(tab.find('moss').then(() => order.push('search')));
  await Promise.all(done);
  expect(order.indexOf('search')).toBeLessThan(3);
});
