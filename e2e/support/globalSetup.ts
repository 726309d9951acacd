import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shareSeeds } from './sharedSeeds';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Runs once before all workers. */
export default function globalSetup(): void {
  shareSeeds(inRoot('.cache/seeds'), readFileSync(inRoot('dist/.stamp'), 'utf8'));
}
