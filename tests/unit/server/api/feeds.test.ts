import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
