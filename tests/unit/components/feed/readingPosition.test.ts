import { describe, expect, test } from 'vitest';
import { readPosition, savePosition, type ReadingPosition } from '~/components/feed/readingPosition';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

const DAY = 24 * 60 * 60 * 1_000;

const place: ReadingPosition = {
  anchor: { id: 'n5', delta: -12.5 },
  aboveId: 'n13',
  aboveDate: null,
  width: 600,
  heights: [['n5', 120.25]],
};

const setUp = () => ({ tab: new MemoryLocalStore(), browser: new MemoryLocalStore(), now: 0 });

describe('a position in a list', () => {
  test('a position in a list is restored after a reload', () => {
    const stores = setUp();
    savePosition('home', place, stores);
    expect(readPosition('home', stores)).toMatchObject(place);
  });

  test('a position in a list is restored in a new tab', () => {
    const stores = setUp();
    savePosition('home', place, stores);
    expect(readPosition('home', { ...stores, tab: new MemoryLocalStore(), now: 6 * DAY })).toMatchObject(place);
  });

  test('a position in a list expires after a week, but not in the same tab', () => {
    const stores = setUp();
    savePosition('home', place, stores);
    expect(readPosition('home', { ...stores, tab: new MemoryLocalStore(), now: 8 * DAY })).toBeNull();
    expect(readPosition('home', { ...stores, now: 8 * DAY })).toMatchObject(place);
  });

  test('a position at the top wins over the position of another tab', () => {
    const stores = setUp();
    savePosition('home', null, stores);
    savePosition('home', place, { ...stores, tab: new MemoryLocalStore() });
    expect(readPosition('home', stores)).toBeNull();
  });

  test('a position in a list is separate for each list', () => {
    const stores = setUp();
    savePosition('home', place, stores);
    expect(readPosition('local', stores)).toBeNull();
  });

  test('a position in a list makes room for newer ones', () => {
    const stores = setUp();
    for (let index = 0; index < 40; index += 1) savePosition(`view ${index}`, place, stores);
    expect([...stores.browser.values.keys()].filter((key) => key.startsWith('reading:'))).toHaveLength(30);
    const other = { ...stores, tab: new MemoryLocalStore() };
    expect({ oldest: readPosition('view 0', other), newest: readPosition('view 39', other) }).toMatchObject({
      oldest: null,
      newest: place,
    });
  });

  test.each(['nonsense', '7', '{}', '{"anchor":{"id":5}}', '[]'])(
    'a position in a list is the top if the stored text is invalid (%s)',
    (stored) => {
      const stores = setUp();
      stores.tab.set('reading:home', stored);
      expect(readPosition('home', stores)).toBeNull();
    },
  );
});
