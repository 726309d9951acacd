import type { WindowParams } from '~/registry/contracts';
import type { RootStore } from '../RootStore';
import type { AccountScope } from './AccountScope';
import { refuseMoved } from './guards';

/**
 * Opens the composer, unless the account has moved elsewhere: whoever writes first and is refused at the end has written
 * for nothing (reference/composer.md section 1). Notes ask before everything that one does about them. Apart from the other
 * guards, because the first timeline does without.
 * @param account who is to post; the same as for {@link refuseMoved}
 */
export async function compose(
  root: RootStore,
  params: WindowParams['composer']['params'],
  account?: Pick<AccountScope, 'me'>,
): Promise<void> {
  if (!(await refuseMoved(root, account))) await root.overlays.open('composer', params);
}
