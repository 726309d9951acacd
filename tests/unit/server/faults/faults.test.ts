import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveSnapshot } from '../../../../server/seed/snapshots';
import { png, upload } from '../support/media';
import { RawWebSocket } from '../support/rawWebSocket';
import { TestInstance } from '../support/testInstance';

let world: TestInstance;
beforeEach(async () => {
  world = await TestInstance.start();
});
afterEach(() => world.close());

const command = async (name: string, params: object = {}) => {
  const answer = await world.instance.app.inject({ method: 'POST', url: `/__test/${name}`, payload: params });
  expect(answer.statusCode).toBe(200);
  return answer.json<Record<string, unknown>>();
};
const meta = () => fetch(`${world.instance.url}/api/meta`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });

test('an instance without testing has no commands', async () => {
  const plain = await TestInstance.start({ testing: false });
  expect((await plain.instance.app.inject({ method: 'POST', url: '/__test/reset', payload: {} })).statusCode).toBe(404);
  await plain.close();
});

test('an unknown command or parameter is refused with a message', async () => {
  const { app } = world.instance;
  expect((await app.inject({ method: 'POST', url: '/__test/nothing', payload: {} })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/__test/delay', payload: { path: 'api' } })).statusCode).toBe(400);
});

test('a path fails the requested number of times', async () => {
  await command('fail', { path: '/api/meta', status: 429, body: { error: { code: 'RATE_LIMIT_EXCEEDED' } }, times: 1 });
  const failed = await meta();
  expect(failed.status).toBe(429);
  expect(await failed.json()).toEqual({ error: { code: 'RATE_LIMIT_EXCEEDED' } });
  expect((await meta()).status).toBe(200);
});

test('other paths do not fail', async () => {
  await command('fail', { path: '/api/notes' });
  expect((await meta()).status).toBe(200);
});

test('a delayed answer arrives later', async () => {
  await command('delay', { path: '/api/meta', ms: 80, times: 1 });
  const started = performance.now();
  expect((await meta()).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(75);
});

test('an instance with few workers answers so many calls at a time, and the others wait', async () => {
  await command('few-workers', { path: '/api/', answerMs: 60, workers: 2 });
  const started = performance.now();
  const answered: number[] = [];
  const ask = async (): Promise<number> => {
    expect((await meta()).status).toBe(200);
    return answered.push(performance.now() - started);
  };
  await Promise.all([ask(), ask(), ask(), ask(), ask()]);
  // Two, two and one: nothing is sooner than its turn.
  expect(answered[0]).toBeGreaterThanOrEqual(55);
  expect(answered[2]).toBeGreaterThanOrEqual(115);
  expect(answered[4]).toBeGreaterThanOrEqual(175);
});

test('an instance with costly answers spends processor time on them, until this is cleared', async () => {
  const spent = async (): Promise<number> => {
    const before = process.cpuUsage();
    await fetch(`${world.instance.url}/files/none`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  await spent();
  await command('costly-answers', { paths: ['/files'], costMs: 200 });
  expect(await spent()).toBeGreaterThan(100);
  await command('clear');
  expect(await spent()).toBeLessThan(100);
});

test('a call whose answer is dropped was still carried out', async () => {
  await command('drop', { path: '/api/signup', times: 1 });
  const call = fetch(`${world.instance.url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'alice', password: 'alice-pass' }),
  });
  await expect(call).rejects.toThrow(/fetch failed/);
  expect(await world.ok('username/available', { username: 'alice' })).toEqual({ available: false });
});

test('a refusing instance cuts every connection until it stops refusing', async () => {
  await command('refuse', { on: true });
  await expect(meta()).rejects.toThrow(/fetch failed/);
  await command('refuse', { on: false });
  expect((await meta()).status).toBe(200);
});

test('streaming connections are cut without a closing handshake', async () => {
  const socket = await RawWebSocket.open(`${world.instance.url}/streaming`);
  const ended = new Promise((resolve) => socket.socket.once('close', resolve));
  expect(await command('dropSockets')).toEqual({ dropped: 1 });
  await ended;
  // A closing handshake would be a frame of its own.
  expect(socket.heard).toEqual([]);
});

test('slow streams keep the order of their messages', async () => {
  const alice = await world.signUp('alice');
  await command('slow', { ms: 40 });
  const socket = await RawWebSocket.open(`${world.instance.url}/streaming?i=${alice.token}`);
  const texts = () =>
    socket.heard.map((data) => {
      const frame = JSON.parse(data) as { type: string; body: { body?: { text: string } } };
      return frame.type === 'channel' ? (frame.body.body?.text ?? '') : frame.type;
    });
  socket.send(JSON.stringify({ type: 'connect', body: { channel: 'homeTimeline', id: '1', pong: true } }));
  await expect.poll(texts).toEqual(['connected']);
  for (const text of ['one', 'two', 'three']) await world.ok('notes/create', { text }, alice.token);
  expect(texts()).toEqual(['connected']);
  await expect.poll(texts).toEqual(['connected', 'one', 'two', 'three']);
  socket.close();
});

test('the clock can be set and released', async () => {
  const before = world.clock.now();
  expect(await command('clock', { advanceMs: 86_400_000 })).toEqual({ now: before + 86_400_000 });
  expect(await command('clock', { setTo: 1_000_000 })).toEqual({ now: 1_000_000 });
  expect(await command('clock')).toEqual({ now: before });
});

test('a burst posts through the endpoint at its pace', async () => {
  const alice = await world.signUp('alice');
  const heard = world.listen('note');
  const result = (await command('burst', { username: 'alice', perSecond: 100, seconds: 0.1, text: 'burst' })) as {
    created: number;
    notes: { id: string }[];
  };
  expect(result.created).toBe(10);
  expect(heard.map((event) => event.note.text)).toEqual(Array.from({ length: 10 }, (_, n) => `burst ${n + 1}`));
  expect((await world.ok('users/notes', { userId: alice.id, limit: 10 })).map((note) => note.id)).toEqual(
    result.notes.map((note) => note.id).toReversed(),
  );
});

test('a reset empties the instance and its caches', async () => {
  const alice = await world.signUp('alice');
  await command('fail', { path: '/api/meta' });
  await command('reset', { seed: 'empty' });
  expect(await world.ok('meta', {})).toMatchObject({ requireSetup: true });
  expect((await world.post('i', {}, alice.token)).status).toBe(401);
});

test('a reset restores what was changed, files included', async () => {
  const alice = await world.signUp('alice');
  const picture = await upload(world, alice, await png(), 'picture.png');
  const { server } = world.instance;
  // As a seed does at its end.
  saveSnapshot(server, 'demo');
  await world.ok('drive/files/delete', { fileId: picture.id }, alice.token);
  await world.signUp('newcomer');
  await command('reset', { seed: 'demo' });
  expect(await world.ok('drive/files', {}, alice.token)).toEqual([picture]);
  expect((await fetch(picture.url)).status).toBe(200);
  expect(await world.ok('username/available', { username: 'newcomer' })).toEqual({ available: true });
});

test('a page can be given a preview, with a player if wanted', async () => {
  const player = { url: 'https://play.example/embed', width: null, height: 152 };
  await command('link-preview', { url: 'https://film.example/', preview: { title: 'Film', player } });
  const answer = await world.instance.app.inject({ url: '/url?url=https%3A%2F%2Ffilm.example%2F&lang=en-US' });
  expect(answer.json()).toMatchObject({ title: 'Film', sensitive: false, player });
});

test('a drive is filled with files that can be opened, and only for a user with pictures', async () => {
  const alice = await world.signUp('alice');
  await upload(world, alice, await png(), 'picture.png');
  const before = world.instance.server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM files')!.n;
  await command('fill-drive', { count: 250, username: 'alice' });
  expect(world.instance.server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM files')!.n).toBe(before + 250);
  const { accessKey } = world.instance.server.db.get<{ accessKey: string }>('SELECT accessKey FROM files ORDER BY id DESC LIMIT 1')!;
  expect((await fetch(`${world.instance.url}/files/${accessKey}`)).status).toBe(200);
  const refused = await world.instance.app.inject({ method: 'POST', url: '/__test/fill-drive', payload: { count: 1, username: 'nobody' } });
  expect(refused.statusCode).toBe(500);
});
