import { z } from 'zod';
import type { WirePasskeyRequest } from '~/api/wire';
import { askPasskeys, challengeIn, takePasskey, type Credential } from '../core/sessions/passkeys';
import { verifyPassword } from '../core/sessions/passwords';
import { recordSignIn } from '../core/sessions/signIns';
import { issueToken, tokenHash } from '../core/sessions/tokens';
import { takeSecondFactor } from '../core/sessions/twoFactor';
import { findUserByName, profileOf } from '../core/users/users';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { RawFailure } from '../http/failures';
import { defineEndpoint, type Context, type EndpointDefinition } from '../http/defineEndpoint';
import type { ServerEndpoints } from '../http/serverEndpoints';
import { HOUR_MS, visitorOf, type RateLimit } from '../lib/rateLimit';

/** Per account and address, so that guesses do not lock out the owner; successful attempts count too, as on real servers. */
const SIGNIN_LIMIT: RateLimit = { max: 10, durationMs: HOUR_MS, minIntervalMs: 1000 };
/** Per address, against one guess at each of many accounts. */
const ADDRESS_LIMIT: RateLimit = { max: 100, durationMs: HOUR_MS };

/** Status and id of each refusal. Sign-in answers with nothing else. */
const failures = {
  tooMany: [429, '22d05606-fbcf-421a-a2db-b32610dcfd1b'],
  noSuchUser: [404, '6cc579cc-885d-43d8-95c2-b8c7fc963280'],
  wrongPassword: [403, '932c904e-9460-45b7-9ce6-7ed33be7eb2c'],
  suspended: [403, 'e03a5f46-d309-4865-9b69-56282d94e1eb'],
  wrongToken: [403, 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f'],
  wrongCredential: [403, '93b86c4b-72f9-40eb-9815-798928603d1e'],
} as const;

function failed(why: keyof typeof failures): RawFailure {
  const [status, id] = failures[why];
  return new RawFailure(status, { error: { id } });
}

/** The credentials beside the name. */
interface Given {
  readonly password: string;
  readonly isPasswordRight: boolean;
  readonly token: string | null | undefined;
  readonly credential: Credential | null | undefined;
  /** Whether the credential answers a challenge that this account was asked with. */
  readonly isChallenged: boolean;
}

/**
 * Uses up the challenge that a key answers. Returns whether it was open, for this account and this password: the answer to it then
 * guesses nothing that was not counted before.
 */
function spendChallenge({ challenges }: Server, userId: string, credential: Credential, password: string): boolean {
  const challenge = challengeIn(credential);
  const isSamePassword = challenges.find(challenge)?.proofHash === tokenHash(password);
  return isSamePassword && challenges.take(challenge, { userId, kind: 'signIn' });
}

/**
 * Counts an attempt. The address comes first, so that its refused attempts cannot fill the limiter with names.
 * @throws {RawFailure} after too many
 */
function countAttempt({ server, ip }: Context, username: string): void {
  const visitor = visitorOf(ip);
  if (!server.limiter.allows(`signin ${visitor}`, ADDRESS_LIMIT)) throw failed('tooMany');
  if (!server.limiter.allows(`signin ${visitor} ${username.toLowerCase()}`, SIGNIN_LIMIT)) throw failed('tooMany');
}

/** The account that was named. @throws {RawFailure} if there is none that can be used */
function usable(user: UserRow | undefined): UserRow {
  if (!user || user.isDeleted) throw failed('noSuchUser');
  if (user.isSuspended) throw failed('suspended');
  return user;
}

/** Checks the second factor. Returns nothing if it was right, or the challenge for a security key. */
async function checkSecondFactor({ server }: Context, user: UserRow, given: Given): Promise<WirePasskeyRequest | undefined> {
  const { password, isPasswordRight, token, credential, isChallenged } = given;
  // Read again: during the check of the password, another sign-in may have used the same code.
  const profile = profileOf(server, user.id);
  if (!profile.twoFactorEnabled) {
    if (!isPasswordRight) throw failed('wrongPassword');
    return undefined;
  }
  if (token) {
    if (!isPasswordRight) throw failed('wrongPassword');
    if (!takeSecondFactor(server, profile, token)) throw failed('wrongToken');
    return undefined;
  }
  if (!isPasswordRight && !profile.usePasswordLessLogin) throw failed('wrongPassword');
  if (credential) {
    if (!isChallenged || !(await takePasskey(server, user.id, credential, !isPasswordRight))) throw failed('wrongCredential');
    return undefined;
  }
  const request = await askPasskeys(server, user.id, password, !isPasswordRight);
  if (!request) throw failed('wrongToken');
  return request;
}

/** Sign-in with a password, with a password and a second factor, or with a security key. Answers a new token of the account's own. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'signin',
    params: z.object({
      username: z.string().max(128),
      password: z.string().max(1024),
      token: z.string().max(64).nullish(),
      credential: z.record(z.string(), z.unknown()).nullish(),
    }),
    async run({ username, password, token, credential }, ctx) {
      const { server } = ctx;
      const named = findUserByName(server, username);
      // A challenge counted as an attempt when it was made, and lets one answer of the same account through. A token is a guess.
      const isChallenged = named && credential && !token ? spendChallenge(server, named.id, credential, password) : false;
      if (!isChallenged) countAttempt(ctx, username);
      const user = usable(named);
      const isPasswordRight = await verifyPassword(password, profileOf(server, user.id).passwordHash);
      try {
        const asked = await checkSecondFactor(ctx, user, { password, isPasswordRight, token, credential, isChallenged });
        if (asked) return asked as ServerEndpoints['signin']['res'];
      } catch (refused) {
        recordSignIn(server, user, ctx, false);
        throw refused;
      }
      recordSignIn(server, user, ctx, true);
      return { id: user.id, i: issueToken(server, user.id) };
    },
  }),
];
