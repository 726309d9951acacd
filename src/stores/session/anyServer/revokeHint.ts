import type { AccountRef } from '~/services/accountRef';
import type { RootStore } from '../../RootStore';

/** How to end what servers let this client do, for a dialog. */
export interface RevokeHint {
  readonly text: string;
  readonly link?: { readonly text: string; readonly href: string };
}

/**
 * Says where accounts that are used as those of an app end this: only their servers can, and only on their own pages.
 * @returns null if none is used so
 */
export async function revokeHint(
  { accounts, servers, i18n }: Pick<RootStore, 'accounts' | 'servers' | 'i18n'>,
  refs: readonly AccountRef[],
): Promise<RevokeHint | null> {
  const entries = await Promise.all(refs.map((ref) => accounts.accessOf(ref)));
  const apps = entries.flatMap((entry) => (entry?.kind === 'app' ? [servers.at(entry.origin)] : []));
  const [first, ...others] = [...new Set(apps)];
  if (!first) return null;
  await i18n.shared().catch(() => undefined);
  const host = [first, ...others].map((server) => server.host).join(', ');
  const text = i18n.t('account.revoke', { host });
  if (others.length > 0) return { text };
  return { text, link: { text: i18n.t('account.revokeLink', { host }), href: `${first.home}/settings/apps` } };
}
