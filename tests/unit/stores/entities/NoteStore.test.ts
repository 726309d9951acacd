import { describe, expect, test } from 'vitest';
import { NoteStore } from '~/stores/entities/NoteStore';
import { withMyReaction } from '~/services/noteChanges';
import { FakeClock } from '../../../fixtures/FakeClock';
import { note } from '../../../fixtures/builders';

function store(limit?: number): NoteStore {
  const notes = new NoteStore({ clock: new FakeClock(), limit });
  notes.put({ ...note().id('n').build(), files: [] });
  return notes;
}

test('a removed note is gone and known to be deleted', () => {
  const notes = store();
  notes.remove('n');
  expect([notes.get('n'), notes.isDeleted('n')]).toEqual([undefined, true]);
});

test('EN8 a removal that the server refused is taken back, and both are told', () => {
  const notes = store();
  const told: [string, boolean][] = [];
  notes.onDeleted((id) => told.push([id, notes.isDeleted(id)]));
  notes.remove('n')();
  expect([notes.get('n')?.id, told]).toEqual([
    'n',
    [
      ['n', true],
      ['n', false],
    ],
  ]);
});

test('a removed note comes back without the change that was refused with it', () => {
  const notes = store();
  const change = notes.optimistic('n', (record) => withMyReaction(record, '👍'));
  const putBack = notes.remove('n');
  change.undo();
  putBack();
  expect(notes.get('n')?.myReaction ?? null).toBeNull();
});

test('a note in use keeps what it renotes', () => {
  const notes = store(1);
  notes.put({ ...note().id('inner').build(), files: [] });
  notes.put({ ...note().id('outer').build(), renoteId: 'inner', files: [] });
  notes.addRoots(() => ['outer']);
  for (let index = 0; index < 300; index += 1) notes.put({ ...note().id(`x${index}`).build(), files: [] });
  expect([notes.get('inner') !== undefined, notes.get('n')]).toEqual([true, undefined]);
});

describe('the time of the last live change', () => {
  test('is never before any', () => {
    expect(store().touchedAt('n')).toBe(0);
  });

  test('is that of an own action as well, from its beginning to its end', () => {
    const clock = new FakeClock(1_000);
    const notes = new NoteStore({ clock });
    notes.put({ ...note().id('n').build(), files: [] });
    const change = notes.optimistic('n', (record) => withMyReaction(record, '👍'));
    clock.advance(500);
    change.commit();
    expect(notes.touchedAt('n')).toBe(1_500);
  });
});
