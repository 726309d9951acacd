import type { OptionsOf } from '~/registry/options';
import type { options as schema } from './options';

/** The options of the clock with hands. */
export type ClockOptions = OptionsOf<typeof schema>;
