import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { verifyPassword } from '../core/sessions/passwords';
import { requiresSetup } from '../core/instance/meta';
import { openingOf, OpenToNetworkError } from '../lib/otherDevices';
import type { Server } from '../core/Server';
import { saveSnapshot, wipe } from './snapshots';
import { DEMO_SIGN_INS, defaultPassword, type SeedName } from './seedNames';

/** This file exists while a seed runs. A start that finds it begins the seed again instead of living with half of one. */
const markerOf = (server: Server) => join(server.config.filesDir, 'seeding');

/** Header that carries the secret of the seed's own calls, the only ones that are answered while it runs. */
const PASS_HEADER = 'x-seed-pass';

const COME_BACK = { statusCode: 503, error: 'Service Unavailable', message: 'The instance is being prepared.' };

/**
 * Prepares the seed of an empty instance. Until the seed is done, all other callers get 503, so that no one sees half of it.
 * @param options.host the address that the instance listens on.
 * @param options.origin its public address, if it was given one: a proxy may stand there.
 * @returns runs the seed, once the instance listens; does nothing if this start has none to run.
 * @throws {OpenToNetworkError} when accounts with published passwords would be open to the network.
 */
export async function prepareSeed(
  app: FastifyInstance,
  server: Server,
  { host, origin, seed }: { readonly host: string; readonly origin: string | null; readonly seed: SeedName | null },
): Promise<() => Promise<void>> {
  const willSeed = seed !== null && seed !== 'empty' && (requiresSetup(server) || existsSync(markerOf(server)));
  const opening = openingOf(host, origin);
  if (opening !== null && (willSeed || (await hasDefaultPassword(server)))) {
    throw new OpenToNetworkError(
      `The seeded accounts have published passwords, so this instance does not open itself to the network (${opening}).\n` +
        'Sign in on this machine and change the passwords first, or start with --seed empty and a new --data folder.',
    );
  }
  if (!willSeed) return () => Promise.resolve();
  let pass: string | null = randomUUID();
  const headers = { [PASS_HEADER]: pass };
  app.addHook('onRequest', async (request, reply) => {
    if (pass === null || request.headers[PASS_HEADER] === pass) return;
    await reply.code(503).header('retry-after', '1').send(COME_BACK);
  });
  return async () => {
    if (existsSync(markerOf(server))) wipe(server);
    // Seeded notes are of the past.
    server.ids.restart();
    writeFileSync(markerOf(server), seed);
    const { seedInstance } = await import('./seedInstance');
    await seedInstance(app, server, seed, headers);
    if (server.config.testing) saveSnapshot(server, seed);
    rmSync(markerOf(server));
    pass = null;
  };
}

/** Whether an account has a password that this project publishes. */
export async function hasDefaultPassword(server: Server): Promise<boolean> {
  for (const username of DEMO_SIGN_INS) {
    const row = server.db.get<{ passwordHash: string | null }>(
      'SELECT p.passwordHash FROM profiles p JOIN users u ON u.id = p.userId WHERE u.usernameLower = ? AND u.host IS NULL',
      [username],
    );
    if (row && (await verifyPassword(defaultPassword(username), row.passwordHash))) return true;
  }
  return false;
}
