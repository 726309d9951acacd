import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { I18n } from '~/i18n/I18n';
import { collectPages } from '~/registry/collectPages';
import { LazyLoader } from '~/registry/lazyLoader';
import { BrowserBackend } from '~/router/BrowserBackend';
import { PaneHistory } from '~/router/PaneHistory';
import { RouteTable, type RouteMatch } from '~/router/RouteTable';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { configureMobx } from '~/stores/configureMobx';
import type { RootStore } from '~/stores/RootStore';
import { storedAccount } from '~/stores/session/storedAccount';
import type { Workspace } from '~/workspace/WorkspaceContext';
import { App } from './App';
import { noteVersion, openStartDialogs } from './startDialogs';

/** The version that this build is (spec section 9). */
const VERSION = __WISTERIA_VERSION__;

/** What main.tsx has at hand before this file is there. */
export interface StartOptions {
  readonly i18n: I18n;
  readonly local: BrowserLocalStore;
  /** Called when the product is on screen. */
  readonly onShown: () => void;
}

/**
 * Brings the product up: stores, the page of the address, and then everything that can wait. Code and data of the first
 * page travel together, and React renders when the code is there: anything sooner would be a page that is still loading,
 * which React would then keep on screen for a third of a second.
 */
export async function start({ i18n, local, onShown }: StartOptions): Promise<void> {
  configureMobx({ checksReads: import.meta.env.DEV });
  document.documentElement.lang = i18n.lang;
  const workspace = createWorkspace();
  const history = new PaneHistory(new BrowserBackend(window, () => crypto.randomUUID()));
  const match = workspace.routes.resolve(history.href, storedAccount.load(local).value !== null);
  const code = loadPage(workspace, match);

  const [{ createBrowserRoot }, preload] = await Promise.all([import('~/stores/createBrowserRoot'), findPreload(match)]);
  const root = createBrowserRoot(i18n, local);
  preload?.(root);
  const updated = noteVersion(root, VERSION);
  const themed = root.theme.start();
  const confirmed = root.session.boot();
  const reached = root.instance.load();
  await code;
  createRoot(document.getElementById('app')!).render(createElement(App, { root, workspace, history }));
  await themed;
  onShown();

  await Promise.all([confirmed, reached]);
  await openStartDialogs(root, updated, VERSION);
}

function createWorkspace(): Workspace {
  const pages = collectPages();
  const sessionLocal = new BrowserLocalStore(() => window.sessionStorage);
  return { pages, routes: new RouteTable(pages), loader: new LazyLoader(sessionLocal, () => location.reload()) };
}

/** Settles when the page's code is there. A failure is shown by the page itself when it is rendered. */
async function loadPage({ loader }: Workspace, match: RouteMatch | null): Promise<void> {
  if (match) await loader.load(`page ${match.page.id}`, match.page.load).catch(() => undefined);
}

/** What asks for the page's data. The page does so itself when it is rendered, so nothing is lost with a failure here. */
async function findPreload(match: RouteMatch | null): Promise<((root: RootStore) => void) | undefined> {
  return match?.page.preload?.().then(
    (module) => module.default,
    () => undefined,
  );
}
