import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Jobs } from '../../../../server/lib/Jobs';
import { SocketBytes } from '../../../../server/net/SocketBytes';
import { png, upload } from '../support/media';
import { TestInstance } from '../support/testInstance';

test('a job is active until it ends, also when it fails', async () => {
  const jobs = new Jobs();
  let end = () => {};
  const first = jobs.run('inbox', () => new Promise<void>((resolve) => (end = resolve)));
  const second = jobs.run('inbox', () => Promise.reject(new Error('broken')));
  expect(jobs.load('inbox')).toEqual({ started: 2, active: 2, waiting: 0 });
  await expect(second).rejects.toThrow('broken');
  end();
  await first;
  expect(jobs.load('inbox')).toEqual({ started: 2, active: 0, waiting: 0 });
  expect(jobs.load('deliver')).toEqual({ started: 0, active: 0, waiting: 0 });
});

test('an upload is work, and so are its pictures', async () => {
  // With options, because it counts from the start.
  const world = await TestInstance.start({});
  const alice = await world.signUp('alice');
  const { jobs, pictures } = world.instance.server;
  // Other tests share the pictures.
  const before = pictures.load.started;
  await upload(world, alice, await png(), 'a.png');
  expect(jobs.load('inbox')).toEqual({ started: 1, active: 0, waiting: 0 });
  expect(pictures.load).toMatchObject({ active: 0, waiting: 0 });
  expect(pictures.load.started).toBeGreaterThan(before);
  await world.close();
});

test('the bytes of connections are counted while they last and afterward', async () => {
  const bytes = new SocketBytes();
  const server = createServer((_request, response) => response.end('x'.repeat(5000)));
  bytes.watch(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const { rx, tx } = bytes.counters;
  expect(rx).toBeGreaterThan(50);
  expect(tx).toBeGreaterThan(5000);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(bytes.counters).toEqual({ rx, tx });
});
