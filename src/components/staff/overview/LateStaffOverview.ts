import { LazyFailure } from '~/components/async/LazyFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { later } from '~/react/later';

/** The overview, which most visits of the list beside it do not show. */
export const LateStaffOverview = later(async () => (await import('./StaffOverview')).StaffOverview, {
  waiting: LoadingState,
  failed: LazyFailure,
});
