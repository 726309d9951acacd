import type { LocalStore } from '~/storage/LocalStore';
import { VISITED_SERVER } from '~/stores/server/hasServer';

/** The account that the last visit used. */
export interface AccountBefore {
  /** Tells it from the accounts of all servers; null for a visitor. */
  readonly id: string | null;
  readonly token: string | null;
  /** The origin of its server, or of the one that a visitor has chosen; absent for that of the page. */
  readonly origin?: string;
}

/** Reads the account in use without the code that checks its description, which is not loaded yet. */
export function readAccount(local: Pick<LocalStore, 'get'>): AccountBefore {
  const account = readJson<{ data?: { origin?: unknown; token?: unknown; me?: { id?: unknown } } }>(local, 'account')?.data;
  const { origin, token, me } = account ?? {};
  if (typeof token !== 'string' || typeof me?.id !== 'string') {
    const visited = local.get(VISITED_SERVER);
    return { id: null, token: null, ...(visited !== null && { origin: visited }) };
  }
  return typeof origin === 'string' ? { id: `${origin}/${me.id}`, origin, token } : { id: me.id, token };
}

/** Reads stored JSON. null if there is none, or if it is damaged. */
export function readJson<T>(local: Pick<LocalStore, 'get'>, key: string): Partial<T> | null {
  try {
    return JSON.parse(local.get(key) ?? 'null') as Partial<T> | null;
  } catch {
    return null;
  }
}
