import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long connections have to end in good order; ms. */
const GRACE_MS = 300;

/**
 * Cuts every connection that is still open a moment after the server begins to close: uploads, live connections whose other end is
 * gone, unanswered upgrades. One of them would keep the process from ending.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    const timer = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, GRACE_MS);
    app.server.once('close', () => clearTimeout(timer));
    done();
  });
}

/**
 * Closes the connection of an upgrade request that got an ordinary answer. Node detaches such a connection and nothing
 * reads from it, so it would stay open and keep the process from ending. Register this before everything that answers.
 */
export function closeRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    done();
  });
}

/**
 * Tells browsers to believe the type of every answer. Otherwise they may mistake a stranger's text for a page. Register this before
 * everything that answers.
 */
export function forbidSniffing(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    done();
  });
}
