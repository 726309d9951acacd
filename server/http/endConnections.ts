import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long connections have to end in good order; ms. */
const GRACE_MS = 300;

/**
 * Cuts every connection that is still open a moment after the server begins to close: uploads, live connections whose
 * other end is gone, upgrades that nobody answered. One of them would keep the process from ending.
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
