import { THEME_KEY } from '~/theme/themeCache';
import { clearCaches } from '~/lib/clearCaches';
import type { Result } from '~/lib/Result';
import type { RootStore } from './RootStore';
import { settle } from './settle';
import { timelinesKey } from './timelines/storedTimelines';

/** Keys of values that browsers keep to start faster. Missing ones are loaded again. */
const LOCAL_KEYS = [THEME_KEY, 'instance'];
const KV_KEYS = ['emojis', 'lastEmojisFetchedAt'];

/**
 * Removes the values that this browser keeps only to start faster: colors, the description of the server, the list of emoji, the last timelines
 * and the files of the product. Then it loads the emoji again. Settings, drafts, accounts and waiting notes stay.
 */
export async function clearCache({ local, kv, session }: Pick<RootStore, 'local' | 'kv' | 'session'>): Promise<Result> {
  for (const key of [...LOCAL_KEYS, timelinesKey(session.current.key)]) local.remove(key);
  const removed = await settle(Promise.all(KV_KEYS.map((key) => kv.delete(key))));
  if (!removed.ok) return removed;
  await clearCaches();
  return session.current.server.emojis.load(true);
}
