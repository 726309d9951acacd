import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../../../../server/db/Database';

let dir: string;
let db: Database;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wisteria-test-'));
  db = new Database(join(dir, 'x.db'));
  db.exec('CREATE TABLE things (id TEXT PRIMARY KEY, flag INTEGER, at INTEGER)');
});

afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

const insert = (id: string, flag: boolean | null = null) =>
  db.run('INSERT INTO things (id, flag, at) VALUES (?, ?, ?)', [id, flag, new Date(5)]);
const ids = () => db.all<{ id: string }>('SELECT id FROM things ORDER BY id').map((row) => row.id);

describe('binding', () => {
  test('booleans are bound as 0 and 1, dates as milliseconds', () => {
    insert('a', true);
    expect(db.get('SELECT flag, at FROM things')).toEqual({ flag: 1, at: 5 });
  });

  test('undefined is bound as null', () => {
    expect(db.get('SELECT ? AS value', [undefined])).toEqual({ value: null });
  });

  test('an object is refused instead of ending the process', () => {
    expect(() => db.get('SELECT ? AS value', [{} as never])).toThrow(TypeError);
  });

  test('rows have no fields of the driver', () => {
    insert('a');
    expect(Object.keys(db.get('SELECT id FROM things') ?? {})).toEqual(['id']);
  });

  test('get returns undefined when there is no row', () => {
    expect(db.get('SELECT id FROM things')).toBeUndefined();
  });

  test('run counts the changed rows', () => {
    insert('a');
    insert('b');
    expect(db.run('UPDATE things SET flag = 1')).toEqual({ changes: 2 });
  });
});

describe('transactions', () => {
  test('a transaction keeps all changes', () => {
    db.transaction(() => {
      insert('a');
      insert('b');
    });
    expect(ids()).toEqual(['a', 'b']);
  });

  test('a transaction undoes all changes when its work throws', () => {
    expect(() =>
      db.transaction(() => {
        insert('a');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(ids()).toEqual([]);
  });

  test('an inner transaction joins the outer one, which decides', () => {
    expect(() =>
      db.transaction(() => {
        db.transaction(() => insert('a'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(ids()).toEqual([]);
  });

  test('an inner failure that is caught leaves the outer transaction usable', () => {
    db.transaction(() => {
      insert('a');
      expect(() =>
        db.transaction(() => {
          throw new Error('inner');
        }),
      ).toThrow('inner');
      insert('b');
    });
    expect(ids()).toEqual(['a', 'b']);
  });

  test('a transaction works after a rolled back one', () => {
    expect(() =>
      db.transaction(() => {
        throw new Error('no');
      }),
    ).toThrow('no');
    db.transaction(() => insert('a'));
    expect(ids()).toEqual(['a']);
  });

  test('afterCommit waits for the outermost commit', () => {
    const seen: string[] = [];
    db.transaction(() => {
      db.transaction(() => db.afterCommit(() => seen.push('told')));
      seen.push('work');
    });
    expect(seen).toEqual(['work', 'told']);
  });

  test('afterCommit calls made after a commit wait for those made before', () => {
    const seen: string[] = [];
    db.transaction(() => {
      db.afterCommit(() => {
        db.afterCommit(() => seen.push('third'));
        db.transaction(() => db.afterCommit(() => seen.push('fourth')));
        seen.push('first');
      });
      db.afterCommit(() => seen.push('second'));
    });
    expect(seen).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('a failure after the commit does not stop the other calls', () => {
    const seen: string[] = [];
    expect(() =>
      db.transaction(() => {
        insert('a');
        db.afterCommit(() => {
          throw new Error('late');
        });
        db.afterCommit(() => seen.push('told'));
      }),
    ).toThrow('late');
    expect({ seen, ids: ids() }).toEqual({ seen: ['told'], ids: ['a'] });
  });

  test('afterCommit never runs after a rollback', () => {
    const seen: string[] = [];
    expect(() =>
      db.transaction(() => {
        db.afterCommit(() => seen.push('told'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(seen).toEqual([]);
  });
});

describe('durability', () => {
  test('the database writes ahead, so a killed process loses nothing it answered', () => {
    expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  });

  test('another connection sees a write at once', () => {
    insert('a');
    const other = new Database(join(dir, 'x.db'));
    expect(other.get('SELECT id FROM things')).toEqual({ id: 'a' });
    other.close();
  });

  test('reading one of many rows does not block a checkpoint', () => {
    insert('a');
    insert('b');
    db.get('SELECT id FROM things');
    expect(db.get('PRAGMA wal_checkpoint(TRUNCATE)')).toMatchObject({ busy: 0 });
  });

  test('foreign keys are enforced', () => {
    expect(db.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
  });
});
