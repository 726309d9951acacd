import type { WireSignin } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import { createdAtOf } from '../../lib/ids';
import { createNotification } from '../notifications/notifications';
import { pageSql, type Page } from '../../db/paging';
import type { Server } from '../Server';

/** How many attempts of an account are kept. */
const MAX_SIGN_INS = 1_000;

interface SignInRow {
  readonly id: string;
  readonly ip: string;
  /** JSON object. */
  readonly headers: string;
  readonly success: number;
}

/** Where an attempt came from. */
export interface Caller {
  readonly ip: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Headers without credentials. Their number and length are limited to those of browsers. */
function plainHeaders(headers: Caller['headers']): Record<string, string> {
  const { authorization: _authorization, cookie: _cookie, ...rest } = headers;
  return Object.fromEntries(
    Object.entries(rest)
      .slice(0, 30)
      .map(([name, value]) => [name.slice(0, 64), String(value).slice(0, 512)]),
  );
}

/** Stores an attempt. Clients of the account receive a successful one, so that its owner notices a stranger. */
export function recordSignIn(server: Server, user: UserRow, { ip, headers }: Caller, success: boolean): void {
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
    server.db.run(
      'DELETE FROM signins WHERE userId = ? AND id <= (SELECT id FROM signins WHERE userId = ? ORDER BY id DESC LIMIT 1 OFFSET ?)',
      [user.id, user.id, MAX_SIGN_INS],
    );
    if (success) {
      createNotification(server, user.id, { type: 'login' });
      server.bus.publish('main', {
        userId: user.id,
        type: 'signin',
        body: { id, createdAt: createdAtOf(id), ip, headers: plain, success },
      });
    }
  });
}

/** The attempts of an account, newest first. */
export function signInsOf({ db }: Server, userId: string, page: Page): WireSignin[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  return db
    .all<SignInRow>(`SELECT id, ip, headers, success FROM signins WHERE userId = ? AND ${where} ${tail}`, [
      userId,
      ...whereParams,
      ...tailParams,
    ])
    .map(({ id, ip, headers, success }) => ({
      id,
      createdAt: createdAtOf(id),
      ip,
      headers: JSON.parse(headers) as WireSignin['headers'],
      success: success === 1,
    }));
}
