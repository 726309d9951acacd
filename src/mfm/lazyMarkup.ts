import type { ComponentType, FunctionComponent } from 'react';
import { later } from '~/react/later';
import type { markupViews } from './markupViews';

/**
 * A view of markup that few texts need. `waiting` shows the same content in a simpler form until the view has loaded, and
 * when it fails to load. It has everything there is to read, so no error is shown.
 */
export const lazyMarkup = <P extends object>(
  pick: (views: typeof markupViews) => ComponentType<P>,
  waiting: ComponentType<P>,
): FunctionComponent<P> =>
  later(async () => pick((await import('./markupViews')).markupViews), { waiting, needsOnlyStartTexts: true, neededOffline: true });
