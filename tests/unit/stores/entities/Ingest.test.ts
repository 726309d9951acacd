import { describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { withReaction } from '~/services/noteChanges';
import { Ingest } from '~/stores/entities/Ingest';
import { NoteStore } from '~/stores/entities/NoteStore';
import { UserStore } from '~/stores/entities/UserStore';
import { FakeClock } from '../../../fixtures/FakeClock';
import { file, note, poll, user } from '../../../fixtures/builders';

function setUp() {
  const clock = new FakeClock();
  const notes = new NoteStore({ clock });
  const users = new UserStore();
  return { clock, notes, users, ingest: new Ingest({ notes, users, clock }) };
}

const alice = user('alice').build();
const bob = user('bob').build();

describe('ingesting a note', () => {
  test('EN2 nested notes and users are stored by id', () => {
    const { ingest, notes, users } = setUp();
    const answered = note().id('answered').by(bob).build();
    const renoted = note().id('renoted').by(alice).replyingTo(answered).build();
    const id = ingest.note(note().id('outer').by(bob).renoting(renoted).build(), 'fetch');
    expect({
      id,
      renoteId: notes.get('outer')?.renoteId,
      replyId: notes.get('renoted')?.replyId,
      userId: notes.get('answered')?.userId,
    }).toEqual({ id: 'outer', renoteId: 'renoted', replyId: 'answered', userId: bob.id });
    expect(users.get(alice.id)?.username).toBe('alice');
    expect(users.get(bob.id)?.username).toBe('bob');
    expect(Object.keys(notes.get('outer')!)).not.toContain('renote');
  });

  test('ids are returned in the order of the answer', () => {
    const { ingest } = setUp();
    expect(ingest.notes([note().id('b').build(), note().id('a').build()], 'fetch')).toEqual(['b', 'a']);
  });

  test('EN2 endless nesting is cut off at the depth that servers use', () => {
    const { ingest, notes } = setUp();
    let nested = note().id('n0').build();
    for (let depth = 1; depth < 40; depth += 1) nested = note().id(`n${depth}`).replyingTo(nested).build();
    ingest.note(nested, 'stream');
    expect(notes.get('n39') !== undefined).toBe(true);
    expect(notes.get('n0')).toBeUndefined();
  });

  test('EN6 a late answer does not bring back a deleted note', () => {
    const { ingest, notes } = setUp();
    notes.remove('n');
    ingest.note(note().id('n').build(), 'fetch');
    expect(notes.get('n')).toBeUndefined();
  });

  test('EN5 a cached note never replaces one from the server', () => {
    const { ingest, notes } = setUp();
    ingest.note(note().id('n').text('new').build(), 'fetch');
    ingest.note(note().id('n').text('old').build(), 'cache');
    expect(notes.get('n')?.text).toBe('new');
  });

  test('EN4 an older answer does not replace counters that changed live', () => {
    const { ingest, notes, clock } = setUp();
    ingest.note(note().id('n').build(), 'fetch');
    const askedAt = clock.now();
    clock.advance(50);
    notes.patch('n', (record) => withReaction(record, '👍'));
    ingest.note(note().id('n').build(), 'fetch', askedAt);
    expect(notes.get('n')?.reactions).toEqual({ '👍': 1 });
  });

  test('a newer answer replaces the counters', () => {
    const { ingest, notes, clock } = setUp();
    ingest.note(note().id('n').build(), 'fetch');
    notes.patch('n', (record) => withReaction(record, '👍'));
    clock.advance(50);
    ingest.note(note().id('n').reactions({ '👍': 5 }).build(), 'fetch', clock.now());
    expect(notes.get('n')?.reactions).toEqual({ '👍': 5 });
  });

  test('a note without a list of files gets an empty one', () => {
    const { ingest, notes } = setUp();
    ingest.note(note().id('n').with({ files: undefined }).build(), 'fetch');
    expect(notes.get('n')?.files).toEqual([]);
  });
});

describe('ingesting a user', () => {
  test('a profile brings its pinned notes', () => {
    const { ingest, notes, users } = setUp();
    const pinned = note().id('pinned').by(alice).build();
    ingest.users([user('alice').detailed({ pinnedNotes: [pinned], pinnedNoteIds: ['pinned'] })], 'fetch');
    expect({ userId: notes.get('pinned')?.userId, pinnedNoteIds: users.get(alice.id)?.pinnedNoteIds }).toEqual({
      userId: alice.id,
      pinnedNoteIds: ['pinned'],
    });
  });

  test('EN3 a short user inside a note keeps the profile fields', () => {
    const { ingest, users } = setUp();
    ingest.users([user('alice').detailed({ description: 'painter' })], 'fetch');
    ingest.note(note().by(alice).build(), 'stream');
    expect(users.get(alice.id)?.description).toBe('painter');
  });
});

describe('text that is shown in a line with other text', () => {
  const taken = (made: WireNote) => {
    const { ingest, notes, users } = setUp();
    const kept = notes.get(ingest.note(made, 'fetch'))!;
    return { kept, author: users.get(kept.userId)! };
  };

  test('direction marks are removed', () => {
    const { kept, author } = taken(
      note()
        .by(user('eve').from('b.example\u202E').name('Eve \u202Eeve').build())
        .with({ poll: poll(['yes\u202E']), files: [file({ name: 'photo\u202Egnp.exe', comment: '\u202Egnp' })] })
        .build(),
    );
    expect({
      authorName: author.name,
      instanceName: author.instance?.name,
      text: kept.poll?.choices[0]?.text,
      firstFileName: kept.files[0]?.name,
      comment: kept.files[0]?.comment,
    }).toEqual({ authorName: 'Eve eve', instanceName: 'b.example', text: 'yes', firstFileName: 'photo\uFFFDgnp.exe', comment: 'gnp' });
  });

  test.each(['\u200B', '\u3164', ' \u202E'])('an invisible name such as %j becomes null', (name) => {
    expect(taken(note().by(user('eve').name(name).build()).build()).author.name).toBeNull();
  });
});
