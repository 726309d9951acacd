import type { I18n } from '~/i18n/I18n';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import { PUSH_TEXTS, PUSH_TEXTS_KEY } from './pushMessages';

/**
 * Stores the texts of push messages in the language of the page, where the service worker finds them. The texts `notification`, `popUp` and
 * `push` must have loaded.
 */
export async function keepPushTexts({ i18n, kv }: { readonly i18n: I18n; readonly kv: KeyValueStore }): Promise<void> {
  const places = { user: '{user}', antenna: '{antenna}', reaction: '{reaction}' };
  await kv.set(PUSH_TEXTS_KEY, Object.fromEntries(Object.entries(PUSH_TEXTS).map(([name, key]) => [name, i18n.t(key, places)])));
}
