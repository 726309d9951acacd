import { z } from 'zod';
import { verifyPassword } from '../core/sessions/passwords';
import { beginTwoFactor, completeTwoFactor, removeTwoFactor, takeSecondFactor, qrDataUrl } from '../core/sessions/twoFactor';
import { profileOf } from '../core/users/users';
import { publishMe } from '../core/relations/follows';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { refusal } from '../core/ApiFailure';
import { rateLimitExceeded } from '../http/failures';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

/** Limits how often the owner of a stolen token can guess the password or a code, at all endpoints together. */
const GUESSES = { max: 20, durationMs: HOUR_MS };

/** Counts a guess at the password or a code of an account. @throws {ApiFailure} RATE_LIMIT_EXCEEDED after too many */
function countGuess(server: Server, user: UserRow): void {
  if (!server.limiter.allows(`confirm ${user.id}`, GUESSES)) throw rateLimitExceeded();
}

/**
 * Asks for the password and the second factor again. A wrong second factor is INTERNAL_ERROR, as on real servers.
 * @param isTokenAccepted whether the token was accepted a moment ago, by the first half of the same action
 * @throws {ApiFailure} INCORRECT_PASSWORD, with the endpoint's own id; RATE_LIMIT_EXCEEDED after too many tries.
 */
export async function confirmOwner(
  server: Server,
  user: UserRow,
  password: string,
  token: string | null | undefined,
  wrongPasswordId: string,
  isTokenAccepted = false,
): Promise<void> {
  countGuess(server, user);
  if (!(await verifyPassword(password, profileOf(server, user.id).passwordHash))) {
    throw refusal('INCORRECT_PASSWORD', wrongPasswordId, 'Incorrect password.');
  }
  const profile = profileOf(server, user.id);
  if (profile.twoFactorEnabled && !isTokenAccepted && !takeSecondFactor(server, profile, token ?? ''))
    throw new Error('authentication failed');
}

/** Parameters that {@link confirmOwner} needs. */
export const confirmation = { password: z.string().max(1024), token: z.string().max(64).nullish() };

/** Two-factor sign-in with an authenticator app. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i/2fa/register',
    needs: 'user',
    secure: true,
    params: z.object(confirmation),
    async run({ password, token }, { server, me }) {
      const user = me();
      await confirmOwner(server, user, password, token, '78d6c839-20c9-4c66-b90a-fc0542168b48');
      const secret = beginTwoFactor(server, user.id);
      const issuer = server.host;
      const url = `otpauth://totp/${encodeURIComponent(issuer)}:${user.username}?issuer=${encodeURIComponent(issuer)}&secret=${secret}`;
      return { qr: qrDataUrl(url), url, secret, label: user.username, issuer };
    },
  }),
  defineEndpoint({
    path: 'i/2fa/done',
    needs: 'user',
    secure: true,
    params: z.object({ token: z.string() }),
    run({ token }, { server, me }) {
      countGuess(server, me());
      const backupCodes = completeTwoFactor(server, profileOf(server, me().id), token.replaceAll(/\s/g, ''));
      if (!backupCodes) throw new Error('not verified');
      publishMe(server, me());
      return { backupCodes };
    },
  }),
  defineEndpoint({
    path: 'i/2fa/unregister',
    needs: 'user',
    secure: true,
    params: z.object(confirmation),
    async run({ password, token }, { server, me }) {
      await confirmOwner(server, me(), password, token, '7add0395-9901-4098-82f9-4f67af65f775');
      removeTwoFactor(server, me().id);
      publishMe(server, me());
    },
  }),
];
