import type { WireMe } from '~/api/wire';
import { defineDocument } from '~/storage/VersionedDocument';

/** The signed-in account as this browser keeps it (spec section 3, account). */
export interface StoredAccount {
  readonly token: string;
  /** As the server last described it; shown until it answers again. */
  readonly me: WireMe;
}

function parse(data: unknown): StoredAccount | null | undefined {
  const { token, me } = (data ?? {}) as Partial<StoredAccount>;
  return typeof token === 'string' && token !== '' && typeof me?.id === 'string' && typeof me.username === 'string'
    ? { token, me }
    : undefined;
}

/** localStorage `account`: who this browser is, readable before anything is awaited. */
export const storedAccount = defineDocument<StoredAccount | null>({ key: 'account', parse, fallback: () => null });
