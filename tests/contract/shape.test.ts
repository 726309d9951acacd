import { beforeEach, describe, expect, test } from 'vitest';
import { ShapeBook } from './lib/shape';
import { wireRules } from './lib/wireShapes';

const DATE = '2026-11-20T12:41:34.300Z';
let book: ShapeBook;
beforeEach(() => {
  book = new ShapeBook({
    keyed: new Set(['counts']),
    free: new Set(['value']),
    entityOf: (value) => {
      if ('username' in value) return 'User';
      return 'kind' in value ? `Event:${String(value.kind)}` : null;
    },
  });
});

describe('fields', () => {
  test('a field that every recorded object has must be there', () => {
    book.learn('a', { id: 1, name: 'x' });
    book.learn('a', { id: 2, name: 'y', extra: true });
    expect(book.differences('a', { id: 3 })).toEqual(['.name: missing']);
  });

  test('a field that some recorded objects lack may be absent', () => {
    book.learn('a', [{ id: 1, extra: true }, { id: 2 }]);
    expect(book.differences('a', [{ id: 3 }, { id: 4, extra: false }])).toEqual([]);
  });

  test('a field that no recorded object has is a difference', () => {
    book.learn('a', { id: 1 });
    expect(book.differences('a', { id: 1, secret: 'x' })).toEqual(['.secret: not in any recording']);
  });

  test('a nested difference has its path', () => {
    book.learn('a', { list: [{ inner: { id: 1 } }] });
    expect(book.differences('a', { list: [{ inner: { id: 1 } }, { inner: {} }] })).toEqual(['.list[].inner.id: missing']);
  });

  test('the same difference is reported once', () => {
    book.learn('a', [{ id: 1 }]);
    expect(book.differences('a', [{}, {}])).toEqual(['[].id: missing']);
  });
});

describe('values', () => {
  test.each([
    ['a text', 'x', 5, 'number, recorded text'],
    ['a number', 5, '5', 'text, recorded number'],
    ['a list', [], {}, 'object, recorded array'],
    ['an object', {}, [], 'array, recorded object'],
    ['a date', DATE, '2026-11-20', 'text, recorded date'],
    ['never null', 'x', null, 'null, recorded text'],
  ])('the kind of %s may not change', (_what, recorded, answered, difference) => {
    book.learn('a', { field: recorded });
    expect(book.differences('a', { field: answered })).toEqual([`.field: ${difference}`]);
  });

  test('null is allowed where it was recorded beside a value', () => {
    book.learn('a', [{ field: null }, { field: 'x' }]);
    expect(book.differences('a', [{ field: 'y' }, { field: null }])).toEqual([]);
    expect(book.differences('a', [{ field: 5 }])).toEqual(['[].field: number, recorded null or text']);
  });

  test('where only null was recorded, any value is allowed', () => {
    book.learn('a', { field: null });
    expect(book.differences('a', { field: { id: 1 } })).toEqual([]);
  });

  test('a text can look like a date', () => {
    book.learn('a', { field: 'x' });
    expect(book.differences('a', { field: DATE })).toEqual([]);
  });

  test('an empty recorded list says nothing about its elements', () => {
    book.learn('a', []);
    expect(book.differences('a', [{ id: 1 }])).toEqual([]);
  });
});

describe('entities', () => {
  test('entities are recognized at every place', () => {
    book.learn('a', { author: { username: 'x', id: 1 } });
    book.learn('b', [{ by: { username: 'y', id: 1, isBot: true } }]);
    expect(book.differences('a', { author: { username: 'z', isBot: true } })).toEqual(['.author<User>.id: missing']);
  });

  test('an entity is allowed only where one was recorded', () => {
    book.learn('a', { author: { username: 'x' }, place: { id: 1 } });
    expect(book.differences('a', { author: { id: 1 }, place: { username: 'x' } })).toEqual([
      '.author: no entity, recorded User',
      '.place: User, recorded other objects',
    ]);
  });

  test('entities of a family replace each other, each with its own fields', () => {
    book.learn('a', [{ kind: 'follow', by: 'x' }]);
    book.learn('b', [{ kind: 'reply', note: 'y' }]);
    expect(book.differences('a', [{ kind: 'reply', by: 'x' }])).toEqual([
      '[]<Event:reply>.by: not in any recording',
      '[]<Event:reply>.note: missing',
    ]);
    expect(book.differences('a', [{ kind: 'quote' }])).toEqual(['[]: Event:quote was never recorded']);
  });

  test('entities of a family share what their fields hold', () => {
    book.learn('a', [
      { kind: 'follow', by: null },
      { kind: 'reply', by: 'x' },
    ]);
    expect(book.differences('a', [{ kind: 'reply', by: null }])).toEqual([]);
    expect(book.differences('a', [{ kind: 'follow', by: 5 }])).toEqual(['[]<Event:follow>.by: number, recorded null or text']);
  });
});

test('objects whose keys are data are compared by their values', () => {
  book.learn('a', { counts: { x: 1 } });
  expect(book.differences('a', { counts: { y: 2, z: 3 } })).toEqual([]);
  expect(book.differences('a', { counts: { y: '2' } })).toEqual(['.counts{}: text, recorded number']);
});

test('data of clients is not compared, but must be there', () => {
  book.learn('a', { value: 1 });
  expect(book.differences('a', { value: [{ any: 'thing' }] })).toEqual([]);
  expect(book.differences('a', {})).toEqual(['.value: missing']);
});

test('an answer without a recording is a difference', () => {
  expect(book.differences('a', {})).toEqual(['never recorded']);
});

describe('entities of the API', () => {
  const nameOf = (value: Record<string, unknown>, key = '', holder: string | null = null) => wireRules.entityOf(value, key, holder);
  const user = { username: 'a', avatarUrl: null };

  test.each([
    ['UserLite', user],
    ['User:seen by a visitor', { ...user, notesCount: 1 }],
    ['User:seen by another', { ...user, notesCount: 1, isFollowing: false }],
    ['User:who asks', { ...user, notesCount: 1, avatarId: null }],
    ['Me', { ...user, notesCount: 1, avatarId: null, email: null }],
    ['DriveFile', { md5: '', isSensitive: false, type: 'image/png', id: 'a', createdAt: DATE }],
    ['Notification:follow', { id: 'a', createdAt: DATE, type: 'follow' }],
  ])('the entity %s is recognized', (name, value) => {
    expect(nameOf(value)).toBe(name);
  });

  test('a reaction is not a notification, although it has a type', () => {
    for (const type of ['👍', ':moss@.:']) expect(nameOf({ id: 'a', createdAt: DATE, type, user })).toBeNull();
  });

  test('a replied note is an entity of its own, because it has fewer fields', () => {
    const note = { visibility: 'public', renoteCount: 0 };
    expect(nameOf(note, 'renote', 'Note')).toBe('Note');
    expect(nameOf(note, 'reply', 'Note')).toBe('Note that is answered');
    expect(nameOf(note, 'reply')).toBe('Note');
  });
});
