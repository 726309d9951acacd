import { describe, expect, test } from 'vitest';
import { beginSignIn, takeSignIn, type ConsentRequest } from '~/stores/session/anyServer/pendingSignIn';
import { lastServers, noteServer } from '~/stores/session/anyServer/lastServers';
import { MemoryLocalStore } from '../../../../fixtures/memoryStores';

const MINUTE = 60_000;
const request: ConsentRequest = {
  origin: 'https://far.test',
  home: 'https://far.test',
  manages: false,
  mode: 'login',
  back: '/notes/9abc',
  callback: 'https://wisteria.test/signed-in',
  icon: 'https://wisteria.test/icons/icon-192.png',
};

const query = (address: string | null) => new URL(address ?? '').searchParams;

describe('a sign-in at the page of a server', () => {
  test('the page is told who asks, for what, and where to go then', () => {
    const address = beginSignIn(new MemoryLocalStore(), request, 's-1', 0);
    expect(address).toMatch(/^https:\/\/far\.test\/miauth\/s-1\?/);
    expect(Object.fromEntries(query(address))).toEqual({
      name: 'Wisteria',
      icon: request.icon,
      callback: request.callback,
      permission:
        'read:account,write:account,read:blocks,write:blocks,read:drive,write:drive,read:favorites,write:favorites,read:following,' +
        'write:following,read:chat,write:chat,read:mutes,write:mutes,write:notes,read:notifications,write:notifications,read:reactions,' +
        'write:reactions,write:votes,read:pages,write:pages,write:page-likes,read:page-likes,read:channels,write:channels,' +
        'write:invite-codes,read:invite-codes,write:clip-favorite,read:clip-favorite,read:federation,write:report-abuse',
    });
  });

  test('permissions for the whole server are asked for only on request', () => {
    const asked = (manages: boolean) =>
      (query(beginSignIn(new MemoryLocalStore(), { ...request, manages }, 's', 0)).get('permission') ?? '')
        .split(',')
        .filter((name) => name.includes(':admin:'));
    expect(asked(false)).toEqual([]);
    expect(asked(true).toSorted()).toEqual([
      'read:admin:avatar-decorations',
      'read:admin:emoji',
      'read:admin:meta',
      'read:admin:roles',
      'write:admin:avatar-decorations',
      'write:admin:emoji',
      'write:admin:federation',
      'write:admin:meta',
      'write:admin:roles',
      'write:admin:user-note',
    ]);
  });

  test('it is taken once, by the session that began it', () => {
    const store = new MemoryLocalStore();
    beginSignIn(store, request, 's-1', 5);
    expect(takeSignIn(store, 's-1', 6)).toEqual({ session: 's-1', origin: 'https://far.test', at: 5, back: '/notes/9abc', mode: 'login' });
    expect(takeSignIn(store, 's-1', 7)).toBe('used');
    expect(takeSignIn(store, undefined, 8)).toBe('notFromHere');
  });

  test.each([undefined, '', 's-2'])('a link with the session %s was not made in this tab, and leaves its sign-in alone', (session) => {
    const store = new MemoryLocalStore();
    beginSignIn(store, request, 's-1', 0);
    expect(takeSignIn(store, session, 1)).toBe('notFromHere');
    expect(takeSignIn(store, 's-1', 1)).toMatchObject({ session: 's-1' });
  });

  test('it is valid for fifteen minutes', () => {
    const store = new MemoryLocalStore();
    beginSignIn(store, request, 's-1', 0);
    expect(takeSignIn(store, 's-1', 15 * MINUTE)).toMatchObject({ session: 's-1' });
    beginSignIn(store, request, 's-2', 0);
    expect(takeSignIn(store, 's-2', 15 * MINUTE + 1)).toBe('tooLate');
    expect(takeSignIn(store, 's-2', 0)).toBe('used');
  });

  test('a browser that keeps nothing is not sent away, because it could not come back', () => {
    const store = new MemoryLocalStore();
    store.set = () => false;
    expect(beginSignIn(store, request, 's-1', 0)).toBeNull();
  });

  test.each([
    { origin: 'javascript:alert(1)' },
    { origin: 'https://far.test/path' },
    { back: 'https://evil.test/' },
    { back: '//evil.test/' },
    { at: 'now' },
  ])('a stored sign-in with %o is not used', (change) => {
    const store = new MemoryLocalStore();
    const data = { session: 's-1', origin: 'https://far.test', at: 0, back: '/', mode: 'login', ...change };
    store.set('miauth', JSON.stringify({ version: 0, data }));
    expect(takeSignIn(store, 's-1', 1)).toBe('notFromHere');
  });
});

test('the last five servers are offered again, the newest first', () => {
  const store = new MemoryLocalStore();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) noteServer(store, `https://${name}.test`);
  expect(lastServers(store)).toEqual(['c', 'f', 'e', 'd', 'b'].map((name) => `https://${name}.test`));
});
