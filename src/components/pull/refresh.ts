import type { Result } from '~/lib/Result';

/** Reloads the visible content; the current content stays until the answer arrives. */
export type Refresh = () => Promise<Result | void>;
