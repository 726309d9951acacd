import type { Result } from '~/lib/Result';

/** Reloads what is shown; the current content stays until the answer arrives. */
export type Refresh = () => Promise<Result | void>;
