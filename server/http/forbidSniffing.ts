import type { FastifyInstance } from 'fastify';

/**
 * Tells browsers to believe the type of every answer. Otherwise they may take text that a stranger wrote for a page.
 * Register this before everything that answers.
 */
export function forbidSniffing(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    done();
  });
}
