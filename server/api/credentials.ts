import { z } from 'zod';
import { hashPassword } from '../core/accounts/passwords';
import { revokeOwnTokens } from '../core/accounts/tokens';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../http/rateLimit';
import { confirmation, confirmOwner } from './twoFactor';

/** Limits how often the owner of a stolen token can guess the password. */
const GUESSES = { max: 20, durationMs: HOUR_MS };

/** Password and tokens of the account. */
export const credentialEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i/change-password',
    needs: 'user',
    secure: true,
    limit: GUESSES,
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
    limit: GUESSES,
    params: z.object(confirmation),
    async run({ password, token }, { server, me }) {
      await confirmOwner(server, me(), password, token, 'b1f7c1a2-2d0c-4c8a-8b8e-5a5d3c1e9f47');
      revokeOwnTokens(server, me().id);
    },
  }),
];
