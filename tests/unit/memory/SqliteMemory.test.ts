import { describe, expect, test } from 'vitest';
import { OtherVersionError, SqliteMemory } from '~/memory/SqliteMemory';
import type { MemorySearch } from '~/memory/model';
import { SCHEMA } from '~/memory/schema';
import { FIXTURE_NOW, note, user } from '../../fixtures/builders';
import { sqlite, sqliteMemory } from '../../fixtures/sqliteMemory';

test('a file that is no database, or of another version, is refused instead of being read', async () => {
  const { oo1, wasm, capi } = await sqlite();
  const damaged = new oo1.DB(':memory:');
  const bytes = new TextEncoder().encode('this is no database. '.repeat(500));
  const pointer = wasm.allocFromTypedArray(bytes);
  capi.sqlite3_deserialize(damaged.pointer!, 'main', pointer, bytes.length, bytes.length, capi.SQLITE_DESERIALIZE_FREEONCLOSE);
  expect(() => new SqliteMemory(damaged)).toThrow(/NOTADB|not a database/);
  const newer = new oo1.DB(':memory:');
  newer.exec('CREATE TABLE x (y); PRAGMA user_version = 99');
  expect(() => new SqliteMemory(newer)).toThrow(OtherVersionError);
});

test('more notes of one moment than it has places are kept, and found newest first', async () => {
  const memory = await sqliteMemory();
  const createdAt = new Date(FIXTURE_NOW).toISOString();
  memory.write({ account: 'a/b', seenAt: FIXTURE_NOW, notes: Array.from({ length: 1_100 }, () => note().with({ createdAt }).build()) });
  expect(memory.figures().notes).toBe(1_100);
});

describe('filters that few notes pass', () => {
  const COUNT = 1_600;
  const OPERATIONS = 1_000;
  const file = (type: string) => [{ id: 'f', name: 'f', type, url: '', size: 1, comment: null } as never];
  const search = (rest: Partial<MemorySearch>): MemorySearch => ({ accounts: ['a/user-me'], words: 'moss', limit: 30, ...rest });
  const mossy = (count: number) => note().text(`moss ${count}`).by(user('bob').from('common.example').build());

  /** A memory whose notes all have a word, some of them something rare, and how many thousands of operations a search takes there. */
  async function filled() {
    const { oo1, capi } = await sqlite();
    const db = new oo1.DB(':memory:');
    db.exec(SCHEMA);
    const memory = new SqliteMemory(db);
    const notes = Array.from({ length: COUNT }, (_, count) =>
      mossy(count)
        .with({ files: file('image/png') })
        .build(),
    );
    const rare = [
      note()
        .text('moss sound')
        .with({ files: file('audio/mpeg') })
        .build(),
      note()
        .text('moss liked')
        .with({ myReaction: '👍', reactions: { '👍': 1 } })
        .build(),
      note().text('moss mine').by(user('me').build()).build(),
      note().text('moss afar').by(user('carol').from('rare.example').build()).build(),
    ];
    memory.write({ account: 'a/user-me', seenAt: FIXTURE_NOW, notes: [...rare, ...notes] });
    const thousands = (rest: Partial<MemorySearch>): number => {
      let count = 0;
      capi.sqlite3_progress_handler(db, OPERATIONS, () => ((count += 1), 0), 0);
      memory.search(search(rest));
      capi.sqlite3_progress_handler(db, 0, 0, 0);
      return count;
    };
    const find = (rest: Partial<MemorySearch>) => memory.search(search(rest)).notes.map((found) => found.note.text);
    return { find, thousands };
  }

  test('they find what has a word that all others have, too, without reading these', async () => {
    const { find, thousands } = await filled();
    const cases: readonly (readonly [string, Partial<MemorySearch>])[] = [
      ['moss sound', { files: 'audio' }],
      ['moss liked', { reactions: 'mine' }],
      ['moss mine', { kind: 'own' }],
      ['moss afar', { host: 'rare.example' }],
    ];
    for (const [text, filter] of cases) {
      expect(find(filter)).toEqual([text]);
      expect(thousands(filter)).toBeLessThanOrEqual(2);
      expect(find({ ...filter, words: 'xyzzy' })).toEqual([]);
    }
  });

  test('filters that many notes pass use the index of words', async () => {
    const { find } = await filled();
    expect(find({ files: 'image', words: 'moss 1599' })).toEqual(['moss 1599']);
    expect(find({ host: 'common.example', words: 'moss 7' })).toHaveLength(30);
  });
});
