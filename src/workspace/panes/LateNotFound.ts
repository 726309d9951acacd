import { LateFailure } from '~/components/async/LateFailure';
import { later } from '~/stores/late/later';
import type { NotFoundProps } from './NotFound';

/** The page for addresses that lead nowhere, loaded when it is wanted: few do. */
export const LateNotFound = later<NotFoundProps>(async () => (await import('./NotFound')).NotFound, { failed: LateFailure });
