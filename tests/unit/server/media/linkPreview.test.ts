import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberLinkPreview } from '../../../../server/media/linkPreview';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
beforeAll(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterAll(() => world.close());

const preview = async (url: string) => {
  const answer = await world.instance.app.inject({ method: 'GET', url: `/url?url=${encodeURIComponent(url)}&lang=en-US` });
  return { status: answer.statusCode, cache: answer.headers['cache-control'], body: answer.json<Record<string, unknown>>() };
};

test('a known page has the fields of a real server, with its pictures through the proxy', async () => {
  const { server } = world.instance;
  rememberLinkPreview(server, 'https://far.example/', {
    title: 'Far',
    description: 'A page',
    sitename: 'Far away',
    thumbnail: 'https://far.example/a.png',
    icon: null,
    sensitive: false,
  });
  expect(await preview('https://far.example/')).toEqual({
    status: 200,
    cache: 'max-age=604800, immutable',
    body: {
      title: 'Far',
      icon: null,
      description: 'A page',
      thumbnail: `${server.origin}/proxy/preview.webp?url=${encodeURIComponent('https://far.example/a.png')}&preview=1`,
      player: { url: null, width: null, height: null, allow: ['autoplay', 'encrypted-media', 'fullscreen'] },
      sitename: 'Far away',
      sensitive: false,
      url: 'https://far.example/',
    },
  });
});

test('a page with a player has its address and size', async () => {
  const { server } = world.instance;
  const player = { url: 'https://play.example/embed', width: 640, height: 360 };
  const page = { title: 'Film', description: null, sitename: 'Films', thumbnail: null, icon: null, sensitive: false, player };
  rememberLinkPreview(server, 'https://film.example/', page);
  expect((await preview('https://film.example/')).body['player']).toEqual({
    ...player,
    allow: ['autoplay', 'encrypted-media', 'fullscreen'],
  });
});

test('an unknown page is refused as on real servers', async () => {
  expect(await preview('https://unknown.example/')).toEqual({
    status: 422,
    cache: 'max-age=86400, immutable',
    body: {
      error: { headers: {}, code: 'URL_PREVIEW_FAILED', id: '09d01cb5-53b9-4856-82e5-38a50c290a3b', kind: 'client', httpStatusCode: 400 },
    },
  });
});

test('our own users and public notes have previews', async () => {
  const { origin } = world.instance.server;
  const { createdNote } = await world.ok('notes/create', { text: 'hello' }, alice.token);
  expect((await preview(`${origin}/notes/${createdNote.id}`)).body).toMatchObject({ title: '@alice', description: 'hello' });
  expect((await preview(`${origin}/@alice`)).body).toMatchObject({ title: '@alice', description: null });
});

test('notes that are not public have no previews', async () => {
  const { origin } = world.instance.server;
  const secret = await world.ok('notes/create', { text: 'secret', visibility: 'followers' }, alice.token);
  const warned = await world.ok('notes/create', { text: 'the ending', cw: 'spoiler' }, alice.token);
  expect((await preview(`${origin}/notes/${secret.createdNote.id}`)).status).toBe(422);
  expect((await preview(`${origin}/notes/${warned.createdNote.id}`)).body).toMatchObject({ description: 'spoiler' });
});
