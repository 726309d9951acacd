import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EventBus } from '../../../../server/core/EventBus';
import { Database } from '../../../../server/db/Database';

let db: Database;
let bus: EventBus;
const onError = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  onError.mockReset();
  db = new Database(':memory:');
  bus = new EventBus(db, onError);
});
afterEach(() => db.close());

const collect = () => {
  const seen: string[] = [];
  bus.subscribe('tokenRevoked', ({ userId }) => seen.push(userId));
  return seen;
};

describe('delivery', () => {
  test('an event outside a transaction is delivered at once', () => {
    const seen = collect();
    bus.publish('tokenRevoked', { userId: 'a' });
    expect(seen).toEqual(['a']);
  });

  test('an event inside a transaction is delivered after the commit', () => {
    const seen = collect();
    db.transaction(() => {
      bus.publish('tokenRevoked', { userId: 'a' });
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['a']);
  });

  test('an event of a rolled back transaction is never delivered', () => {
    const seen = collect();
    expect(() =>
      db.transaction(() => {
        bus.publish('tokenRevoked', { userId: 'a' });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(seen).toEqual([]);
  });

  test('events arrive in order, including those that a listener publishes', () => {
    const seen: string[] = [];
    bus.subscribe('tokenRevoked', ({ userId }) => {
      if (userId === 'a') bus.publish('tokenRevoked', { userId: 'c' });
    });
    bus.subscribe('tokenRevoked', ({ userId }) => seen.push(userId));
    db.transaction(() => {
      bus.publish('tokenRevoked', { userId: 'a' });
      bus.publish('tokenRevoked', { userId: 'b' });
    });
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  test('other listeners are called when one throws', () => {
    const failure = new Error('broken listener');
    bus.subscribe('tokenRevoked', () => {
      throw failure;
    });
    const seen = collect();
    bus.publish('tokenRevoked', { userId: 'a' });
    expect(seen).toEqual(['a']);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  });

  test('a listener is not called after its subscription ended', () => {
    const seen: string[] = [];
    const subscription = bus.subscribe('tokenRevoked', ({ userId }) => seen.push(userId));
    subscription.dispose();
    bus.publish('tokenRevoked', { userId: 'a' });
    expect(seen).toEqual([]);
  });
});
