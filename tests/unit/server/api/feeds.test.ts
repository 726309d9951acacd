import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DownloadError } from '../../../../server/net/download';
import { TestInstance } from '../support/testInstance';

let world: TestInstance;
let localServer: Server;
let asked = 0;
beforeEach(async () => {
  asked = 0;
  world = await TestInstance.start();
  localServer = createServer((_request, response) => {
    asked += 1;
    response.end('<rss><item><title>secret</title></item></rss>');
  });
  await new Promise<void>((resolve) => localServer.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  localServer.close();
  await world.close();
});

const port = () => (localServer.address() as AddressInfo).port;

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f000001', '2130706433'])(
  'a feed at %s is never requested, because it is in a private network',
  async (host) => {
    const { code } = await world.refused('fetch-rss', { url: `http://${host}:${port()}/feed` });
    expect(code).toBe('FEED_UNAVAILABLE');
    expect(asked).toBe(0);
  },
);

test.each(['file:///etc/passwd', 'javascript:1', 'nonsense'])('the address %s is refused', async (url) => {
  const { code } = await world.refused('fetch-rss', { url });
  expect(code).toBe('FEED_UNAVAILABLE');
});

test('many readers of a feed cost the site one request a minute, and a failure is tried again', async () => {
  let fetched = 0;
  let isBroken = true;
  const reading = await TestInstance.start({
    async download(_url, folder) {
      fetched += 1;
      if (isBroken) throw new DownloadError('no answer');
      const path = join(folder, `feed-${fetched}`);
      await writeFile(path, '<rss><channel><item><title>News</title><link>https://news.example/1</link></item></channel></rss>');
      return path;
    },
  });
  const url = 'https://news.example/feed';
  await reading.refused('fetch-rss', { url });
  isBroken = false;
  const answers = await Promise.all([1, 2, 3].map(() => reading.ok('fetch-rss', { url })));
  expect({ titles: answers.map(({ items }) => items[0]?.title), fetched }).toEqual({ titles: ['News', 'News', 'News'], fetched: 2 });
  reading.clock.advance(60_000);
  await reading.ok('fetch-rss', { url });
  expect(fetched).toBe(3);
  expect(reading.instance.server.jobs.load('deliver')).toEqual({ started: 3, active: 0, waiting: 0 });
  await reading.close();
});
