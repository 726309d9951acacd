import type { Migration } from './migrate';
import { migration as accounts } from './migrations/001-accounts';

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [accounts];
