import type { AccountRef } from '~/services/accountRef';
import { revokeHint } from './anyServer/revokeHint';
import type { RootStore } from '../RootStore';

/** Signs out of an account that is not in use: removes it from this browser, without a reload. Its columns then say that it is gone. */
export async function forgetAccount(root: RootStore, ref: AccountRef): Promise<void> {
  const { accounts, workspace, crossTab, overlays } = root;
  const hint = await revokeHint(root, [ref]);
  await accounts.forget(ref);
  workspace.accounts.signOut(ref);
  crossTab.post('accountGone', { id: ref });
  if (hint) void overlays.alert(hint);
}

/** Signs out of all accounts of this browser. This tab and all others reload as a visitor. */
export async function signOutOfAll({ accounts, session }: Pick<RootStore, 'accounts' | 'session'>): Promise<void> {
  const current = session.current.ref;
  for (const ref of accounts.refs) if (ref !== current) await accounts.forget(ref);
  await accounts.signOut();
}
