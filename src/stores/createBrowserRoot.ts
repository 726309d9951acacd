import type { Send } from '~/api/callRequest';
import type { I18n } from '~/i18n/I18n';
import type { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { browserDeps } from './browserDeps';
import { createRootStore } from './createRootStore';
import type { RootStore } from './RootStore';

/** Builds the stores in a real browser. The start loads this in parallel with the shell, as a separate chunk. */
export function createBrowserRoot(i18n: I18n, local: BrowserLocalStore, send: Send): RootStore {
  return createRootStore(browserDeps(i18n, local, send));
}
