import { randomUUID } from 'node:crypto';
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

/** Names the one caller that is let in while a seed runs. */
const PASS_HEADER = 'x-seed-pass';

/**
 * Seeds an empty instance at its first start, and refuses to offer seeded accounts to the network. Until the seed is done
 * everybody else is told to come back, so that nobody meets half of it.
 */
export function seedOnStart(): InstancePart {
  let pass: string | null = null;
  return {
    async register(context) {
      const { app, server, options } = context;
      if (!isLoopback(options.host ?? '127.0.0.1') && (willSeed(context) || (await hasDefaultPassword(server)))) {
        throw new DefaultPasswordError(
          `The seeded accounts have published passwords, so this instance does not open itself to the network (--host ${options.host}).\n` +
            'Sign in on this machine and change the passwords first, or start with --seed empty and a new --data folder.',
        );
      }
      if (!willSeed(context)) return;
      pass = randomUUID();
      app.addHook('onRequest', async (request, reply) => {
        if (pass === null || request.headers[PASS_HEADER] === pass) return;
        await reply.code(503).header('retry-after', '1').send(COME_BACK);
      });
    },
    async started(context) {
      const { server, options } = context;
      if (pass === null || !options.seed) return;
      if (existsSync(markerOf(server))) wipe(server);
      writeFileSync(markerOf(server), options.seed);
      const { seedInstance } = await import('./seedInstance');
      await seedInstance(context, options.seed, { [PASS_HEADER]: pass });
      if (server.config.testing) saveSnapshot(server, options.seed);
      rmSync(markerOf(server));
      pass = null;
    },
  };
}

const COME_BACK = { statusCode: 503, error: 'Service Unavailable', message: 'The instance is being prepared.' };

/** Whether this start fills the instance: it is new, or an earlier seed was interrupted. */
function willSeed({ server, options }: PartContext): boolean {
  if (!options.seed || options.seed === 'empty') return false;
  return requiresSetup(server) || existsSync(markerOf(server));
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
