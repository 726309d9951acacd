import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { addRemoteInstance, addRemoteUser, receiveNote } from '../../../../server/core/remote';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

const REMI = { username: 'remi', host: 'far.example', name: 'Rémi', description: 'Likes 100% tea', avatarUrl: null, avatarBlurhash: null };

beforeAll(async () => {
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
afterAll(() => world.close());

const post = async (account: TestAccount, params: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;

describe('notes/search', () => {
  const found = async (params: { query: string; host?: string; userId?: string; limit?: number; untilId?: string }, by = alice) =>
    (await world.ok('notes/search', params, by.token)).map(({ text }) => text);

  test('finds words wherever they stand, whatever their case, newest first', async () => {
    await post(bob, { text: 'Green Fern' });
    await post(bob, { text: 'a fernlike thing' });
    await post(bob, { text: 'nothing of the kind' });
    expect(await found({ query: 'FERN' })).toEqual(['a fernlike thing', 'Green Fern']);
  });

  test('goes on page by page', async () => {
    const [newest] = await world.ok('notes/search', { query: 'fern', limit: 1 }, alice.token);
    expect(await found({ query: 'fern', limit: 1, untilId: newest!.id })).toEqual(['Green Fern']);
  });

  test('takes signs that mean something to the database as they are', async () => {
    await post(bob, { text: 'sure to 100%' });
    await post(bob, { text: 'sure to 1000' });
    expect(await found({ query: '100%' })).toEqual(['sure to 100%']);
  });

  test('finds only what the viewer may read, and nobody who is muted or blocks', async () => {
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

  test('can be limited to this server, another one, and to one person', async () => {
    await post(bob, { text: 'moss from here' });
    expect(await found({ query: 'moss' })).toEqual(['moss from here', 'moss from afar']);
    expect(await found({ query: 'moss', host: '.' })).toEqual(['moss from here']);
    expect(await found({ query: 'moss', host: 'far.example' })).toEqual(['moss from afar']);
    expect(await found({ query: 'moss', userId: alice.id })).toEqual([]);
  });

  test.each(['a visitor', 'an account without the policy'])('is refused to %s', async (who) => {
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

  test('finds account names, names and descriptions, names first', async () => {
    await world.ok('i/update', { name: 'Tea-pot' }, bob.token);
    expect(await found({ query: 'TEA' })).toEqual(['bob', 'remi']);
    expect(await found({ query: 'aro' })).toEqual(['carol']);
    expect(await found({ query: '100%' })).toEqual(['remi']);
  });

  test('can be limited to here and elsewhere', async () => {
    expect(await found({ query: 'tea', origin: 'local' })).toEqual(['bob']);
    expect(await found({ query: 'tea', origin: 'remote' })).toEqual(['remi']);
  });

  test('goes on after an offset', async () => {
    expect(await found({ query: 'tea', limit: 1, offset: 1 })).toEqual(['remi']);
  });

  test('with an @ looks at the beginnings of account names alone', async () => {
    expect(await found({ query: '@aro' })).toEqual([]);
    expect(await found({ query: '@car' })).toEqual(['carol']);
    expect(await found({ query: '@re@far' })).toEqual(['remi']);
    expect(await found({ query: '@re@near' })).toEqual([]);
  });

  test('answers in short when asked to', async () => {
    const [lite] = await world.ok('users/search', { query: 'carol', detail: false });
    const [detailed] = await world.ok('users/search', { query: 'carol' });
    expect([Object.hasOwn(lite!, 'notesCount'), Object.hasOwn(detailed!, 'notesCount')]).toEqual([false, true]);
  });
});

describe('ap/show', () => {
  const show = async (uri: string) => {
    const found = await world.ok('ap/show', { uri }, alice.token);
    return [found.type, found.type === 'User' ? found.object.username : found.object.text];
  };

  test('knows the addresses of our own users and notes', async () => {
    const { id } = await post(bob, { text: 'at an address' });
    const { url } = world.instance;
    expect(await show(`${url}/notes/${id}`)).toEqual(['Note', 'at an address']);
    expect(await show(`${url}/@bob`)).toEqual(['User', 'bob']);
    expect(await show(`${url}/@remi@far.example`)).toEqual(['User', 'remi']);
    expect(await show(`${url}/users/${carol.id}`)).toEqual(['User', 'carol']);
  });

  test('knows what was received from elsewhere', async () => {
    const [remote] = await world.ok('notes/search', { query: 'moss', host: 'far.example' }, alice.token);
    expect(await show(remote!.uri!)).toEqual(['Note', 'moss from afar']);
    expect(await show('https://far.example/users/remi')).toEqual(['User', 'remi']);
    expect(await show('https://far.example/@remi')).toEqual(['User', 'remi']);
  });

  test('finds nothing at other addresses, nor what the viewer may not read', async () => {
    const { id } = await post(bob, { text: 'hidden', visibility: 'followers' });
    for (const uri of ['https://far.example/nobody', `${world.instance.url}/@nobody`, `${world.instance.url}/notes/${id}`]) {
      expect(await world.refused('ap/show', { uri }, alice.token)).toMatchObject({ id: 'dc94d745-1262-4e63-a17d-fecaa57efc82' });
    }
    expect(await world.refused('ap/show', { uri: 'https://far.example/@remi' })).toMatchObject({ code: 'CREDENTIAL_REQUIRED' });
  });
});
