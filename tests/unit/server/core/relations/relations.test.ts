import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { relationsOf } from '../../../../../server/core/relations/relations';
import { TestInstance, type TestAccount } from '../../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterEach(() => world.close());

const of = (account: TestAccount) => relationsOf(world.instance.server, account.id);

describe('relations', () => {
  test('relations follow a following, its options and its end', async () => {
    expect(of(alice).following.has(bob.id)).toBe(false);
    await world.ok('following/create', { userId: bob.id, withReplies: true }, alice.token);
    expect(of(alice).following.has(bob.id)).toBe(true);
    expect(of(alice).followingWithReplies.has(bob.id)).toBe(true);
    await world.ok('following/update', { userId: bob.id, notify: 'normal', withReplies: false }, alice.token);
    expect(of(alice).notifying.has(bob.id)).toBe(true);
    expect(of(alice).followingWithReplies.has(bob.id)).toBe(false);
    await world.ok('following/delete', { userId: bob.id }, alice.token);
    expect(of(alice).following.has(bob.id)).toBe(false);
  });

  test('relations know a block on both sides', async () => {
    expect(of(alice).blocking.size).toBe(0);
    expect(of(bob).blockers.size).toBe(0);
    await world.ok('blocking/create', { userId: bob.id }, alice.token);
    expect(of(alice).blocking.has(bob.id)).toBe(true);
    expect(of(bob).blockers.has(alice.id)).toBe(true);
  });

  test('relations forget a mute when it expires, without an event', async () => {
    await world.ok('mute/create', { userId: bob.id, expiresAt: world.clock.now() + 1000 }, alice.token);
    expect(of(alice).muting.has(bob.id)).toBe(true);
    world.clock.advance(1000);
    expect(of(alice).muting.has(bob.id)).toBe(false);
  });

  test('relations know muted instances', async () => {
    expect(of(alice).mutedInstances.size).toBe(0);
    await world.ok('i/update', { mutedInstances: ['else.example'] }, alice.token);
    expect(of(alice).mutedInstances.has('else.example')).toBe(true);
  });

  test('relations that were read inside a rolled back transaction are not cached', () => {
    const { db } = world.instance.server;
    expect(() =>
      db.transaction(() => {
        db.run('INSERT INTO followings (id, followerId, followeeId) VALUES (?, ?, ?)', ['x', alice.id, bob.id]);
        of(alice);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(of(alice).following.has(bob.id)).toBe(false);
  });

  test('a visitor has no relations', () => {
    expect(relationsOf(world.instance.server, null).following.size).toBe(0);
  });
});
