import { z } from 'zod';
import { verifyPassword } from '../core/accounts/passwords';
import { issueToken } from '../core/accounts/tokens';
import { takeSecondFactor } from '../core/accounts/twoFactor';
import { findUserByName, profileOf } from '../core/accounts/users';
import { createdAtOf } from '../core/ids';
import type { UserRow } from '../db/rows/UserRow';
import { RawFailure } from '../http/ApiFailure';
import { defineEndpoint, type Context, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS, visitorOf, type RateLimit } from '../http/rateLimit';

/** Per account and address, so that guesses lock nobody else; successful attempts count too, as on real servers. */
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
} as const;

function failed(why: keyof typeof failures): RawFailure {
  const [status, id] = failures[why];
  return new RawFailure(status, { error: { id } });
}

/** Headers for the list of sign-ins, without credentials. There are as many and as long ones as browsers send, not as strangers can. */
function plainHeaders(headers: Context['headers']): Record<string, string> {
  const { authorization: _authorization, cookie: _cookie, ...rest } = headers;
  return Object.fromEntries(
    Object.entries(rest)
      .slice(0, 30)
      .map(([name, value]) => [name.slice(0, 64), String(value).slice(0, 512)]),
  );
}

/** Stores the attempt. Clients of the account receive a successful one, so that its owner notices a stranger. */
function record({ server, ip, headers }: Context, user: UserRow, success: boolean): void {
  const id = server.ids.next();
  const plain = plainHeaders(headers);
  server.db.transaction(() => {
    server.db.run('INSERT INTO signins (id, userId, ip, headers, success) VALUES (?, ?, ?, ?, ?)', [
      id,
      user.id,
      ip,
      JSON.stringify(plain),
      success,
    ]);
    if (success) {
      server.bus.publish('main', {
        userId: user.id,
        type: 'signin',
        body: { id, createdAt: createdAtOf(id), ip, headers: plain, success },
      });
    }
  });
}

/** Sign-in with a password, or a password and a second factor. Answers a new token of the account's own. */
export const signinEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'signin',
    params: z.object({ username: z.string().max(128), password: z.string().max(1024), token: z.string().max(64).nullish() }),
    async run({ username, password, token }, ctx) {
      const { server, ip } = ctx;
      const visitor = visitorOf(ip);
      if (!server.limiter.allows(`signin ${visitor} ${username.toLowerCase()}`, SIGNIN_LIMIT)) throw failed('tooMany');
      if (!server.limiter.allows(`signin ${visitor}`, ADDRESS_LIMIT)) throw failed('tooMany');
      const user = findUserByName(server, username);
      if (!user || user.isDeleted) throw failed('noSuchUser');
      if (user.isSuspended) throw failed('suspended');
      if (!(await verifyPassword(password, profileOf(server, user.id).passwordHash))) {
        record(ctx, user, false);
        throw failed('wrongPassword');
      }
      // Read again: during the check of the password, another sign-in may have used the same code.
      const profile = profileOf(server, user.id);
      if (profile.twoFactorEnabled && !takeSecondFactor(server, profile, token ?? '')) {
        record(ctx, user, false);
        throw failed('wrongToken');
      }
      record(ctx, user, true);
      return { id: user.id, i: issueToken(server, user.id) };
    },
  }),
];
