import type { Result } from '~/lib/Result';

/** Loads what is shown anew; what is there stays until the answer. */
export type Refresh = () => Promise<Result | void>;
