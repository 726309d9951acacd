import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { addRemoteInstance, addRemoteUser, receiveNote } from '../../../../server/core/instance/remote';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

const REMI = { username: 'remi', host: 'far.example', name: 'Rémi', description: 'Likes 100% tea', avatarUrl: null, avatarBlurhash: null };

beforeEach(async () => {
  world = await TestInstance.start();
  const root = await world.signUp('admin');
  [alice, bob, carol] = [await world.signUp('alice'), await world.signUp('bob'), await world.signUp('carol')];
  for (const { id } of [alice, bob]) await grantPolicies(world, root, id, { canSearchNotes: true });
  const { server } = world.instance;
  addRemoteInstance(server, {
    host: 'far.example',
    name: 'Far',
    softwareName: 'misskey',
    softwareVersion: '1',
    iconUrl: null,
    faviconUrl: null,
    themeColor: null,
  });
  receiveNote(server, addRemoteUser(server, { ...REMI, emojis: [] }), { text: 'moss from afar' });
});
afterEach(() => world.close());

const post = async (account: TestAccount, params: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;

describe('notes/search', () => {
  const found = async (params: { query: string; host?: string; userId?: string; limit?: number; untilId?: string }, by = alice) =>
    (await world.ok('notes/search', params, by.token)).map(({ text }) => text);

  test('notes/search finds words anywhere in a text, in any case, newest first', async () => {
    await post(bob, { text: 'Green Fern' });
    await post(bob, { text: 'a fernlike thing' });
    await post(bob, { text: 'nothing of the kind' });
    expect(await found({ query: 'FERN' })).toEqual(['a fernlike thing', 'Green Fern']);
  });

  test('notes/search finds notes that have all words, in any order', async () => {
    await post(bob, { text: 'Poster for the exhibition is done!' });
    await post(bob, { text: 'An exhibition without one' });
    expect(await found({ query: 'exhibition  poster' })).toEqual(['Poster for the exhibition is done!']);
  });

  test('notes/search pages', async () => {
    await post(bob, { text: 'Green Fern' });
    await post(bob, { text: 'a fernlike thing' });
    const [newest] = await world.ok('notes/search', { query: 'fern', limit: 1 }, alice.token);
    expect(await found({ query: 'fern', limit: 1, untilId: newest!.id })).toEqual(['Green Fern']);
  });

  test('notes/search takes characters with a meaning in LIKE literally', async () => {
    await post(bob, { text: 'sure to 100%' });
    await post(bob, { text: 'sure to 1000' });
    expect(await found({ query: '100%' })).toEqual(['sure to 100%']);
  });

  test('notes/search finds only notes that the viewer may read, without muted or blocking accounts', async () => {
    const secret = { text: 'the lichen secret', visibility: 'specified', visibleUserIds: [alice.id] } as const;
    await post(carol, secret);
    await post(carol, { text: 'lichen for followers', visibility: 'followers' });
    expect(await found({ query: 'lichen' })).toEqual(['the lichen secret']);
    expect(await found({ query: 'lichen' }, bob)).toEqual([]);
    await world.ok('mute/create', { userId: carol.id }, alice.token);
    expect(await found({ query: 'lichen' })).toEqual([]);
    await world.ok('mute/delete', { userId: carol.id }, alice.token);
    await post(carol, { text: 'lichen for all' });
    await world.ok('blocking/create', { userId: bob.id }, carol.token);
    expect(await found({ query: 'lichen' }, bob)).toEqual([]);
  });

  test('notes/search can be limited to a server and to a user', async () => {
    await post(bob, { text: 'moss from here' });
    expect(await found({ query: 'moss' })).toEqual(['moss from here', 'moss from afar']);
    expect(await found({ query: 'moss', host: '.' })).toEqual(['moss from here']);
    expect(await found({ query: 'moss', host: 'far.example' })).toEqual(['moss from afar']);
    expect(await found({ query: 'moss', userId: alice.id })).toEqual([]);
  });

  test.each(['a visitor', 'an account without the policy'])('notes/search is refused to %s', async (who) => {
    const token = who === 'a visitor' ? undefined : carol.token;
    expect(await world.refused('notes/search', { query: 'fern' }, token)).toEqual({
      status: 400,
      code: 'UNAVAILABLE',
      id: '0b44998d-77aa-4427-80d0-d2c9b8523011',
    });
  });
});

describe('users/search', () => {
  const found = async (params: { query: string; origin?: 'local' | 'remote'; limit?: number; offset?: number }) =>
    (await world.ok('users/search', params, alice.token)).map(({ username }) => username);

  beforeEach(() => world.ok('i/update', { name: 'Tea-pot' }, bob.token));

  test('users/search finds account names, names and descriptions, names first', async () => {
    expect(await found({ query: 'TEA' })).toEqual(['bob', 'remi']);
    expect(await found({ query: 'aro' })).toEqual(['carol']);
    expect(await found({ query: '100%' })).toEqual(['remi']);
  });

  test('users/search can be limited to local or remote users', async () => {
    expect(await found({ query: 'tea', origin: 'local' })).toEqual(['bob']);
    expect(await found({ query: 'tea', origin: 'remote' })).toEqual(['remi']);
  });

  test('users/search continues at an offset', async () => {
    expect(await found({ query: 'tea', limit: 1, offset: 1 })).toEqual(['remi']);
  });

  test('users/search with an @ searches prefixes of account names only', async () => {
    expect(await found({ query: '@aro' })).toEqual([]);
    expect(await found({ query: '@car' })).toEqual(['carol']);
    expect(await found({ query: '@re@far' })).toEqual(['remi']);
    expect(await found({ query: '@re@near' })).toEqual([]);
  });

  test('users/search answers short users on request', async () => {
    const [lite] = await world.ok('users/search', { query: 'carol', detail: false });
    const [detailed] = await world.ok('users/search', { query: 'carol' });
    expect(lite).not.toHaveProperty('notesCount');
    expect(detailed).toHaveProperty('notesCount');
  });
});

describe('ap/show', () => {
  const show = async (uri: string) => {
    const found = await world.ok('ap/show', { uri }, alice.token);
    return { type: found.type, name: found.type === 'User' ? found.object.username : found.object.text };
  };

  test('ap/show finds our own users and notes by their address', async () => {
    const { id } = await post(bob, { text: 'at an address' });
    const { url } = world.instance;
    expect(await show(`${url}/notes/${id}`)).toEqual({ type: 'Note', name: 'at an address' });
    expect(await show(`${url}/@bob`)).toEqual({ type: 'User', name: 'bob' });
    expect(await show(`${url}/@remi@far.example`)).toEqual({ type: 'User', name: 'remi' });
    expect(await show(`${url}/users/${carol.id}`)).toEqual({ type: 'User', name: 'carol' });
  });

  test('ap/show finds users and notes that were received', async () => {
    const [remote] = await world.ok('notes/search', { query: 'moss', host: 'far.example' }, alice.token);
    expect(await show(remote!.uri!)).toEqual({ type: 'Note', name: 'moss from afar' });
    expect(await show('https://far.example/users/remi')).toEqual({ type: 'User', name: 'remi' });
    expect(await show('https://far.example/@remi')).toEqual({ type: 'User', name: 'remi' });
  });

  test('ap/show finds neither other addresses nor notes that the viewer may not read', async () => {
    const { id } = await post(bob, { text: 'hidden', visibility: 'followers' });
    for (const uri of ['https://far.example/nobody', `${world.instance.url}/@nobody`, `${world.instance.url}/notes/${id}`]) {
      expect(await world.refused('ap/show', { uri }, alice.token)).toMatchObject({ id: 'dc94d745-1262-4e63-a17d-fecaa57efc82' });
    }
    expect(await world.refused('ap/show', { uri: 'https://far.example/@remi' })).toMatchObject({ code: 'CREDENTIAL_REQUIRED' });
  });
});
