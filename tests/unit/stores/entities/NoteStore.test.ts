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

test('a removed note is gone and marked as deleted', () => {
  const notes = store();
  notes.remove('n');
  expect(notes.get('n')).toBeUndefined();
  expect(notes.isDeleted('n')).toBe(true);
});

test('EN8 a removal that the server refused is undone, and listeners are called both times', () => {
  const notes = store();
  const told: [string, boolean][] = [];
  notes.onDeleted((id) => told.push([id, notes.isDeleted(id)]));
  notes.remove('n')();
  expect(notes.get('n')?.id).toBe('n');
  expect(told).toEqual([
    ['n', true],
    ['n', false],
  ]);
});

test('a restored note does not keep a change that was refused in the meantime', () => {
  const notes = store();
  const change = notes.optimistic('n', (record) => withMyReaction(record, '👍'));
  const putBack = notes.remove('n');
  change.undo();
  putBack();
  expect(notes.get('n')?.myReaction ?? null).toBeNull();
});

test('a note in use keeps the note that it renotes', () => {
  const notes = store(1);
  notes.put({ ...note().id('inner').build(), files: [] });
  notes.put({ ...note().id('outer').build(), renoteId: 'inner', files: [] });
  notes.addRoots(() => ['outer']);
  for (let index = 0; index < 300; index += 1) notes.put({ ...note().id(`x${index}`).build(), files: [] });
  expect(notes.get('inner') !== undefined).toBe(true);
  expect(notes.get('n')).toBeUndefined();
});

describe('touchedAt', () => {
  test('a note without a live change has the time 0', () => {
    expect(store().touchedAt('n')).toBe(0);
  });

  test('an action of the viewer updates the time at its start and at its end', () => {
    const clock = new FakeClock(1_000);
    const notes = new NoteStore({ clock });
    notes.put({ ...note().id('n').build(), files: [] });
    const change = notes.optimistic('n', (record) => withMyReaction(record, '👍'));
    clock.advance(500);
    change.commit();
    expect(notes.touchedAt('n')).toBe(1_500);
  });
});
