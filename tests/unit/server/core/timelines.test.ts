import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { idAt } from '../../../../server/core/ids';
import { pageOfNotes, rangeOf, type NoteSource } from '../../../../server/core/timelines';
import type { TimelineNote } from '../../../../server/core/visibility';
import { StreamHub } from '../../../../server/streaming/StreamHub';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let hub: StreamHub;
let root: TestAccount;
let me: TestAccount;
let friend: TestAccount;
let chatty: TestAccount;
let other: TestAccount;
let outsider: TestAccount;

beforeAll(async () => {
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
afterAll(async () => {
  hub.dispose();
  await world.close();
});

const post = async (account: TestAccount, params: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;

/** Ids that a channel of mine streams while `run` runs. */
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
    ['of a friend to somebody else stay out', () => friend, () => other, false],
    ['of a friend to me come in', () => friend, () => me, true],
    ['of a friend to itself come in', () => friend, () => friend, true],
    ['of one whose replies I asked for come in', () => chatty, () => other, true],
    ['of mine to anybody come in', () => me, () => outsider, true],
    ['of a stranger to me stay out', () => outsider, () => me, false],
  ])('%s, asked for and streamed', async (_what, author, answered, expected) => {
    const target = await post(answered(), { text: 'question' });
    let reply: WireNote | undefined;
    const heard = await streamedWhile('homeTimeline', {}, async () => {
      reply = await post(author(), { text: 'answer', replyId: target.id });
    });
    expect(heard.includes(reply?.id ?? '')).toBe(expected);
    expect(reply && (await timelineHas(reply))).toBe(expected);
  });

  test('to a followers-only note of somebody I do not follow stay out even where replies are asked for', async () => {
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
  beforeAll(async () => {
    const target = await post(other, { text: 'question' });
    reply = await post(outsider, { text: 'answer', replyId: target.id });
  });

  test('are left out of the local timeline, and come in when asked for', async () => {
    const without = await world.ok('notes/local-timeline', { limit: 1 }, me.token);
    const having = await world.ok('notes/local-timeline', { limit: 1, withReplies: true }, me.token);
    expect([without[0]?.id === reply.id, having[0]?.id === reply.id]).toEqual([false, true]);
  });

  test('are all in the global timeline when asked for, and streamed only where they concern me', async () => {
    expect((await world.ok('notes/global-timeline', { limit: 1 }, me.token))[0]?.id).toBe(reply.id);
    const target = await post(other, { text: 'question' });
    const heard = await streamedWhile('globalTimeline', {}, () => post(outsider, { text: 'answer', replyId: target.id }));
    expect(heard).toEqual([]);
  });

  test('are streamed to visitors of the local timeline, but not of the global one', async () => {
    const target = await post(other, { text: 'question' });
    const answer = () => post(outsider, { text: 'answer', replyId: target.id });
    expect(await streamedWhile('localTimeline', {}, answer, null)).toHaveLength(1);
    expect(await streamedWhile('globalTimeline', {}, answer, null)).toEqual([]);
  });
});

describe('what I do not want', () => {
  /** What the local timeline has first, and whether it was streamed. */
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

  test('is what a muted account writes, and what answers or renotes it', async () => {
    const target = await post(outsider, { text: 'said before' });
    await world.ok('mute/create', { userId: outsider.id }, me.token);
    expect(await isShown(() => post(outsider, { text: 'muted' }))).toEqual(hidden);
    expect(await isShown(() => post(friend, { renoteId: target.id }))).toEqual(hidden);
    expect(await isShown(() => post(friend, { text: 'quote', renoteId: target.id }))).toEqual(hidden);
    await world.ok('mute/delete', { userId: outsider.id }, me.token);
    expect(await isShown(() => post(outsider, { text: 'no longer muted' }))).toEqual(shown);
  });

  test('ends when a mute runs out', async () => {
    await world.ok('mute/create', { userId: outsider.id, expiresAt: world.clock.now() + 1000 }, me.token);
    world.clock.advance(1001);
    expect(await isShown(() => post(outsider, { text: 'back' }))).toEqual(shown);
  });

  test('is what one who blocks me writes', async () => {
    await world.ok('blocking/create', { userId: me.id }, outsider.token);
    expect(await isShown(() => post(outsider, { text: 'blocked' }))).toEqual(hidden);
    await world.ok('blocking/delete', { userId: me.id }, outsider.token);
  });

  test('are renotes of one whose renotes I muted, but not its quotes', async () => {
    const target = await post(other, { text: 'target' });
    await world.ok('renote-mute/create', { userId: friend.id }, me.token);
    expect(await isShown(() => post(friend, { renoteId: target.id }))).toEqual(hidden);
    expect(await isShown(() => post(friend, { renoteId: target.id, text: 'quote' }))).toEqual(shown);
    await world.ok('renote-mute/delete', { userId: friend.id }, me.token);
  });

  test("does not empty a muted account's own page, which I opened on purpose", async () => {
    const note = await post(outsider, { text: 'on my page' });
    await world.ok('mute/create', { userId: outsider.id }, me.token);
    const [first] = await world.ok('users/notes', { userId: outsider.id, limit: 1 }, me.token);
    expect(first?.id).toBe(note.id);
    await world.ok('mute/delete', { userId: outsider.id }, me.token);
  });
});

describe('filters', () => {
  test.each(['homeTimeline', 'localTimeline', 'hybridTimeline', 'globalTimeline'])(
    'of %s leave renotes out, but not quotes',
    async (channel) => {
      const target = await post(friend, { text: 'target' });
      const heard = await streamedWhile(channel, { withRenotes: false }, async () => {
        await post(friend, { renoteId: target.id });
        await post(friend, { renoteId: target.id, text: 'quote' });
      });
      expect(heard).toHaveLength(1);
    },
  );

  test('of every list leave renotes out, but not quotes', async () => {
    const target = await post(friend, { text: 'target' });
    const renote = await post(friend, { renoteId: target.id });
    const quote = await post(friend, { renoteId: target.id, text: 'quote' });
    for (const path of ['notes/timeline', 'notes/local-timeline', 'notes/hybrid-timeline', 'notes/global-timeline'] as const) {
      const ids = (await world.ok(path, { withRenotes: false, limit: 3 }, me.token)).map((note) => note.id);
      expect(ids).toContain(quote.id);
      expect(ids).not.toContain(renote.id);
    }
  });

  test('refuse files and replies together where the real server does', async () => {
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

  beforeAll(async () => {
    world.clock.advance(60_000);
    firstAtMs = world.clock.now();
    for (let index = 0; index < 6; index++) {
      ids.push((await post(index % 2 === 0 ? friend : me, { text: `page ${index}` })).id);
      world.clock.advance(1000);
    }
  });

  test('begins with the newest', async () => {
    expect(await page({})).toEqual([5, 4]);
  });

  test('goes on below untilId, which is not part of it', async () => {
    expect(await page({ untilId: ids[4] })).toEqual([3, 2]);
  });

  test('above sinceId alone begins with the oldest', async () => {
    expect(await page({ sinceId: ids[1] })).toEqual([2, 3]);
  });

  test('between both bounds begins with the newest', async () => {
    expect(await page({ sinceId: ids[1], untilId: ids[5] })).toEqual([4, 3]);
  });

  test('takes moments for bounds', async () => {
    expect(await page({ untilDate: firstAtMs + 1500 })).toEqual([1, 0]);
    expect(await page({ sinceDate: firstAtMs + 2500 })).toEqual([3, 4]);
  });

  test.each(['notes/local-timeline', 'notes/hybrid-timeline', 'notes/global-timeline'] as const)('is the same in %s', async (path) => {
    const answer = await world.ok(path, { limit: 2, sinceId: ids[1] ?? '' }, me.token);
    expect(answer.map((note) => ids.indexOf(note.id))).toEqual([2, 3]);
  });
});

describe('a page over any source', () => {
  const noteOf = (id: number): TimelineNote => ({ id: String(id).padStart(4, '0') }) as TimelineNote;
  /** A hundred notes, newest first or oldest first. */
  const source: NoteSource = ({ since, until, ascending, limit }) => {
    const all = Array.from({ length: 100 }, (_, index) => noteOf(index)).filter((note) => note.id > since && note.id < until);
    return (ascending ? all : all.toReversed()).slice(0, limit);
  };
  const rare = (note: TimelineNote) => note.id.endsWith('5');

  test('is full however many notes a rule leaves out', () => {
    expect(pageOfNotes(source, { limit: 8 }, rare).map((note) => note.id)).toEqual(
      [95, 85, 75, 65, 55, 45, 35, 25].map((id) => noteOf(id).id),
    );
  });

  test('reads on upwards as well', () => {
    expect(pageOfNotes(source, { limit: 3, sinceId: '0010' }, rare).map((note) => note.id)).toEqual(['0015', '0025', '0035']);
  });

  test('ends with the source', () => {
    expect(pageOfNotes(source, { limit: 100 }, rare)).toHaveLength(10);
  });

  test('prefers ids to moments', () => {
    expect(rangeOf({ limit: 1, sinceId: 'x', sinceDate: 0 }).since).toBe('x');
    expect(rangeOf({ limit: 1, untilDate: 1_000_000_000_000 }).until).toBe(idAt(1_000_000_000_000));
  });
});

describe('a list timeline', () => {
  test('has the notes of its members, and of nobody else', async () => {
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

  test("is refused for somebody else's list, and its stream stays silent", async () => {
    const list = await world.ok('users/lists/create', { name: 'theirs' }, other.token);
    await world.ok('users/lists/push', { listId: list.id, userId: friend.id }, other.token);
    expect(await world.refused('notes/user-list-timeline', { listId: list.id }, me.token)).toMatchObject({ code: 'NO_SUCH_LIST' });
    expect(await streamedWhile('userList', { listId: list.id }, () => post(friend, { text: 'x' }))).toEqual([]);
  });

  test('brings replies to others only for members of whom they are wanted', async () => {
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
  test('may close the public timelines to an account', async () => {
    const limited = await world.signUp('limited');
    await grantPolicies(world, root, limited.id, { ltlAvailable: false, gtlAvailable: false });
    expect(await world.refused('notes/local-timeline', {}, limited.token)).toMatchObject({ code: 'LTL_DISABLED' });
    expect(await world.refused('notes/hybrid-timeline', {}, limited.token)).toMatchObject({ code: 'STL_DISABLED' });
    expect(await world.refused('notes/global-timeline', {}, limited.token)).toMatchObject({ code: 'GTL_DISABLED' });
    expect(await streamedWhile('localTimeline', {}, () => post(friend, { text: 'x' }), limited.id)).toEqual([]);
  });
});
