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
  const following = followNoteUpdates({ hub, notes, meId: 'me' });
  return { hub, notes, following };
}

const reacted = (reaction: string, userId: string) => ({ id: 'n', type: 'reacted', body: { reaction, userId } }) as const;
const unreacted = (reaction: string, userId: string) => ({ id: 'n', type: 'unreacted', body: { reaction, userId } }) as const;

describe('live changes of a note (reference/note.md section 11)', () => {
  test('count reactions of others', () => {
    const { hub, notes } = setUp();
    hub.update(reacted('👍', 'bob'));
    hub.update(reacted('👍', 'carol'));
    hub.update(unreacted('👍', 'bob'));
    expect(notes.get('n')?.reactions).toEqual({ '👍': 1 });
  });

  test('take my reaction from another device', () => {
    const { hub, notes } = setUp();
    hub.update(reacted('👍', 'me'));
    expect(notes.get('n')).toMatchObject({ reactions: { '👍': 1 }, myReaction: '👍' });
  });

  test('do not count the echo of my own reaction again', () => {
    const { hub, notes } = setUp();
    const change = notes.optimistic('n', (record) => withMyReaction(record, '👍'));
    hub.update(reacted('👍', 'me'));
    change.commit();
    hub.update(reacted('👍', 'me'));
    expect(notes.get('n')).toMatchObject({ reactions: { '👍': 1 }, myReaction: '👍' });
  });

  test('keep what others do while mine is under way, and after it was refused', () => {
    const { hub, notes } = setUp();
    const change = notes.optimistic('n', (record) => withMyReaction(record, '👍'));
    hub.update(reacted('👍', 'bob'));
    expect(notes.get('n')?.reactions).toEqual({ '👍': 2 });
    change.undo();
    expect(notes.get('n')?.reactions).toEqual({ '👍': 1 });
  });

  test('do not take my new reaction for the old one, which the server reports as taken back first', () => {
    const { hub, notes } = setUp({ reactions: { '👍': 1 }, myReaction: '👍' });
    const change = notes.optimistic('n', (record) => withMyReaction(record, '🎉'));
    change.commit();
    hub.update(unreacted('👍', 'me'));
    hub.update(reacted('🎉', 'me'));
    expect(notes.get('n')).toMatchObject({ reactions: { '🎉': 1 }, myReaction: '🎉' });
  });

  test('count votes, mine once', () => {
    const { hub, notes } = setUp({ poll: poll(['a', 'b']) });
    hub.update({ id: 'n', type: 'pollVoted', body: { choice: 0, userId: 'bob' } });
    hub.update({ id: 'n', type: 'pollVoted', body: { choice: 1, userId: 'me' } });
    hub.update({ id: 'n', type: 'pollVoted', body: { choice: 1, userId: 'me' } });
    expect(notes.get('n')?.poll?.choices.map(({ votes, isVoted }) => [votes, isVoted])).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  test('remove a deleted note', () => {
    const { hub, notes } = setUp();
    hub.update({ id: 'n', type: 'deleted', body: { deletedAt: '2024-02-10T12:00:00.000Z' } });
    expect(notes.isDeleted('n')).toBe(true);
  });

  test('of unknown notes are ignored', () => {
    const { hub, notes } = setUp();
    hub.update({ ...reacted('👍', 'bob'), id: 'unknown' });
    expect(notes.get('unknown')).toBeUndefined();
  });

  test('are no longer heard after disposal', () => {
    const { hub, notes, following } = setUp();
    following.dispose();
    hub.update(reacted('👍', 'bob'));
    expect(notes.get('n')?.reactions).toEqual({});
  });
});
