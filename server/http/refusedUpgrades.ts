import type { FastifyInstance } from 'fastify';

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
