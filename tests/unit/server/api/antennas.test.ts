import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AntennaParams, NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { antennaCases } from '../../../fixtures/antennaCases';
import { TestInstance, type TestAccount } from '../support/testInstance';

const NOBODY = 'aaaaaaaaaaaaaaaa';

const params: AntennaParams = {
  name: 'antenna',
  src: 'all',
  users: [],
  keywords: [['wisteria']],
  excludeKeywords: [[]],
  withReplies: false,
  caseSensitive: false,
  withFile: false,
  notify: false,
};

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
  await world.ok('following/create', { userId: bob.id }, alice.token);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const antenna of await world.ok('antennas/list', {}, alice.token)) {
    await world.ok('antennas/delete', { antennaId: antenna.id }, alice.token);
  }
});

const make = (changes: Partial<AntennaParams> = {}) => world.ok('antennas/create', { ...params, ...changes }, alice.token);
const post = async (account: TestAccount, note: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', note, account.token)).createdNote;
const notesOf = async (antennaId: string) => (await world.ok('antennas/notes', { antennaId }, alice.token)).map((note) => note.text);

describe('an antenna', () => {
  test('a new antenna is answered as it was created, in the form of real servers', async () => {
    const antenna = await make();
    expect(antenna).toMatchObject({ ...params, userListId: null, localOnly: false, isActive: true, hasUnreadNote: false });
    expect(Object.keys(antenna).join()).toBe(
      'id,createdAt,name,keywords,excludeKeywords,src,userListId,users,caseSensitive,localOnly,notify,withReplies,withFile,isActive,hasUnreadNote',
    );
    expect(await world.ok('antennas/show', { antennaId: antenna.id }, alice.token)).toEqual(antenna);
    const updated = await world.ok('antennas/update', { ...params, antennaId: antenna.id, name: 'other' }, alice.token);
    expect(updated).toEqual({ ...antenna, name: 'other' });
  });

  test('an antenna is visible to its owner only', async () => {
    const antennaId = (await make()).id;
    const theirs = (path: Parameters<typeof world.refused>[0], more: object = {}) => world.refused(path, { antennaId, ...more }, bob.token);
    expect(await theirs('antennas/show')).toMatchObject({ id: 'c06569fb-b025-4f23-b22d-1fcd20d2816b' });
    expect(await theirs('antennas/notes')).toMatchObject({ id: '850926e0-fd3b-49b6-b69a-b28a5dbd82fe' });
    expect(await theirs('antennas/delete')).toMatchObject({ id: 'b34dcf9d-348f-44bb-99d0-6c9314cfe2df' });
    expect(await theirs('antennas/update', params)).toMatchObject({ id: '10c673ac-8852-48eb-aa1f-f5b67f069290' });
  });

  test('an antenna without keywords is INTERNAL_ERROR, as on real servers', async () => {
    const refusal = await world.refused('antennas/create', { ...params, keywords: [['']], excludeKeywords: [['']] }, alice.token);
    expect(refusal).toEqual({ status: 500, code: 'INTERNAL_ERROR', id: '5d37dbcb-891e-41ca-a3d6-e690c97775ac' });
  });

  test('an antenna can watch only a list of its owner', async () => {
    const list = await world.ok('users/lists/create', { name: 'l' }, bob.token);
    for (const userListId of [NOBODY, list.id]) {
      expect(await world.refused('antennas/create', { ...params, src: 'list', userListId }, alice.token)).toMatchObject({
        id: '95063e93-a283-4b8b-9aa5-bcdb8df69a7f',
      });
    }
  });

  test('an account can have five antennas', async () => {
    for (let index = 0; index < 5; index++) await make();
    expect(await world.refused('antennas/create', params, alice.token)).toMatchObject({ code: 'TOO_MANY_ANTENNAS' });
  });
});

describe('antennas and the content of notes', () => {
  test.each(antennaCases)('an antenna takes %s', async (_what, antenna, note, expected) => {
    const { id } = await make(antenna);
    await post(carol, note);
    expect(await notesOf(id)).toEqual(expected ? [note.text] : []);
  });

  test('an antenna takes replies only if it is set to', async () => {
    const [without, having] = [await make(), await make({ withReplies: true })];
    const target = await post(carol, { text: 'x' });
    await post(carol, { text: 'wisteria', replyId: target.id });
    expect(await notesOf(without.id)).toEqual([]);
    expect(await notesOf(having.id)).toEqual(['wisteria']);
  });

  test.each<[string, () => Promise<Partial<AntennaParams>> | Partial<AntennaParams>, string[]]>([
    ['everyone', () => ({ src: 'all' }), ['carol wisteria', 'bob wisteria', 'alice wisteria']],
    ['whom the owner follows, and the owner', () => ({ src: 'home' }), ['bob wisteria', 'alice wisteria']],
    ['named users', () => ({ src: 'users', users: ['@Carol', 'nobody'] }), ['carol wisteria']],
    ['named users with our own host', () => ({ src: 'users', users: [`@bob@${world.instance.server.host}`] }), ['bob wisteria']],
    ['all but named users', () => ({ src: 'users_blacklist', users: ['bob'] }), ['carol wisteria', 'alice wisteria']],
    [
      'members of a list',
      async () => {
        const list = await world.ok('users/lists/create', { name: 'l' }, alice.token);
        await world.ok('users/lists/push', { listId: list.id, userId: carol.id }, alice.token);
        return { src: 'list', userListId: list.id };
      },
      ['carol wisteria'],
    ],
  ])('an antenna takes notes of %s', async (_what, antenna, expected) => {
    const { id } = await make(await antenna());
    for (const account of [alice, bob, carol]) await post(account, { text: `${account.username} wisteria` });
    expect(await notesOf(id)).toEqual(expected);
  });

  test('an antenna takes nothing from accounts that block its owner, and does not show muted ones', async () => {
    const { id } = await make();
    await world.ok('blocking/create', { userId: alice.id }, carol.token);
    await post(carol, { text: 'wisteria blocked' });
    await world.ok('blocking/delete', { userId: alice.id }, carol.token);
    await post(carol, { text: 'wisteria' });
    await world.ok('mute/create', { userId: carol.id }, alice.token);
    expect(await notesOf(id)).toEqual([]);
    await world.ok('mute/delete', { userId: carol.id }, alice.token);
    expect(await notesOf(id)).toEqual(['wisteria']);
  });

  test('an antenna keeps its last 200 notes', async () => {
    const { id } = await make();
    for (let index = 0; index < 203; index++) await post(carol, { text: `wisteria ${index}` });
    const count = world.instance.server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM antennaNotes WHERE antennaId = ?', [id]);
    expect(count?.n).toBe(200);
    expect((await notesOf(id))[0]).toBe('wisteria 202');
  });
});
