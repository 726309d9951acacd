import { observer } from 'mobx-react-lite';
import type { ComponentType, FunctionComponent } from 'react';
import type { RootStore } from '~/stores/RootStore';
import { useStores } from './context';
import { lateView, type LateView } from '~/stores/late/LateView';

/** Passed to fallbacks that offer a retry. */
export interface RetryProps {
  onRetry: () => void;
  /** A retry is in progress. */
  isRetrying: boolean;
}

/** The fallbacks of a view that is not loaded; nothing is shown for an absent one. */
export interface LateFaces<P> {
  /** Shown while loading, and after a failure unless `failed` is given. */
  readonly waiting?: ComponentType<P>;
  readonly failed?: ComponentType<P & RetryProps>;
}

const Nothing = () => null;

/** A component for a view that is loaded when it is first shown. A failure does not affect anything around it. */
export const later = <P extends object>(load: (root: RootStore) => Promise<ComponentType<P>>, faces?: LateFaces<P>): FunctionComponent<P> =>
  placeFor(lateView(load), faces);

/** Like {@link later}, for a view that is also loaded elsewhere; `root.late` provides it there. */
export function placeFor<P extends object>(
  make: (root: RootStore) => LateView<P>,
  { waiting: Waiting = Nothing, failed: Failed }: LateFaces<P> = {},
): FunctionComponent<P> {
  return observer(function LatePlace(props: P) {
    const late = useStores().late(make);
    const View = late.want();
    if (View) return <View {...props} />;
    if (late.hasFailed && Failed) return <Failed {...props} onRetry={late.retry} isRetrying={late.isRetrying} />;
    return <Waiting {...props} />;
  });
}
