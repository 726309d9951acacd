/** A copy of the data folder contains no working token, even if an older version wrote it. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../../server/core/sessions/passwords';
import { totpAt } from '../../../server/core/sessions/totp';
import { Database } from '../../../server/db/Database';
import { migrate } from '../../../server/db/migrate';
import { allMigrations } from '../../../server/allMigrations';
import { TestInstance } from '../../unit/server/support/testInstance';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wisteria-tokens-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Returns which of the texts occur in some file of the folder. */
function foundOnDisk(secrets: Readonly<Record<string, string>>): string[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = Buffer.concat(files.map((entry) => readFileSync(join(entry.parentPath, entry.name))));
  return Object.keys(secrets).filter((name) => bytes.includes(secrets[name]!));
}

test('no token and no secret can be read from the files of an instance', async () => {
  const world = await TestInstance.start({ dataDir: root });
  const alice = await world.signUp('alice');
  const { token } = await world.ok('miauth/gen-token', { session: 's', permission: [] }, alice.token);
  const collected = (await world.post('miauth/s/check')).body as { token: string };
  const { secret } = await world.ok('app/create', { name: 'app', description: '', permission: [] });
  const session = await world.ok('auth/session/generate', { appSecret: secret ?? '' });
  await world.ok('auth/accept', { token: session.token }, alice.token);
  const { accessToken } = await world.ok('auth/session/userkey', { appSecret: secret ?? '', token: session.token });
  const signedIn = await world.ok('signin', { username: 'alice', password: 'alice-pass' });
  const registered = await world.ok('i/2fa/register', { password: 'alice-pass' }, alice.token);
  const { backupCodes } = await world.ok('i/2fa/done', { token: totpAt(registered.secret, world.clock.now()) }, alice.token);
  const secrets = {
    own: alice.token,
    backup: backupCodes[0] ?? '',
    second: signedIn.i,
    granted: token,
    collected: collected.token,
    app: secret ?? '',
    accessToken,
  };
  expect(foundOnDisk(secrets)).toEqual([]);
  await world.close();
  expect(foundOnDisk(secrets)).toEqual([]);
  expect(foundOnDisk({ control: 'alice' }), 'the search finds what is there').toEqual(['control']);
});

test('tokens and backup codes of an older version keep working, and are gone from its file', async () => {
  const db = new Database(join(root, 'instance.db'));
  migrate(
    db,
    allMigrations.filter(({ id }) => id < 7),
  );
  const [own, app, appSecret] = ['ownOWNown1234567', 'appAPPapp1234567appAPPapp1234567', 'secretSECRET1234secretSECRET1234'];
  const presented = createHash('sha256')
    .update(app + appSecret)
    .digest('hex');
  db.run("INSERT INTO users (id, username, usernameLower, token, isRoot) VALUES ('u', 'alice', 'alice', ?, 1)", [own]);
  const backup = 'BACKUP22222222222222222222222222';
  db.run("INSERT INTO profiles (userId, passwordHash, twoFactorEnabled, twoFactorBackupCodes) VALUES ('u', ?, 1, ?)", [
    await hashPassword('alice-pass', true),
    JSON.stringify([backup]),
  ]);
  db.run("INSERT INTO apps (id, userId, secret, name, description, permission) VALUES ('a', NULL, ?, 'app', '', '[]')", [appSecret]);
  db.run(`INSERT INTO accessTokens (id, userId, token, permission, appId, hash) VALUES ('t', 'u', ?, '["read:account"]', 'a', ?)`, [
    app,
    presented,
  ]);
  db.close();

  const world = await TestInstance.start({ dataDir: root });
  for (const token of [own, app, presented]) expect(await world.ok('i', {}, token)).toMatchObject({ username: 'alice' });
  expect(await world.ok('auth/session/generate', { appSecret })).toMatchObject({ token: expect.any(String) });
  const signIn = () => world.post('signin', { username: 'alice', password: 'alice-pass', token: backup });
  expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 403]);
  await world.close();
  expect(foundOnDisk({ own, app, appSecret, presented, backup })).toEqual([]);
});
