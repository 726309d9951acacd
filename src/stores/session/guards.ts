import type { RootStore } from '../RootStore';
import type { AccountScope } from './AccountScope';

/**
 * Lets an account holder through; a visitor gets the sign-in dialog (spec section 6).
 * @returns whether to go on with what was asked.
 */
export async function requireSignIn(root: RootStore): Promise<boolean> {
  if (root.session.isSignedIn) return true;
  await root.overlays.open('signIn', { required: true });
  // Signing in loads the page again, so whoever is still here has not signed in.
  return root.session.isSignedIn;
}

/**
 * Stops an account that has moved elsewhere (spec section 8).
 * @param account who wants to act; a pane can be another account's than the one in use
 * @returns whether it was stopped.
 */
export async function refuseMoved(root: RootStore, account: Pick<AccountScope, 'me'> = root.session.current): Promise<boolean> {
  if (!account.me?.movedTo) return false;
  const { t } = root.i18n;
  await root.overlays.alert({ title: t('ui.accountMovedTitle'), text: t('ui.accountMovedText'), kind: 'error' });
  return true;
}
