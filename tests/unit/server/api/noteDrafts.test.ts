import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { steeringOf } from '../../../../server/lib/SteerableClock';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

const HOUR_MS = 3_600_000;

let world: TestInstance;
let root: TestAccount;
let alice: TestAccount;
let bob: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  root = await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterEach(() => world.close());

const create = async (params: object) => (await world.ok('notes/drafts/create', params, alice.token)).createdDraft;
const list = (params: object = {}, by = alice) => world.ok('notes/drafts/list', params, by.token);
const inAnHour = () => world.instance.server.clock.now() + HOUR_MS;
const schedule = (params: object = {}) => create({ text: 'Later', scheduledAt: inAnHour(), isActuallyScheduled: true, ...params });
const notesOf = async ({ id: userId }: TestAccount) => (await world.ok('users/notes', { userId, limit: 10 })).map(({ text }) => text);
const kindsOf = async (by = alice) => (await world.ok('i/notifications', {}, by.token)).map(({ type }) => type);

/** Lets time pass, and waits for the work that is due then. */
async function pass(ms: number): Promise<void> {
  steeringOf(world.instance.server).shift(ms);
  world.clock.advance(1000);
  await world.instance.server.queue.idle();
}

describe('drafts of an account', () => {
  test('a draft keeps everything that a note can have, is changed and deleted', async () => {
    const { id: replyId } = (await world.ok('notes/create', { text: 'Tea?' }, bob.token)).createdNote;
    const draft = await create({
      text: 'Yes, ',
      cw: 'Tea',
      replyId,
      visibility: 'specified',
      visibleUserIds: [bob.id],
      localOnly: true,
      reactionAcceptance: 'likeOnly',
      poll: { choices: ['Green'], multiple: true, expiredAfter: HOUR_MS },
    });
    expect(draft).toMatchObject({
      text: 'Yes, ',
      cw: 'Tea',
      replyId,
      reply: { text: 'Tea?' },
      visibility: 'specified',
      visibleUserIds: [bob.id],
      localOnly: true,
      reactionAcceptance: 'likeOnly',
      poll: { choices: ['Green'], multiple: true, expiresAt: null, expiredAfter: HOUR_MS },
      scheduledAt: null,
      isActuallyScheduled: false,
    });
    const { updatedDraft } = await world.ok('notes/drafts/update', { draftId: draft.id, text: 'Yes, please', poll: null }, alice.token);
    expect(updatedDraft).toMatchObject({ id: draft.id, text: 'Yes, please', cw: 'Tea', poll: null });
    expect(await list()).toEqual([updatedDraft]);
    expect(await world.ok('notes/drafts/count', {}, alice.token)).toBe(1);
    await world.ok('notes/drafts/delete', { draftId: draft.id }, alice.token);
    expect(await list()).toEqual([]);
  });

  test('nobody else sees, changes or deletes a draft', async () => {
    const { id: draftId } = await create({ text: 'Secret' });
    const missing = { code: 'NO_SUCH_NOTE_DRAFT', id: '49cd6b9d-848e-41ee-b0b9-adaca711a6b1' };
    expect(await list({}, bob)).toEqual([]);
    expect(await world.refused('notes/drafts/update', { draftId, text: 'Mine' }, bob.token)).toMatchObject(missing);
    expect(await world.refused('notes/drafts/delete', { draftId }, bob.token)).toMatchObject(missing);
  });

  test('a draft refers only to what its author may use, and outlives what is deleted later', async () => {
    const { id: replyId } = (await world.ok('notes/create', { text: 'Soon gone' }, bob.token)).createdNote;
    const { id: draftId } = await create({ text: 'Response', replyId });
    await world.ok('notes/delete', { noteId: replyId }, bob.token);
    expect(await list()).toMatchObject([{ replyId, reply: null }]);
    await world.ok('notes/drafts/update', { draftId, text: 'Answer anyway' }, alice.token);
    expect(await world.refused('notes/drafts/create', { replyId }, alice.token)).toMatchObject({ code: 'NO_SUCH_REPLY_TARGET' });
    expect(await world.refused('notes/drafts/create', { fileIds: ['nofile'] }, alice.token)).toMatchObject({ code: 'NO_SUCH_FILE' });
    expect(await world.refused('notes/drafts/create', { channelId: 'nochannel' }, alice.token)).toMatchObject({ code: 'NO_SUCH_CHANNEL' });
  });

  test('an account has as many drafts and scheduled notes as its policies say', async () => {
    await grantPolicies(world, root, alice.id, { noteDraftLimit: 2, scheduledNoteLimit: 1 });
    await schedule();
    const scheduled = { text: 'More', scheduledAt: inAnHour(), isActuallyScheduled: true };
    expect(await world.refused('notes/drafts/create', scheduled, alice.token)).toMatchObject({
      code: 'TOO_MANY_SCHEDULED_NOTES',
      id: '22ae69eb-09e3-4541-a850-773cfa45e693',
    });
    const { id: draftId } = await create({ text: 'A draft' });
    expect(await world.refused('notes/drafts/update', { ...scheduled, draftId }, alice.token)).toMatchObject({
      id: '02f5df79-08ae-4a33-8524-f1503c8f6212',
    });
    expect(await world.refused('notes/drafts/create', { text: 'Another' }, alice.token)).toMatchObject({ code: 'TOO_MANY_DRAFTS' });
  });

  test('the list can be that of scheduled notes, or of the others', async () => {
    const { id: scheduled } = await schedule();
    const { id: draft } = await create({ text: 'Someday', scheduledAt: inAnHour() });
    const ids = async (params: object) => (await list(params)).map(({ id }) => id);
    expect(await ids({})).toEqual([draft, scheduled]);
    expect(await ids({ scheduled: true })).toEqual([scheduled]);
    expect(await ids({ scheduled: false })).toEqual([draft]);
    expect(await ids({ untilId: draft })).toEqual([scheduled]);
  });
});

