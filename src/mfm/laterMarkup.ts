import type { ComponentType, FunctionComponent } from 'react';
import { later } from '~/stores/late/later';
import type { markupViews } from './markupViews';

/**
 * One of the views of markup that few texts need. `waiting` shows the same in a simpler form: until the view has come, and
 * where it cannot be fetched. It has all that there is to read, so nothing is said about that.
 */
export const laterMarkup = <P extends object>(
  pick: (views: typeof markupViews) => ComponentType<P>,
  waiting: ComponentType<P>,
): FunctionComponent<P> => later(async () => pick((await import('./markupViews')).markupViews), { waiting });
