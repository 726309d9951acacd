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
  test('is immediate outside of a transaction', () => {
    const seen = collect();
    bus.publish('tokenRevoked', { userId: 'a' });
    expect(seen).toEqual(['a']);
  });

  test('waits for the commit', () => {
    const seen = collect();
    db.transaction(() => {
      bus.publish('tokenRevoked', { userId: 'a' });
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['a']);
  });

  test('never happens for a transaction that is rolled back', () => {
    const seen = collect();
    expect(() =>
      db.transaction(() => {
        bus.publish('tokenRevoked', { userId: 'a' });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(seen).toEqual([]);
  });

  test('keeps the order, also for what a listener publishes', () => {
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

  test('reaches the others when a listener throws', () => {
    const failure = new Error('broken listener');
    bus.subscribe('tokenRevoked', () => {
      throw failure;
    });
    const seen = collect();
    bus.publish('tokenRevoked', { userId: 'a' });
    expect(seen).toEqual(['a']);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  });

  test('ends with the subscription', () => {
    const seen: string[] = [];
    const subscription = bus.subscribe('tokenRevoked', ({ userId }) => seen.push(userId));
    subscription.dispose();
    bus.publish('tokenRevoked', { userId: 'a' });
    expect(seen).toEqual([]);
  });
});
