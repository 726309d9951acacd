import type { WindowParams } from '~/registry/contracts';
import type { RootStore } from '../RootStore';
import type { AccountScope } from './AccountScope';
import { refuseMoved } from './guards';

/**
 * Opens the composer, unless the account has moved elsewhere: nobody should write a note that is refused at the end.
 * Commands on notes check this first as well. Separate from the other guards, because the first timeline does not need
 * it.
 * @param account the account that posts; see {@link refuseMoved}
 */
export async function compose(
  root: RootStore,
  params: WindowParams['composer']['params'],
  account?: Pick<AccountScope, 'me'>,
): Promise<void> {
  if (!(await refuseMoved(root, account))) await root.overlays.open('composer', params);
}
