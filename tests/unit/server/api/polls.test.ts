import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireNote } from '~/api/wire';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
});
afterEach(() => world.close());

const poll = async (options: { multiple?: boolean; expiresAt?: number; visibility?: 'public' | 'followers' } = {}): Promise<WireNote> => {
  const { multiple = false, expiresAt = null, visibility = 'public' } = options;
  const params = { text: 'which?', visibility, poll: { choices: ['a', 'b', 'c'], multiple, expiresAt, expiredAfter: null } };
  return (await world.ok('notes/create', params, alice.token)).createdNote;
};
const vote = (noteId: string, choice: number, account: TestAccount) => world.ok('notes/polls/vote', { noteId, choice }, account.token);
const refusedVote = (noteId: string, choice: number, account: TestAccount) =>
  world.refused('notes/polls/vote', { noteId, choice }, account.token);
const votesOf = async (noteId: string, account?: TestAccount) =>
  (await world.ok('notes/show', { noteId }, account?.token)).poll?.choices.map(({ votes, isVoted }) => ({ votes, isVoted }));

describe('the end of a poll', () => {
  test('a poll ends its whole duration after the note was created, even if storing the note takes a while', async () => {
    const start = world.clock.now();
    let reads = 0;
    const clock = vi.spyOn(world.clock, 'now').mockImplementation(() => start + reads++);
    const params = { text: 'which?', poll: { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: 60_000 } };
    const { createdNote } = await world.ok('notes/create', params, alice.token);
    clock.mockRestore();
    expect(Date.parse(createdNote.poll!.expiresAt!) - Date.parse(createdNote.createdAt)).toBe(60_000);
  });
});

describe('votes', () => {
  test('a vote counts, is marked as mine for me only, and is sent to captures of the note', async () => {
    const note = await poll();
    const events = world.listen('noteUpdated');
    await vote(note.id, 1, bob);
    expect(await votesOf(note.id, bob)).toEqual([
      { votes: 0, isVoted: false },
      { votes: 1, isVoted: true },
      { votes: 0, isVoted: false },
    ]);
    expect((await votesOf(note.id, carol))?.[1]).toEqual({ votes: 1, isVoted: false });
    expect(events).toEqual([{ noteId: note.id, type: 'pollVoted', body: { choice: 1, userId: bob.id } }]);
  });

  test('an account votes once, or once for each choice of a multiple-choice poll', async () => {
    const single = await poll();
    await vote(single.id, 0, bob);
    expect(await refusedVote(single.id, 1, bob)).toMatchObject({ id: '0963fc77-efac-419b-9424-b391608dc6d8' });
    const multiple = await poll({ multiple: true });
    await vote(multiple.id, 0, bob);
    await vote(multiple.id, 1, bob);
    expect(await refusedVote(multiple.id, 1, bob)).toMatchObject({ code: 'ALREADY_VOTED' });
    expect((await votesOf(multiple.id))?.map(({ votes }) => votes)).toEqual([1, 1, 0]);
  });

  test.each([-1, 3, 99])('a vote for choice %i of three is refused', async (choice) => {
    expect(await refusedVote((await poll()).id, choice, bob)).toMatchObject({ id: 'e0cc9a04-f2e8-41e4-a5f1-4127293260cc' });
  });

  test('a vote without a poll, or without a visible one, is refused', async () => {
    const plain = (await world.ok('notes/create', { text: 'x' }, alice.token)).createdNote;
    expect(await refusedVote(plain.id, 0, bob)).toMatchObject({ id: '5f979967-52d9-4314-a911-1c673727f92f' });
    expect(await refusedVote('aaaaaaaaaaaaaaaa', 0, bob)).toMatchObject({ id: 'ecafbd2e-c283-4d6d-aecb-1a0a33b75396' });
    expect(await refusedVote((await poll({ visibility: 'followers' })).id, 0, bob)).toMatchObject({ code: 'NO_SUCH_NOTE' });
  });

  test('a vote after the end is refused', async () => {
    const note = await poll({ expiresAt: world.clock.now() + 1000 });
    world.clock.advance(1000);
    expect(await refusedVote(note.id, 0, bob)).toMatchObject({ id: '1022a357-b085-4054-9083-8f8de358337e' });
  });

  test('a vote for an author who blocks the account is refused', async () => {
    const note = await poll();
    await world.ok('blocking/create', { userId: bob.id }, alice.token);
    expect(await refusedVote(note.id, 0, bob)).toMatchObject({ id: '85a5377e-b1e9-4617-b0b9-5bea73331e49' });
  });
});

describe('the end of polls', () => {
  const endsOf = async (account: TestAccount) =>
    (await world.ok('i/notifications', { includeTypes: ['pollEnded'], markAsRead: false }, account.token)).flatMap((notification) =>
      notification.type === 'pollEnded' ? [notification.note.id] : [],
    );

  test('the author and each voter are notified once', async () => {
    const note = await poll({ multiple: true, expiresAt: world.clock.now() + 60_000 });
    await vote(note.id, 0, bob);
    await vote(note.id, 1, bob);
    world.clock.advance(59_000);
    expect(await endsOf(bob)).not.toContain(note.id);
    world.clock.advance(2000);
    expect((await endsOf(bob)).filter((id) => id === note.id)).toHaveLength(1);
    expect(await endsOf(alice)).toContain(note.id);
    expect(await endsOf(carol)).not.toContain(note.id);
    world.clock.advance(10_000);
    expect((await endsOf(bob)).filter((id) => id === note.id)).toHaveLength(1);
  });

  test('the notification contains the note and no causing account', async () => {
    await poll({ expiresAt: world.clock.now() + 60_000 });
    world.clock.advance(61_000);
    const [ended] = await world.ok('i/notifications', { includeTypes: ['pollEnded'], limit: 1 }, alice.token);
    expect(Object.keys(ended ?? {})).toEqual(['id', 'createdAt', 'type', 'note']);
  });
});
