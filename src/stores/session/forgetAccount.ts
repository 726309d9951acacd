import type { RootStore } from '../RootStore';

/** Signs out of an account that is not in use: removes it from this browser, without a reload. Its columns then say that it is gone. */
export async function forgetAccount({ session, workspace, crossTab }: RootStore, id: string): Promise<void> {
  await session.forget(id);
  workspace.store?.accounts.signOut(id);
  crossTab.post('accountGone', { id });
}

/** Signs out of all accounts of this browser. This tab and all others reload as a visitor. */
export async function signOutOfAll({ session }: Pick<RootStore, 'session'>): Promise<void> {
  const current = session.current.me?.id;
  for (const { id } of session.accounts) if (id !== current) await session.forget(id);
  await session.signOut();
}
