import type { WireMe } from '~/api/wire';
import { wellFormedMe } from '~/services/wellFormed';
import { defineDocument } from '~/storage/VersionedDocument';
import { isOrigin, type TokenKind } from './AccountList';

/** The signed-in account as stored in this browser. */
export interface StoredAccount {
  /** The origin of its server; absent for the server of the page. */
  readonly origin?: string;
  readonly token: string;
  /** `app` if the server gave the token to this client as to any other app; absent for the account's own. */
  readonly kind?: TokenKind;
  /** As the server last described it; used until the server answers. */
  readonly me: WireMe;
}

function parse(data: unknown): StoredAccount | null | undefined {
  const { origin, token, kind, me } = (data ?? {}) as Partial<StoredAccount>;
  if (typeof token !== 'string' || token === '' || typeof me?.id !== 'string' || typeof me.username !== 'string') return undefined;
  if (origin !== undefined && !isOrigin(origin)) return undefined;
  return { ...(origin !== undefined && { origin }), token, ...(kind === 'app' && { kind }), me: wellFormedMe(me) };
}

/** Key `account` in localStorage: the current account, available synchronously at the start. */
export const storedAccount = defineDocument<StoredAccount | null>({ key: 'account', parse, fallback: () => null });

/** The key of an account in everything stored or shared: `host/id`, or `host/visitor`. */
export function accountKey(host: string, account: StoredAccount | null): string {
  return `${host}/${account?.me.id ?? 'visitor'}`;
}
