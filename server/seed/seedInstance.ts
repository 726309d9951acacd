import type { PartContext, SeedName } from '../core/Instance';
import { steeringOf } from '../core/SteerableClock';
import { Seeder } from './Seeder';

/** What each seed does; loaded when wanted, because a start that needs none should not read their texts. */
const SEEDS: Readonly<Record<Exclude<SeedName, 'empty'>, () => Promise<(seeder: Seeder, nowMs: number) => Promise<void>>>> = {
  demo: async () => (await import('./demo/demoSeed')).demoSeed,
  busy: async () => (await import('./busySeed')).busySeed,
  edge: async () => (await import('./edgeSeed')).edgeSeed,
};

/**
 * Fills an empty instance. Rate limits do not hold meanwhile, and the clock is set back and brought forward to now.
 * @param headers go with every call of the seed.
 */
export async function seedInstance(
  { app, server }: Pick<PartContext, 'app' | 'server'>,
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
