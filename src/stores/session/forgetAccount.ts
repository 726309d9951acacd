import type { RootStore } from '../RootStore';

/** Signs out of an account that is not in use: removes it from this browser, without a reload. Its columns then say that it is gone. */
export async function forgetAccount({ accounts, workspace, crossTab }: RootStore, id: string): Promise<void> {
  await accounts.forget(id);
  workspace.accounts.signOut(id);
  crossTab.post('accountGone', { id });
}

/** Signs out of all accounts of this browser. This tab and all others reload as a visitor. */
export async function signOutOfAll({ accounts, session }: Pick<RootStore, 'accounts' | 'session'>): Promise<void> {
  const current = session.current.me?.id;
  for (const id of accounts.ids) if (id !== current) await accounts.forget(id);
  await accounts.signOut();
}
