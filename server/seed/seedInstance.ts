import type { FastifyInstance } from 'fastify';
import type { Server } from '../core/Server';
import { steeringOf } from '../lib/SteerableClock';
import { Seeder } from './Seeder';
import type { SeedName } from './seedNames';

/** The seeds, loaded on demand: most starts need none and should not read their texts. */
const SEEDS: Readonly<Record<Exclude<SeedName, 'empty'>, () => Promise<(seeder: Seeder, nowMs: number) => Promise<void>>>> = {
  demo: async () => (await import('./demo/demoSeed')).demoSeed,
  busy: async () => (await import('./busySeed')).busySeed,
  edge: async () => (await import('./edgeSeed')).edgeSeed,
};

/**
 * Fills an empty instance. Until it is done, rate limits are off, and the clock runs from the past up to now.
 * @param headers sent with every call of the seed.
 */
export async function seedInstance(
  app: FastifyInstance,
  server: Server,
  name: SeedName,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (name === 'empty') return;
  const clock = steeringOf(server);
  const nowMs = clock.now();
  const seed = await SEEDS[name]();
  try {
    await server.limiter.exempt(() => seed(new Seeder(app, server, headers), nowMs));
  } finally {
    clock.release();
  }
}
