import type { I18n } from '~/i18n/I18n';
import type { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { browserDeps } from './browserDeps';
import { createRootStore } from './createRootStore';
import type { RootStore } from './RootStore';

/** The graph of stores in a real browser. The start loads this beside the shell, as a file of its own. */
export function createBrowserRoot(i18n: I18n, local: BrowserLocalStore): RootStore {
  return createRootStore(browserDeps(i18n, local));
}