describe('scheduled notes', () => {
  test('a note is posted at its time, once, and its author is told', async () => {
    await schedule();
    await pass(HOUR_MS - 5000);
    expect(await notesOf(alice)).toEqual([]);
    await pass(5000);
    await pass(HOUR_MS);
    expect(await notesOf(alice)).toEqual(['Later']);
    expect(await list()).toEqual([]);
    expect(await world.ok('i/notifications', {}, alice.token)).toMatchObject([{ type: 'scheduledNotePosted', note: { text: 'Later' } }]);
  });

  test('a note that gets another time is posted at that one only', async () => {
    const { id: draftId } = await schedule();
    await world.ok('notes/drafts/update', { draftId, scheduledAt: inAnHour() + HOUR_MS }, alice.token);
    await pass(HOUR_MS);
    expect(await notesOf(alice)).toEqual([]);
    await pass(HOUR_MS);
    expect(await notesOf(alice)).toEqual(['Later']);
  });

  test('a note whose time passes while the instance is off is posted once with the next start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'wisteria-test-'));
    const first = await TestInstance.start({ dataDir });
    const author = await first.signUp('root');
    const scheduledAt = first.instance.server.clock.now() + HOUR_MS;
    await first.ok('notes/drafts/create', { text: 'Later', scheduledAt, isActuallyScheduled: true }, author.token);
    await first.close();
    for (const start of ['second', 'third']) {
      const later = await TestInstance.start({ dataDir });
      steeringOf(later.instance.server).setTo(scheduledAt + HOUR_MS);
      later.clock.advance(1000);
      await later.instance.server.queue.idle();
      const notes = await later.ok('users/notes', { userId: author.id, limit: 10 });
      expect({ start, notes: notes.map(({ text }) => text) }).toEqual({ start, notes: ['Later'] });
      await later.close();
    }
    rmSync(dataDir, { recursive: true });
  });

  test('a canceled note stays a draft, and a deleted one is gone', async () => {
    const { id: draftId } = await schedule();
    const { id: deleted } = await schedule({ text: 'Never' });
    await world.ok('notes/drafts/update', { draftId, isActuallyScheduled: false, scheduledAt: null }, alice.token);
    await world.ok('notes/drafts/delete', { draftId: deleted }, alice.token);
    await pass(2 * HOUR_MS);
    expect(await notesOf(alice)).toEqual([]);
    expect(await list()).toMatchObject([{ id: draftId, text: 'Later', isActuallyScheduled: false }]);
  });

  test('a time in the past, no time, and a poll that is over are refused', async () => {
    const past = world.instance.server.clock.now() - 1;
    const refusal = (params: object) => world.refused('notes/drafts/create', { text: 'Late', ...params }, alice.token);
    expect(await refusal({ scheduledAt: past, isActuallyScheduled: true })).toMatchObject({ code: 'SCHEDULED_AT_MUST_BE_IN_FUTURE' });
    expect(await refusal({ isActuallyScheduled: true })).toMatchObject({ code: 'SCHEDULED_AT_REQUIRED' });
    expect(await refusal({ poll: { choices: ['a', 'b'], expiresAt: past } })).toMatchObject({ code: 'CANNOT_CREATE_ALREADY_EXPIRED_POLL' });
  });

  test.each([
    ['has nothing to say', { text: null }],
    ['has a poll with one choice', { poll: { choices: ['Only'] } }],
  ])('a note that %s is not posted: it stays with the time that has passed, and its author is told', async (_what, params) => {
    const { id, scheduledAt } = await schedule(params);
    await pass(HOUR_MS);
    expect(await list()).toMatchObject([{ id, scheduledAt, isActuallyScheduled: true }]);
    expect(await world.ok('i/notifications', {}, alice.token)).toMatchObject([{ type: 'scheduledNotePostFailed', noteDraft: { id } }]);
    await world.ok('notes/drafts/delete', { draftId: id }, alice.token);
    expect(await kindsOf()).toEqual([]);
  });

  test('a note whose answered note was deleted stays with the time that has passed', async () => {
    const { id: replyId } = (await world.ok('notes/create', { text: 'Gone' }, bob.token)).createdNote;
    await schedule({ replyId });
    await world.ok('notes/delete', { noteId: replyId }, bob.token);
    await pass(HOUR_MS);
    expect(await list()).toMatchObject([{ text: 'Later', isActuallyScheduled: true }]);
    expect(await kindsOf()).toEqual(['scheduledNotePostFailed']);
  });

  test('a suspended account posts nothing at its time', async () => {
    await schedule();
    world.instance.server.db.run('UPDATE users SET isSuspended = 1 WHERE id = ?', [alice.id]);
    await pass(HOUR_MS);
    world.instance.server.db.run('UPDATE users SET isSuspended = 0 WHERE id = ?', [alice.id]);
    expect({ notes: await notesOf(alice), drafts: (await list()).length }).toEqual({ notes: [], drafts: 1 });
  });
});
