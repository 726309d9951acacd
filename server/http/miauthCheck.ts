import type { FastifyInstance } from 'fastify';
import { findUser } from '../core/users/users';
import { collectToken } from '../core/sessions/apps';
import { packUserDetailed } from '../core/users/packUser';
import type { Server } from '../core/Server';

/** `POST /api/miauth/{session}/check`: an app collects the token that a user granted it. Any origin may ask. */
export function registerMiauthCheck(api: FastifyInstance, server: Server): void {
  api.post<{ Params: { session: string } }>('/miauth/:session/check', (request, reply) => {
    void reply.headers({ vary: 'Origin', 'cache-control': 'private, max-age=0, must-revalidate', 'access-control-allow-origin': '*' });
    const collected = collectToken(server, request.params.session);
    const user = collected && findUser(server, collected.userId);
    if (!collected || !user) return reply.send({ ok: false });
    return reply.send({ ok: true, token: collected.token, user: packUserDetailed(server, user, null) });
  });
}
