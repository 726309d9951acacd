import type { WireMe } from '~/api/wire';
import { wellFormedMe } from '~/services/wellFormed';
import { defineDocument } from '~/storage/VersionedDocument';

/** The signed-in account as stored in this browser. */
export interface StoredAccount {
  readonly token: string;
  /** As the server last described it; used until the server answers. */
  readonly me: WireMe;
}

function parse(data: unknown): StoredAccount | null | undefined {
  const { token, me } = (data ?? {}) as Partial<StoredAccount>;
  return typeof token === 'string' && token !== '' && typeof me?.id === 'string' && typeof me.username === 'string'
    ? { token, me: wellFormedMe(me) }
    : undefined;
}

/** Key `account` in localStorage: the current account, available synchronously at the start. */
export const storedAccount = defineDocument<StoredAccount | null>({ key: 'account', parse, fallback: () => null });

/** The key of an account in everything stored or shared: `host/id`, or `host/visitor`. */
export function accountKey(host: string, account: StoredAccount | null): string {
  return `${host}/${account?.me.id ?? 'visitor'}`;
}
