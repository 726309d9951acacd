/**
 * Seeds that are sown once for all workers and all steps of a check, because sowing takes up to half a minute of a core. A sown
 * seed is kept as a copy of the database and of the uploaded files. Playwright sets {@link FOLDER}; without it nothing is shared.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeedName } from './Controls';

/** The environment variable with the folder of the sown seeds. */
const FOLDER = 'WISTERIA_SOWN_SEEDS';

/** Seeds end at the time of their sowing, and tests expect recent notes. */
const MAX_AGE_MS = 30 * 60_000;
const POLL_MS = 50;

/** What else stands beside the uploaded files and changes at any time. */
const PASSING = new Set(['cache', 'seeding', 'unsettled']);

/**
 * Offers a folder for the seeds of this run. It keeps those of an earlier run if they are recent and of the same build.
 * @param stamp names the build
 */
export function shareSeeds(folder: string, stamp: string): void {
  const stampFile = join(folder, 'stamp');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampFile, stamp);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isUsable = /^[a-z]+$/.test(name) && Date.now() - statSync(path).mtimeMs < MAX_AGE_MS;
    if (!isUsable) rmSync(path, { recursive: true, force: true });
  }
  process.env[FOLDER] = folder;
}

/**
 * Does something that sows a seed, unless the instance finds a database with it. Gives the instance the database if another one has
 * sown the seed, and otherwise keeps what was sown for others.
 * @param dataDir the folder of the instance
 * @param database where the instance looks for the database, in its folder
 */
export async function withSharedSeed(seed: SeedName, dataDir: string, database: string, sow: () => Promise<void>): Promise<void> {
  const folder = process.env[FOLDER];
  if (folder === undefined || seed === 'empty' || existsSync(join(dataDir, database))) return sow();
  const sown = join(folder, seed);
  const lock = join(folder, `${seed}.lock`);
  while (!existsSync(sown)) {
    if (isTaken(lock)) {
      await sleep(POLL_MS);
      continue;
    }
    try {
      await sow();
      keep(sown, seed, dataDir);
      return;
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  cpSync(join(sown, 'files'), join(dataDir, 'files'), { recursive: true });
  cpSync(join(sown, 'seed.db'), join(dataDir, database));
  return sow();
}

/** Where a test instance keeps the database of a seed, in its folder. */
export const snapshotOf = (seed: SeedName): string => join('temp', `snapshot-${seed}.db`);

/** Takes a lock. Returns whether somebody else has it. */
function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw error;
  }
}

/** Keeps a sown seed. Others see it when it is complete. */
function keep(sown: string, seed: SeedName, dataDir: string): void {
  const arriving = `${sown}.new`;
  mkdirSync(arriving);
  cpSync(join(dataDir, 'files'), join(arriving, 'files'), { recursive: true, filter: (path) => !PASSING.has(basename(path)) });
  cpSync(join(dataDir, snapshotOf(seed)), join(arriving, 'seed.db'));
  renameSync(arriving, sown);
}
