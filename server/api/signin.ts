import { z } from 'zod';
import type { WirePasskeyRequest, WireSignInStep } from '~/api/wire';
import { refusalOfCaptchas } from '../core/sessions/captchas';
import { askAnyPasskey, askPasskeys, challengeIn, takeAnyPasskey, takePasskey, type Credential } from '../core/sessions/passkeys';
import { verifyPassword } from '../core/sessions/passwords';
import { recordSignIn } from '../core/sessions/signIns';
import { issueToken, tokenHash } from '../core/sessions/tokens';
import { takeSecondFactor } from '../core/sessions/twoFactor';
import { findUser, findUserByName, profileOf } from '../core/users/users';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { badRequest, RawFailure } from '../http/failures';
import { captchaParams } from './signup';
import { defineEndpoint, type Context, type EndpointDefinition } from '../http/defineEndpoint';
import type { ServerEndpoints } from '../http/serverEndpoints';
import { HOUR_MS, visitorOf, type RateLimit } from '../lib/rateLimit';

/** Per account and address, so that guesses do not lock out the owner; successful attempts count too, as on real servers. */
const SIGNIN_LIMIT: RateLimit = { max: 10, durationMs: HOUR_MS, minIntervalMs: 1000 };
/** Per address, against one guess at each of many accounts. */
const ADDRESS_LIMIT: RateLimit = { max: 100, durationMs: HOUR_MS };

/** Per address, for names without a password, and for keys: neither guesses anything. */
const NAMES_LIMIT: RateLimit = { max: 200, durationMs: HOUR_MS / 2 };

/** Status and id of each refusal. Sign-in answers with nothing else. */
const failures = {
  tooMany: [429, '22d05606-fbcf-421a-a2db-b32610dcfd1b'],
  noSuchUser: [404, '6cc579cc-885d-43d8-95c2-b8c7fc963280'],
  wrongPassword: [403, '932c904e-9460-45b7-9ce6-7ed33be7eb2c'],
  suspended: [403, 'e03a5f46-d309-4865-9b69-56282d94e1eb'],
  wrongToken: [403, 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f'],
  wrongCredential: [403, '93b86c4b-72f9-40eb-9815-798928603d1e'],
  noContext: [400, '1658cc2e-4495-461f-aee4-d403cdf073c1'],
  unknownKey: [403, '36b96a7d-b547-412d-aeed-2d611cdc8cdc'],
  needsPassword: [403, '2d84773e-f7b7-4d0b-8f72-bb69b584c912'],
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

/** What is still missing beside the password: a code, or the answer of a key. */
type Missing = 'token' | WirePasskeyRequest;

/** Checks the second factor. Returns nothing if it was right, or what is missing. */
async function checkSecondFactor({ server }: Context, user: UserRow, given: Given): Promise<Missing | undefined> {
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
  if (!request && !isPasswordRight) throw failed('wrongPassword');
  return request ?? 'token';
}

/** The credentials of one call. */
type Sent = Pick<Given, 'password'> & Partial<Pick<Given, 'token' | 'credential'>>;

/**
 * Lets somebody in, or says what is missing. Every attempt counts and is recorded.
 * @param check looks at the account before its credentials. It throws what the account is refused with
 */
async function tryToEnter(
  ctx: Context,
  username: string,
  { password, token, credential }: Sent,
  check?: (user: UserRow) => Promise<void>,
): Promise<{ readonly id: string; readonly i: string } | Missing> {
  const { server } = ctx;
  const named = findUserByName(server, username);
  // A challenge counted as an attempt when it was made, and lets one answer of the same account through. A token is a guess.
  const isChallenged = named && credential && !token ? spendChallenge(server, named.id, credential, password) : false;
  if (!isChallenged) countAttempt(ctx, username);
  const user = usable(named);
  await check?.(user);
  const isPasswordRight = await verifyPassword(password, profileOf(server, user.id).passwordHash);
  try {
    const missing = await checkSecondFactor(ctx, user, { password, isPasswordRight, token, credential, isChallenged });
    if (missing) return missing;
  } catch (refused) {
    recordSignIn(server, user, ctx, false);
    throw refused;
  }
  return enter(ctx, user);
}

function enter(ctx: Context, user: UserRow): { readonly id: string; readonly i: string } {
  recordSignIn(ctx.server, user, ctx, true);
  return { id: user.id, i: issueToken(ctx.server, user.id) };
}

const username = z.string().max(128);
const password = z.string().max(1024);
const token = z.string().max(64).nullish();
const credential = z.record(z.string(), z.unknown()).nullish();

/** Sign-in with a password, with a password and a second factor, or with a security key. Answers a new token of the account's own. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'signin',
    ownPages: true,
    params: z.object({ username, password, token, credential }),
    async run({ username: name, ...sent }, ctx) {
      const entered = await tryToEnter(ctx, name, sent);
      if (entered === 'token') throw failed('wrongToken');
      return entered as ServerEndpoints['signin']['res'];
    },
  }),
  defineEndpoint({
    path: 'signin-flow',
    ownPages: true,
    params: z.object({ username, password: password.nullish(), token, credential, ...captchaParams }),
    async run({ username: name, password: given, token: code, credential: answer, ...answers }, ctx): Promise<WireSignInStep> {
      const { server } = ctx;
      const isTwoFactor = (user: UserRow) => profileOf(server, user.id).twoFactorEnabled === 1;
      if (given === null || given === undefined) {
        // It tells no more than the page of the account, so only the address is limited.
        if (!server.limiter.allows(`signin-flow ${visitorOf(ctx.ip)}`, NAMES_LIMIT)) throw failed('tooMany');
        return { finished: false, next: isTwoFactor(usable(findUserByName(server, name))) ? 'password' : 'captcha' };
      }
      const entered = await tryToEnter(ctx, name, { password: given, token: code, credential: answer }, async (user) => {
        const problem = isTwoFactor(user) ? null : await refusalOfCaptchas(server, answers);
        if (problem !== null) throw badRequest(problem);
      });
      if (entered === 'token') return { finished: false, next: 'totp' };
      return 'i' in entered ? { finished: true, ...entered } : { finished: false, next: 'passkey', authRequest: entered };
    },
  }),
  defineEndpoint({
    path: 'signin-with-passkey',
    ownPages: true,
    params: z.object({ credential, context: z.string().max(64).nullish() }),
    async run({ credential: answer, context }, ctx) {
      const { server } = ctx;
      if (!server.limiter.allows(`signin-with-passkey ${visitorOf(ctx.ip)}`, NAMES_LIMIT)) throw failed('tooMany');
      if (!answer) return askAnyPasskey(server);
      if (!context) throw failed('noContext');
      const owner = await takeAnyPasskey(server, answer, context);
      if (owner === null) throw failed('unknownKey');
      const user = usable(findUser(server, owner));
      if (profileOf(server, user.id).usePasswordLessLogin === 1) return { signinResponse: { finished: true, ...enter(ctx, user) } };
      recordSignIn(server, user, ctx, false);
      throw failed('needsPassword');
    },
  }),
];
