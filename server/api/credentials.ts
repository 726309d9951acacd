import { z } from 'zod';
import { hashPassword } from '../core/sessions/passwords';
import { signInsOf } from '../core/sessions/signIns';
import { revokeOwnTokens } from '../core/sessions/tokens';
import { pagingParams } from '../db/paging';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { internalError } from '../http/failures';
import { HOUR_MS } from '../lib/rateLimit';
import { confirmation, confirmOwner } from './twoFactor';

/** Limit for trying the token of an e-mail. */
const GUESSES = { max: 20, durationMs: HOUR_MS, byAddress: true } as const;

/** Limit for requesting an e-mail, as on real servers. */
const MAILS = { max: 3, durationMs: HOUR_MS, byAddress: true } as const;

/** Password and tokens of the account, and its sign-ins. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i/change-password',
    needs: 'user',
    secure: true,
    params: z.object({ currentPassword: confirmation.password, newPassword: z.string().min(1).max(1024), token: confirmation.token }),
    async run({ currentPassword, newPassword, token }, { server, me }) {
      await confirmOwner(server, me(), currentPassword, token, '3c0e4a6e-6d52-4f6c-9f59-0f7c1d0b6a31');
      const hash = await hashPassword(newPassword, server.config.testing);
      server.db.run('UPDATE profiles SET passwordHash = ? WHERE userId = ?', [hash, me().id]);
    },
  }),
  defineEndpoint({
    path: 'i/regenerate-token',
    needs: 'user',
    secure: true,
    params: z.object(confirmation),
    async run({ password, token }, { server, me }) {
      await confirmOwner(server, me(), password, token, 'b1f7c1a2-2d0c-4c8a-8b8e-5a5d3c1e9f47');
      revokeOwnTokens(server, me().id);
    },
  }),
  defineEndpoint({
    path: 'i/signin-history',
    needs: 'user',
    secure: true,
    params: z.object(pagingParams),
    run: (page, { server, me }) => signInsOf(server, me().id, page),
  }),
  defineEndpoint({
    path: 'request-reset-password',
    limit: MAILS,
    params: z.object({ username: z.string().max(128), email: z.string().max(256) }),
    // Without mail, nothing is sent, and the answer does not tell who has an account.
    run: () => undefined,
  }),
  defineEndpoint({
    path: 'reset-password',
    limit: GUESSES,
    params: z.object({ token: z.string().max(128), password: z.string().min(1).max(1024) }),
    run() {
      // The instance has sent no e-mail, so every token is unknown. Real servers fail without a code then.
      throw internalError(new Error('there is no such request'));
    },
  }),
  defineEndpoint({
    path: 'verify-email',
    limit: GUESSES,
    params: z.object({ code: z.string().max(128) }),
    run() {
      // The instance has sent no e-mail, so every code is unknown.
      throw internalError(new Error('there is no such code'));
    },
  }),
];
