import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyPassword } from '../core/accounts/passwords';
import type { InstancePart, PartContext } from '../core/Instance';
import { requiresSetup } from '../core/meta';
import type { Server } from '../core/Server';
import { saveSnapshot, wipe } from '../faults/snapshots';
import { DEMO_SIGN_INS, defaultPassword } from './demoAccounts';

/** Present while a seed runs, so that a start after a kill begins it again instead of living with half of one. */
const markerOf = (server: Server) => join(server.config.filesDir, 'seeding');

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);

/** Thrown instead of starting where everybody could sign in with a published password. */
export class DefaultPasswordError extends Error {
  override readonly name = 'DefaultPasswordError';
}

/** Seeds an empty instance at its first start, and refuses to offer seeded accounts to the network. */
export const seedOnStart: InstancePart = {
  async register(context) {
    if (isLoopback(context.options.host ?? '127.0.0.1')) return;
    const willSeed = needsSeed(context) && context.options.seed !== 'empty';
    if (!willSeed && !(await hasDefaultPassword(context.server))) return;
    throw new DefaultPasswordError(
      `The seeded accounts have published passwords, so this instance does not open itself to the network (--host ${context.options.host}).\n` +
        'Sign in on this machine and change the passwords first, or start with --seed empty and a new --data folder.',
    );
  },
  async started(context) {
    const { server, options } = context;
    if (!needsSeed(context) || !options.seed) return;
    if (existsSync(markerOf(server))) wipe(server);
    writeFileSync(markerOf(server), options.seed);
    const { seedInstance } = await import('./seedInstance');
    await seedInstance(context, options.seed);
    if (server.config.testing) saveSnapshot(server, options.seed);
    rmSync(markerOf(server));
  },
};

function needsSeed({ server, options }: PartContext): boolean {
  return options.seed !== null && options.seed !== undefined && (requiresSetup(server) || existsSync(markerOf(server)));
}

async function hasDefaultPassword(server: Server): Promise<boolean> {
  for (const username of DEMO_SIGN_INS) {
    const row = server.db.get<{ passwordHash: string | null }>(
      'SELECT p.passwordHash FROM profiles p JOIN users u ON u.id = p.userId WHERE u.usernameLower = ? AND u.host IS NULL',
      [username],
    );
    if (row && (await verifyPassword(defaultPassword(username), row.passwordHash))) return true;
  }
  return false;
}
