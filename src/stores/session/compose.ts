import type { WindowParams } from '~/registry/defineWindow';
import type { RootStore } from '../RootStore';
import type { AccountScope } from './AccountScope';
import { refuseMoved } from './guards';

/**
 * Opens the composer, unless the account has moved elsewhere: its note would be refused in the end. Commands on notes check this first as
 * well.
 * @param account the account that posts; see {@link refuseMoved}
 */
export async function compose(root: RootStore, params: WindowParams<'composer'>, account?: Pick<AccountScope, 'me'>): Promise<void> {
  if (!(await refuseMoved(root, account))) await root.overlays.open('composer', params);
}
