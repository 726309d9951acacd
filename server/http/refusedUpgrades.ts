import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection of an upgrade that was answered like an ordinary request. Node hands such a connection over and
 * forgets it: nobody reads from it any more, so it would stay open until the process ends, and keep it from ending.
 * Register it before everything that answers.
 */
export function closeRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    done();
  });
}
