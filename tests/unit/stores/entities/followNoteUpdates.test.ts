import { describe, expect, test } from 'vitest';
import { withMyReaction } from '~/services/noteChanges';
import type { Note } from '~/services/records';
import { followNoteUpdates } from '~/stores/entities/followNoteUpdates';
import { NoteStore } from '~/stores/entities/NoteStore';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeHub } from '../../../fixtures/FakeHub';
import { note, poll } from '../../../fixtures/builders';

function setUp(fields: Partial<Note> = {}) {
  const hub = new FakeHub();
  const notes = new NoteStore({ clock: new FakeClock() });
  notes.put({ ...note().id('n').build(), files: [], ...fields });
  const reloaded: string[] = [];
  const following = followNoteUpdates({ hub, notes, meId: 'me', reload: (noteId) => reloaded.push(noteId) });
  return { hub, notes, following, reloaded };
}

const reacted = (reaction: string, userId: string) => ({ id: 'n', type: 'reacted', body: { reaction, userId } }) as const;
const unreacted = (reaction: string, userId: string) => ({ id: 'n', type: 'unreacted', body: { reaction, userId } }) as const;

describe('live updates of a note', () => {
  test('reactions of others are counted', () => {
    const { hub, notes } = setUp();
    hub.update(reacted('👍', 'bob'));
    hub.update(reacted('👍', 'carol'));
    hub.update(unreacted('👍', 'bob'));
    expect(notes.get('n')?.reactions).toEqual({ '👍': 1 });
  });

  test('an edited note is asked for again', () => {
    const { hub, reloaded } = setUp();
    hub.update({ id: 'n', type: 'updated', body: { updatedAt: '2026-01-01T00:00:00.000Z' } });
    expect(reloaded).toEqual(['n']);
  });

  test('my reaction on another device is applied', () => {
    const { hub, notes } = setUp();
    hub.update(reacted('👍', 'me'));
    expect(notes.get('n')).toMatchObject({ reactions: { '👍': 1 }, myReaction: '👍' });
  });

  test('the echo of my own reaction is not counted again', () => {
    const { hub, notes } = setUp();
    const change = notes.optimistic('n', (record) => withMyReaction(record, '👍'));
    hub.update(reacted('👍', 'me'));
    change.commit();
    hub.update(reacted('👍', 'me'));
    expect(notes.get('n')).toMatchObject({ reactions: { '👍': 1 }, myReaction: '👍' });
  });

  test('reactions of others are kept while mine is pending, and after it was refused', () => {
    const { hub, notes } = setUp();
    const change = notes.optimistic('n', (record) => withMyReaction(record, '👍'));
    hub.update(reacted('👍', 'bob'));
    expect(notes.get('n')?.reactions).toEqual({ '👍': 2 });
    change.undo();
    expect(notes.get('n')?.reactions).toEqual({ '👍': 1 });
  });

  test('my new reaction is not removed when the server reports that the old one was taken back', () => {
    const { hub, notes } = setUp({ reactions: { '👍': 1 }, myReaction: '👍' });
    const change = notes.optimistic('n', (record) => withMyReaction(record, '🎉'));
    change.commit();
    hub.update(unreacted('👍', 'me'));
    hub.update(reacted('🎉', 'me'));
    expect(notes.get('n')).toMatchObject({ reactions: { '🎉': 1 }, myReaction: '🎉' });
  });

  test('votes are counted, and mine only once', () => {
    const { hub, notes } = setUp({ poll: poll(['a', 'b']) });
    hub.update({ id: 'n', type: 'pollVoted', body: { choice: 0, userId: 'bob' } });
    hub.update({ id: 'n', type: 'pollVoted', body: { choice: 1, userId: 'me' } });
    hub.update({ id: 'n', type: 'pollVoted', body: { choice: 1, userId: 'me' } });
    expect(notes.get('n')?.poll?.choices.map(({ votes, isVoted }) => ({ votes, isVoted }))).toEqual([
      { votes: 1, isVoted: false },
      { votes: 1, isVoted: true },
    ]);
  });

  test('a deleted note is removed', () => {
    const { hub, notes } = setUp();
    hub.update({ id: 'n', type: 'deleted', body: { deletedAt: '2024-02-10T12:00:00.000Z' } });
    expect(notes.isDeleted('n')).toBe(true);
  });

  test('updates of unknown notes are ignored', () => {
    const { hub, notes } = setUp();
    hub.update({ ...reacted('👍', 'bob'), id: 'unknown' });
    expect(notes.get('unknown')).toBeUndefined();
  });

  test('updates after disposal are ignored', () => {
    const { hub, notes, following } = setUp();
    following.dispose();
    hub.update(reacted('👍', 'bob'));
    expect(notes.get('n')?.reactions).toEqual({});
  });
});
