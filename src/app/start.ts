import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { loadI18n } from '~/i18n/loadI18n';
import { collectPages } from '~/registry/collectPages';
import { LazyLoader } from '~/registry/lazyLoader';
import { BrowserBackend } from '~/router/BrowserBackend';
import { PaneHistory } from '~/router/PaneHistory';
import { RouteTable } from '~/router/RouteTable';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { browserDeps } from '~/stores/browserDeps';
import { configureMobx } from '~/stores/configureMobx';
import { createRootStore } from '~/stores/createRootStore';
import type { RootStore } from '~/stores/RootStore';
import { applyCachedTheme } from '~/theme/themeCache';
import type { Workspace } from '~/workspace/WorkspaceContext';
import { App } from './App';
import { removeSplash } from './splash';
import { noteVersion, openStartDialogs } from './startDialogs';

/** The version that this build is (spec section 9). */
const VERSION = __WISTERIA_VERSION__;

/**
 * Brings the product up: paint, texts, stores, the page of the address, and then everything that can wait. What the
 * first page needs is fetched before React renders it.
 */
export async function start(): Promise<void> {
  configureMobx({ checksReads: import.meta.env.DEV });
  const local = new BrowserLocalStore();
  applyCachedTheme(local);
  const workspace = createWorkspace();
  const history = new PaneHistory(new BrowserBackend(window, () => crypto.randomUUID()));
  const i18n = await loadI18n(local);
  document.documentElement.lang = i18n.lang;

  const root = createRootStore(browserDeps(i18n, local));
  const updated = noteVersion(root, VERSION);
  const themed = root.theme.start();
  startLoading(workspace, history, root);
  const confirmed = root.session.boot();
  const reached = root.instance.load();
  createRoot(document.getElementById('app')!).render(createElement(App, { root, workspace, history }));
  await themed;
  removeSplash();

  await Promise.all([confirmed, reached]);
  await openStartDialogs(root, updated, VERSION);
}

function createWorkspace(): Workspace {
  const pages = collectPages();
  const sessionLocal = new BrowserLocalStore(() => window.sessionStorage);
  return { pages, routes: new RouteTable(pages), loader: new LazyLoader(sessionLocal, () => location.reload()) };
}

/** The page's code travels while the texts and the stores are still being made. */
function startLoading({ routes, loader }: Workspace, history: PaneHistory, root: RootStore): void {
  const match = routes.resolve(history.href, root.session.current.me !== null);
  // A failure is shown by the page itself when it is rendered.
  if (match) loader.load(`page ${match.page.id}`, match.page.load).catch(() => undefined);
}
