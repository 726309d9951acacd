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
  test('turns booleans into 0 and 1 and dates into milliseconds', () => {
    insert('a', true);
    expect(db.get('SELECT flag, at FROM things')).toEqual({ flag: 1, at: 5 });
  });

  test('turns undefined into null', () => {
    expect(db.get('SELECT ? AS value', [undefined])).toEqual({ value: null });
  });

  test('refuses an object instead of ending the process', () => {
    expect(() => db.get('SELECT ? AS value', [{} as never])).toThrow(TypeError);
  });

  test('gives rows without the fields that the driver adds', () => {
    insert('a');
    expect(Object.keys(db.get('SELECT id FROM things') ?? {})).toEqual(['id']);
  });

  test('gives undefined for no row', () => {
    expect(db.get('SELECT id FROM things')).toBeUndefined();
  });

  test('counts changed rows', () => {
    insert('a');
    insert('b');
    expect(db.run('UPDATE things SET flag = 1')).toEqual({ changes: 2 });
  });
});

describe('transactions', () => {
  test('keep all changes', () => {
    db.transaction(() => {
      insert('a');
      insert('b');
    });
    expect(ids()).toEqual(['a', 'b']);
  });

  test('undo every change when the work throws', () => {
    expect(() =>
      db.transaction(() => {
        insert('a');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(ids()).toEqual([]);
  });

  test('join the outer one, which decides', () => {
    expect(() =>
      db.transaction(() => {
        db.transaction(() => insert('a'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(ids()).toEqual([]);
  });

  test('an inner failure that is caught leaves the outer one usable', () => {
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

  test('a later transaction works after a rolled back one', () => {
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

  test('what is asked for after a commit waits until what was asked for before has run', () => {
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

  test('one failure after the commit does not keep the others from running', () => {
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
    expect([seen, ids()]).toEqual([['told'], ['a']]);
  });

  test('afterCommit never runs for a rolled back transaction', () => {
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
  test('writes ahead, so that a killed process loses nothing it answered', () => {
    expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  });

  test('what is written is seen by another connection at once', () => {
    insert('a');
    const other = new Database(join(dir, 'x.db'));
    expect(other.get('SELECT id FROM things')).toEqual({ id: 'a' });
    other.close();
  });

  test('a read of one of many rows does not hold up a checkpoint', () => {
    insert('a');
    insert('b');
    db.get('SELECT id FROM things');
    expect(db.get('PRAGMA wal_checkpoint(TRUNCATE)')).toMatchObject({ busy: 0 });
  });

  test('keeps foreign keys', () => {
    expect(db.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
  });
});
