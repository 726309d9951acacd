import type { WindowParams } from '~/registry/defineWindow';
import type { RootStore } from '../RootStore';
import type { AccountScope } from './AccountScope';

/**
 * Lets an account through and opens the sign-in dialog for a visitor.
 * @returns whether to continue
 */
export async function requireSignIn(root: RootStore): Promise<boolean> {
  if (root.session.isSignedIn) return true;
  await root.overlays.open('signIn', { required: true });
  // Signing in reloads the page, so a visitor who gets here has not signed in.
  return root.session.isSignedIn;
}

/**
 * Stops an account that has moved elsewhere, with a message.
 * @param account the account that wants to act; a pane may belong to another account than the current one
 * @returns whether it was stopped
 */
export async function refuseMoved(root: RootStore, account: Pick<AccountScope, 'me'> = root.session.current): Promise<boolean> {
  if (!account.me?.movedTo) return false;
  const { t } = root.i18n;
  await root.overlays.alert({ title: t('ui.accountMovedTitle'), text: t('ui.accountMovedText'), kind: 'error' });
  return true;
}

/**
 * Opens the composer, unless the account has moved elsewhere: its note would be refused in the end. Commands on notes check this first as
 * well.
 * @param account the account that posts; see {@link refuseMoved}
 */
export async function compose(root: RootStore, params: WindowParams<'composer'>, account?: Pick<AccountScope, 'me'>): Promise<void> {
  if (!(await refuseMoved(root, account))) await root.overlays.open('composer', params);
}
