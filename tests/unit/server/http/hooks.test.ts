import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import websocket from '@fastify/websocket';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeRefusedUpgrades } from '../../../../server/http/hooks';

let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  closeRefusedUpgrades(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/not-yet') await reply.code(503).send('come back');
  });
  await app.register(websocket);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterEach(() => app.close());

const upgradeOf = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;

test.each([
  ['/not-yet', /503[^]*come back$/],
  ['/nowhere', /404/],
])('an upgrade of %s is answered and its connection closed', async (path, answer) => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(upgradeOf(path));
  await once(socket, 'end');
  expect(heard).toMatch(answer);
});
