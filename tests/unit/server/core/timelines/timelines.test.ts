import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { idAt } from '../../../../../server/lib/ids';
import { pageOfNotes, rangeOf, type NoteSource } from '../../../../../server/core/timelines/timelines';
import type { TimelineNote } from '../../../../../server/core/timelines/visibility';
import { StreamHub } from '../../../../../server/streaming/StreamHub';
import { grantPolicies } from '../../support/grantPolicies';
import { TestInstance, type TestAccount } from '../../support/testInstance';

let world: TestInstance;
let hub: StreamHub;
let root: TestAccount;
let me: TestAccount;
let friend: TestAccount;
let chatty: TestAccount;
let other: TestAccount;
let outsider: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  hub = new StreamHub(world.instance.server);
  root = await world.signUp('root');
  [me, friend, chatty, other, outsider] = [
    await world.signUp('myself'),
    await world.signUp('friend'),
    await world.signUp('chatty'),
    await world.signUp('other'),
    await world.signUp('outsider'),
  ];
  await world.ok('following/create', { userId: friend.id }, me.token);
  await world.ok('following/create', { userId: chatty.id, withReplies: true }, me.token);
});
afterEach(async () => {
  hub.dispose();
  await world.close();
});

const post = async (account: TestAccount, params: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;

/** Ids of notes that my channel streams while `run` runs. */
async function streamedWhile(
  channel: string,
  params: object,
  run: () => Promise<unknown>,
  userId: string | null = me.id,
): Promise<string[]> {
  const heard: string[] = [];
  const connection = hub.connect(
    { userId, scopes: null },
    {
      send(frame) {
        const { body } = JSON.parse(frame) as { body: { type: string; body: WireNote } };
        if (body.type === 'note') heard.push(body.body.id);
      },
    },
  );
  connection.receive(JSON.stringify({ type: 'connect', body: { channel, id: 'c', params } }));
  await run();
  hub.disconnect(connection);
  return heard;
}

describe('replies in the home timeline', () => {
  const timelineHas = async (note: WireNote) => (await world.ok('notes/timeline', { limit: 5 }, me.token)).some(({ id }) => id === note.id);

  test.each<[string, () => TestAccount, () => TestAccount, boolean]>([
    ['of a friend to others are left out', () => friend, () => other, false],
    ['of a friend to me are included', () => friend, () => me, true],
    ['of a friend to itself are included', () => friend, () => friend, true],
    ['of a friend with replies on are included', () => chatty, () => other, true],
    ['of mine to others are included', () => me, () => outsider, true],
    ['of a stranger to me are left out', () => outsider, () => me, false],
  ])('replies %s, in the list and in the stream', async (_what, author, answered, expected) => {
    const target = await post(answered(), { text: 'question' });
    let reply: WireNote | undefined;
    const heard = await streamedWhile('homeTimeline', {}, async () => {
      reply = await post(author(), { text: 'answer', replyId: target.id });
    });
    expect(heard.includes(reply?.id ?? '')).toBe(expected);
    expect(reply && (await timelineHas(reply))).toBe(expected);
  });

  test('replies to followers-only notes of strangers are left out even if replies are on', async () => {
    await world.ok('following/create', { userId: other.id }, chatty.token);
    const target = await post(other, { text: 'for followers', visibility: 'followers' });
    let reply: WireNote | undefined;
    const heard = await streamedWhile('homeTimeline', {}, async () => {
      reply = await post(chatty, { text: 'answer', replyId: target.id });
    });
    expect(heard).toEqual([]);
    expect(reply && (await timelineHas(reply))).toBe(false);
  });
});

describe('replies in public timelines', () => {
  let reply: WireNote;
  beforeEach(async () => {
    const target = await post(other, { text: 'question' });
    reply = await post(outsider, { text: 'answer', replyId: target.id });
  });

  test('the local timeline leaves out replies unless they are on', async () => {
    const without = await world.ok('notes/local-timeline', { limit: 1 }, me.token);
    const having = await world.ok('notes/local-timeline', { limit: 1, withReplies: true }, me.token);
    expect(without[0]?.id).not.toBe(reply.id);
    expect(having[0]?.id).toBe(reply.id);
  });

  test('the global timeline lists all replies if they are on, and streams only those that concern me', async () => {
    expect((await world.ok('notes/global-timeline', { limit: 1 }, me.token))[0]?.id).toBe(reply.id);
    const target = await post(other, { text: 'question' });
    const heard = await streamedWhile('globalTimeline', {}, () => post(outsider, { text: 'answer', replyId: target.id }));
    expect(heard).toEqual([]);
  });

  test('visitors are streamed replies in the local timeline, but not in the global one', async () => {
    const target = await post(other, { text: 'question' });
    const answer = () => post(outsider, { text: 'answer', replyId: target.id });
    expect(await streamedWhile('localTimeline', {}, answer, null)).toHaveLength(1);
    expect(await streamedWhile('globalTimeline', {}, answer, null)).toEqual([]);
  });
});

describe('unwanted notes', () => {
  /** Whether a note is first in the local timeline, and whether it was streamed. */
  async function isShown(create: () => Promise<WireNote>): Promise<{ listed: boolean; streamed: boolean }> {
    let note: WireNote | undefined;
    const heard = await streamedWhile('localTimeline', {}, async () => {
      note = await create();
    });
    const [first] = await world.ok('notes/local-timeline', { limit: 1, withReplies: true }, me.token);
    return { listed: first?.id === note?.id, streamed: heard.includes(note?.id ?? '') };
  }
  const shown = { listed: true, streamed: true };
  const hidden = { listed: false, streamed: false };

  test('notes of muted accounts, and replies to and renotes of them, are unwanted', async () => {
    const target = await post(outsider, { text: 'said before' });
    await world.ok('mute/create', { userId: outsider.id }, me.token);
    expect(await isShown(() => post(outsider, { text: 'muted' }))).toEqual(hidden);
    expect(await isShown(() => post(friend, { renoteId: target.id }))).toEqual(hidden);
    expect(await isShown(() => post(friend, { text: 'quote', renoteId: target.id }))).toEqual(hidden);
    await world.ok('mute/delete', { userId: outsider.id }, me.token);
    expect(await isShown(() => post(outsider, { text: 'no longer muted' }))).toEqual(shown);
  });

  test('an expired mute no longer hides notes', async () => {
    await world.ok('mute/create', { userId: outsider.id, expiresAt: world.clock.now() + 1000 }, me.token);
    world.clock.advance(1001);
    expect(await isShown(() => post(outsider, { text: 'back' }))).toEqual(shown);
  });

  test('notes of accounts that block me are unwanted', async () => {
    await world.ok('blocking/create', { userId: me.id }, outsider.token);
    expect(await isShown(() => post(outsider, { text: 'blocked' }))).toEqual(hidden);
    await world.ok('blocking/delete', { userId: me.id }, outsider.token);
  });

  test('renotes of accounts with muted renotes are unwanted, their quotes are not', async () => {
    const target = await post(other, { text: 'target' });
    await world.ok('renote-mute/create', { userId: friend.id }, me.token);
    expect(await isShown(() => post(friend, { renoteId: target.id }))).toEqual(hidden);
    expect(await isShown(() => post(friend, { renoteId: target.id, text: 'quote' }))).toEqual(shown);
    await world.ok('renote-mute/delete', { userId: friend.id }, me.token);
  });

  test("a muted account's own page still shows its notes", async () => {
    const note = await post(outsider, { text: 'on my page' });
    await world.ok('mute/create', { userId: outsider.id }, me.token);
    const [first] = await world.ok('users/notes', { userId: outsider.id, limit: 1 }, me.token);
    expect(first?.id).toBe(note.id);
    await world.ok('mute/delete', { userId: outsider.id }, me.token);
  });
});

describe('filters', () => {
  test.each(['homeTimeline', 'localTimeline', 'hybridTimeline', 'globalTimeline'])(
    '%s without renotes still contains quotes',
    async (channel) => {
      const target = await post(friend, { text: 'target' });
      const heard = await streamedWhile(channel, { withRenotes: false }, async () => {
        await post(friend, { renoteId: target.id });
        await post(friend, { renoteId: target.id, text: 'quote' });
      });
      expect(heard).toHaveLength(1);
    },
  );

  test('every list without renotes still contains quotes', async () => {
    const target = await post(friend, { text: 'target' });
    const renote = await post(friend, { renoteId: target.id });
    const quote = await post(friend, { renoteId: target.id, text: 'quote' });
    for (const path of ['notes/timeline', 'notes/local-timeline', 'notes/hybrid-timeline', 'notes/global-timeline'] as const) {
      const ids = (await world.ok(path, { withRenotes: false, limit: 3 }, me.token)).map((note) => note.id);
      expect(ids).toContain(quote.id);
      expect(ids).not.toContain(renote.id);
    }
  });

  test('files and replies together are refused where real servers refuse them', async () => {
    const both = { withReplies: true, withFiles: true };
    expect(await world.refused('notes/local-timeline', both, me.token)).toMatchObject({ code: 'BOTH_WITH_REPLIES_AND_WITH_FILES' });
    expect(await world.refused('notes/hybrid-timeline', both, me.token)).toMatchObject({ code: 'BOTH_WITH_REPLIES_AND_WITH_FILES' });
    expect(await world.refused('users/notes', { ...both, userId: me.id }, me.token)).toMatchObject({
      id: '91c8cb9f-36ed-46e7-9ca2-7df96ed6e222',
    });
  });
});

describe('paging', () => {
  const ids: string[] = [];
  let firstAtMs: number;
  const page = async (params: object) =>
    (await world.ok('notes/timeline', { limit: 2, ...params }, me.token)).map((note) => ids.indexOf(note.id));

  beforeEach(async () => {
    world.clock.advance(60_000);
    firstAtMs = world.clock.now();
    ids.length = 0;
    for (let index = 0; index < 6; index++) {
      ids.push((await post(index % 2 === 0 ? friend : me, { text: `page ${index}` })).id);
      world.clock.advance(1000);
    }
  });

  test('a page starts with the newest note', async () => {
    expect(await page({})).toEqual([5, 4]);
  });

  test('a page continues below untilId, which is excluded', async () => {
    expect(await page({ untilId: ids[4] })).toEqual([3, 2]);
  });

  test('a page above sinceId alone starts with the oldest note', async () => {
    expect(await page({ sinceId: ids[1] })).toEqual([2, 3]);
  });

  test('a page between two bounds starts with the newest note', async () => {
    expect(await page({ sinceId: ids[1], untilId: ids[5] })).toEqual([4, 3]);
  });

  test('bounds can be given as times', async () => {
    expect(await page({ untilDate: firstAtMs + 1500 })).toEqual([1, 0]);
    expect(await page({ sinceDate: firstAtMs + 2500 })).toEqual([3, 4]);
  });

  test.each(['notes/local-timeline', 'notes/hybrid-timeline', 'notes/global-timeline'] as const)('%s pages the same way', async (path) => {
    const answer = await world.ok(path, { limit: 2, sinceId: ids[1] ?? '' }, me.token);
    expect(answer.map((note) => ids.indexOf(note.id))).toEqual([2, 3]);
  });
});

describe('pages of any source', () => {
  const noteOf = (id: number): TimelineNote => ({ id: String(id).padStart(4, '0') }) as TimelineNote;
  /** A hundred notes, newest or oldest first. */
  const source: NoteSource = ({ since, until, ascending, limit }) => {
    const all = Array.from({ length: 100 }, (_, index) => noteOf(index)).filter((note) => note.id > since && note.id < until);
    return (ascending ? all : all.toReversed()).slice(0, limit);
  };
  const rare = (note: TimelineNote) => note.id.endsWith('5');

  test('a page is full however many notes a rule leaves out', () => {
    expect(pageOfNotes(source, { limit: 8 }, rare).map((note) => note.id)).toEqual(
      [95, 85, 75, 65, 55, 45, 35, 25].map((id) => noteOf(id).id),
    );
  });

  test('a page that reads upwards is full too', () => {
    expect(pageOfNotes(source, { limit: 3, sinceId: '0010' }, rare).map((note) => note.id)).toEqual(['0015', '0025', '0035']);
  });

  test('the last page ends with the source', () => {
    expect(pageOfNotes(source, { limit: 100 }, rare)).toHaveLength(10);
  });

  test('ids win over times', () => {
    expect(rangeOf({ limit: 1, sinceId: 'x', sinceDate: 0 }).since).toBe('x');
    expect(rangeOf({ limit: 1, untilDate: 1_000_000_000_000 }).until).toBe(idAt(1_000_000_000_000));
  });
});

describe('a list timeline', () => {
  test('a list timeline contains the notes of its members only', async () => {
    const list = await world.ok('users/lists/create', { name: 'list' }, me.token);
    await world.ok('users/lists/push', { listId: list.id, userId: other.id }, me.token);
    let mine: WireNote | undefined;
    const heard = await streamedWhile('userList', { listId: list.id }, async () => {
      await post(friend, { text: 'not a member' });
      mine = await post(other, { text: 'a member' });
    });
    expect(heard).toEqual([mine?.id]);
    const answer = await world.ok('notes/user-list-timeline', { listId: list.id, limit: 100 }, me.token);
    expect(new Set(answer.map((note) => note.user.username))).toEqual(new Set(['other']));
    expect(answer[0]?.id).toBe(mine?.id);
  });

  test('a list of another account is refused, and its stream stays silent', async () => {
    const list = await world.ok('users/lists/create', { name: 'theirs' }, other.token);
    await world.ok('users/lists/push', { listId: list.id, userId: friend.id }, other.token);
    expect(await world.refused('notes/user-list-timeline', { listId: list.id }, me.token)).toMatchObject({ code: 'NO_SUCH_LIST' });
    expect(await streamedWhile('userList', { listId: list.id }, () => post(friend, { text: 'x' }))).toEqual([]);
  });

  test('a list shows replies to others only for members with replies on', async () => {
    const list = await world.ok('users/lists/create', { name: 'replies' }, me.token);
    await world.ok('users/lists/push', { listId: list.id, userId: other.id }, me.token);
    const target = await post(outsider, { text: 'question' });
    const answer = () => post(other, { text: 'answer', replyId: target.id });
    expect(await streamedWhile('userList', { listId: list.id }, answer)).toEqual([]);
    await world.ok('users/lists/update-membership', { listId: list.id, userId: other.id, withReplies: true }, me.token);
    expect(await streamedWhile('userList', { listId: list.id }, answer)).toHaveLength(1);
  });
});

describe('a policy', () => {
  test('a policy can close the public timelines to an account', async () => {
    const limited = await world.signUp('limited');
    await grantPolicies(world, root, limited.id, { ltlAvailable: false, gtlAvailable: false });
    expect(await world.refused('notes/local-timeline', {}, limited.token)).toMatchObject({ code: 'LTL_DISABLED' });
    expect(await world.refused('notes/hybrid-timeline', {}, limited.token)).toMatchObject({ code: 'STL_DISABLED' });
    expect(await world.refused('notes/global-timeline', {}, limited.token)).toMatchObject({ code: 'GTL_DISABLED' });
    expect(await streamedWhile('localTimeline', {}, () => post(friend, { text: 'x' }), limited.id)).toEqual([]);
  });
});
