import { when } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import { holdForPage } from '~/registry/holdForPage';
import type { Collection } from '~/stores/resources/Collection';

/** Keeps a list that was acquired before its page renders. Resolves when the first items have loaded or failed to load. */
export async function preloadList(clock: Clock, list: Pick<Collection<never>, 'isRefreshing'>, lease: Disposable): Promise<void> {
  holdForPage(clock, lease);
  await when(() => !list.isRefreshing);
}
