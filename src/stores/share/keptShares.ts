import type { KeyValueStore } from '~/storage/KeyValueStore';

/** What the service worker keeps for the share page: what another app shared, or a reply that could not be sent from a notification. */
export interface KeptShare {
  readonly id: string;
  /** When it came; ms. */
  readonly at: number;
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly files: readonly File[];
}

/** The key of the kept shares in the storage that page and worker share. */
export const KEPT_SHARES_KEY = 'keptShares';

/** How long a share waits for its page; ms. A page that is opened again within that time finds it again. */
const KEEP_MS = 24 * 60 * 60_000;

/** How many shares wait at most. Files can be large. */
const MOST = 5;

/** The kept shares with another one, without those that nobody came for. */
export const withShare = (kept: unknown, share: KeptShare): readonly KeptShare[] =>
  [share, ...sharesIn(kept).filter(({ at }) => share.at - at < KEEP_MS)].slice(0, MOST);

const sharesIn = (kept: unknown): readonly KeptShare[] => (Array.isArray(kept) ? (kept as KeptShare[]) : []);

/** Finds a kept share. It stays until its note is posted, so that the page can be loaded again. */
export async function findShare(kv: Pick<KeyValueStore, 'get'>, id: string): Promise<KeptShare | undefined> {
  return sharesIn(await kv.get(KEPT_SHARES_KEY).catch(() => null)).find((share) => share.id === id);
}

/** Forgets a share whose note is posted. Never rejects: it is forgotten by itself after a day. */
export async function forgetShare(kv: Pick<KeyValueStore, 'update'>, id: string): Promise<void> {
  const forget = (kept: unknown) => {
    const rest = sharesIn(kept).filter((share) => share.id !== id);
    return rest.length === 0 ? undefined : rest;
  };
  await kv.update<unknown>(KEPT_SHARES_KEY, forget).catch(() => undefined);
}
