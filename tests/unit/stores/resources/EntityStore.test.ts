import { expect, test } from 'vitest';
import { disposable } from '~/lib/disposable';
import { EntityStore } from '~/stores/resources/EntityStore';

interface Pot {
  readonly id: string;
  readonly name: string;
  readonly size?: number;
}

const pot = (fields: Partial<Pot> = {}): Pot => ({ id: 'p', name: 'pot', ...fields });

test('a stored record keeps the fields that a later answer lacks', () => {
  const store = new EntityStore<Pot>({ limit: 10 });
  store.put(pot({ size: 3 }));
  store.put(pot({ name: 'pan' }));
  expect(store.get('p')).toEqual({ id: 'p', name: 'pan', size: 3 });
});

test('listeners are called for records that arrived, not for records from answers', () => {
  const store = new EntityStore<Pot>({ limit: 10 });
  const arrived: string[] = [];
  const hearing = store.onArrived(({ name }) => arrived.push(name));
  store.put(pot());
  store.arrive(pot({ name: 'pan' }));
  hearing.dispose();
  store.arrive(pot({ name: 'cup' }));
  expect(arrived).toEqual(['pan']);
});

test('a deleted record does not come back', () => {
  const store = new EntityStore<Pot>({ limit: 10 });
  const arrived: string[] = [];
  store.put(pot());
  store.remove('p');
  store.onArrived(({ name }) => arrived.push(name));
  store.arrive(pot());
  expect(store.get('p')).toBeUndefined();
  expect(arrived).toEqual([]);
});

test("the server's events are followed once for all followers", () => {
  let running = 0;
  const store = new EntityStore<Pot>({
    limit: 10,
    follow: () => {
      running += 1;
      return disposable(() => (running -= 1));
    },
  });
  const first = store.follow();
  const second = store.follow();
  expect(running).toBe(1);
  first.dispose();
  expect(running).toBe(1);
  second.dispose();
  expect(running).toBe(0);
  store.follow();
  expect(running).toBe(1);
});
