import { LateFailure } from '~/components/async/LateFailure';
import { later } from '~/react/later';
import type { NotFoundProps } from './NotFound';

/** The page for unknown addresses. Its code is fetched when it is first shown. */
export const LateNotFound = later<NotFoundProps>(async () => (await import('./NotFound')).NotFound, { failed: LateFailure });
