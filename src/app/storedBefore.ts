import type { LocalStore } from '~/storage/LocalStore';

/** Reads the account in use without the code that checks its description, which is not loaded yet. */
export function readAccount(local: LocalStore): { readonly id: string | null; readonly token: string | null } {
  const account = readJson<{ data?: { token?: unknown; me?: { id?: unknown } } }>(local, 'account')?.data;
  const { token, me } = account ?? {};
  return typeof token === 'string' && typeof me?.id === 'string' ? { id: me.id, token } : { id: null, token: null };
}

/** Reads stored JSON. null if there is none, or if it is damaged. */
export function readJson<T>(local: LocalStore, key: string): Partial<T> | null {
  try {
    return JSON.parse(local.get(key) ?? 'null') as Partial<T> | null;
  } catch {
    return null;
  }
}
