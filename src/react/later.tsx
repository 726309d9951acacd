import { observer } from 'mobx-react-lite';
import type { ComponentType, FunctionComponent } from 'react';
import { restoreStyles } from '~/lib/lostStyles';
import { neededOffline } from '~/lib/neededOffline';
import type { RootStore } from '~/stores/RootStore';
import { useStores } from './context';
import { LateView } from './LateView';

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

/** How far a view is loaded; observable. */
export type LoadState = Pick<LateView<object>, 'isLoaded' | 'hasFailed' | 'isRetrying' | 'retry'>;

/** A component for a view that is loaded when it is first shown. */
export interface LateComponent<P> extends FunctionComponent<P> {
  /** Loads the view ahead. Settles when it is loaded or has failed, and never rejects. */
  readonly fetch: (root: RootStore) => Promise<void>;
  /** How far the view is loaded. All places that show it share this. */
  readonly state: (root: RootStore) => LoadState;
}

const Nothing = () => null;

/** How a late view loads, and what is shown without it. */
export interface LateOptions<P> extends LateFaces<P> {
  /** Whether it is shown without the texts that features share, because it is around or inside the first notes. */
  readonly needsOnlyStartTexts?: true;
  /** Whether it loads only once the first notes are painted, because it stands around them and has its place. */
  readonly comesAfterNotes?: true;
  /** Whether people need it without a network, so that it is fetched once the page is idle. */
  readonly neededOffline?: true;
}

/**
 * Makes a component that loads a view when it is first shown, with the texts that features share. A failure does not affect anything
 * around it.
 */
export function later<P extends object>(
  load: (root: RootStore) => Promise<ComponentType<P>>,
  { waiting: Waiting = Nothing, failed: Failed, needsOnlyStartTexts, comesAfterNotes, neededOffline: isNeededOffline }: LateOptions<P> = {},
): LateComponent<P> {
  const make = (root: RootStore): LateView<P> =>
    new LateView(async (isAnotherTry) => {
      if (comesAfterNotes) await root.startOrder.turn('painted');
      const shared = needsOnlyStartTexts ? undefined : root.i18n.shared();
      const [view] = await Promise.all([load(root), shared, restoreStyles(isAnotherTry)]);
      return view;
    }, root.clock);
  const Place = observer(function LatePlace(props: P) {
    const late = useStores().part(make);
    const View = late.want();
    if (View) return <View {...props} />;
    if (late.hasFailed && Failed) return <Failed {...props} onRetry={late.retry} isRetrying={late.isRetrying} />;
    return <Waiting {...props} />;
  });
  if (isNeededOffline) neededOffline((root: RootStore) => root.part(make).fetchAhead());
  return Object.assign(Place, {
    fetch: (root: RootStore) => root.part(make).fetch(),
    state: (root: RootStore) => root.part(make),
  });
}
