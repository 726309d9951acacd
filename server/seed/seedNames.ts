/** The seeds of a new instance. `demo` shows every feature, `busy` is large, `edge` is difficult to draw. */
export const SEED_NAMES = ['demo', 'busy', 'edge', 'empty'] as const;

/** The name of a seed. */
export type SeedName = (typeof SEED_NAMES)[number];

/** The accounts that every seed except `empty` has, in the order in which they are shown. */
export const DEMO_SIGN_INS = ['admin', 'alice', 'bob', 'carol'] as const;

/** The published password of a seeded account. */
export function defaultPassword(username: string): string {
  return `${username}-pass`;
}
