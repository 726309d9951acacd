import { observer } from 'mobx-react-lite';
import type { ComponentType, FunctionComponent } from 'react';
import type { RootStore } from '../RootStore';
import { useStores } from '../context';
import { lateView, type LateView } from './LateView';

/** What is told to those that offer another try. */
export interface RetryProps {
  onRetry: () => void;
  /** It goes on. */
  isRetrying: boolean;
}

/** What stands in the place of a view that is not there; nothing where absent. */
export interface LateFaces<P> {
  /** Until it comes, and where it cannot be fetched unless there is a face for that. */
  readonly waiting?: ComponentType<P>;
  readonly failed?: ComponentType<P & RetryProps>;
}

const Nothing = () => null;

/** A component for a view that is fetched when it is first shown. Whatever happens to it, what stands around it goes on. */
export const later = <P extends object>(load: (root: RootStore) => Promise<ComponentType<P>>, faces?: LateFaces<P>): FunctionComponent<P> =>
  placeFor(lateView(load), faces);

/** Like {@link later}, for a view that others ask for as well: `root.late` gives it to them. */
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
