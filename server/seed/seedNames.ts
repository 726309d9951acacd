/** What a new instance can begin with. `demo` shows every feature, `busy` is large, `edge` is difficult to draw. */
export const SEED_NAMES = ['demo', 'busy', 'edge', 'empty'] as const;

/** The name of a seed. */
export type SeedName = (typeof SEED_NAMES)[number];
