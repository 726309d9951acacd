import { untracked } from 'mobx';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGES } from '~/generated/pageIndex';
import type { I18n } from '~/i18n/I18n';
import { directionOf } from '~/i18n/languages';
import { watchStyles } from '~/lib/lostStyles';
import { painted } from '~/lib/painted';
import type { Preload } from '~/registry/definePage';
import { LazyLoader } from '~/registry/lazyLoader';
import { BrowserBackend } from '~/router/BrowserBackend';
import { PaneHistory } from '~/router/PaneHistory';
import { RouteTable, type RouteMatch } from '~/router/RouteTable';
import { MAIN_PANE } from '~/services/workspace/document';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { configureMobx } from '~/stores/configureMobx';
import type { RootStore } from '~/stores/RootStore';
import { storedAccount } from '~/stores/session/storedAccount';
import { lateDeck, lateOpenPanes, latePhoneColumns } from '~/workspace/lateParts';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { loadPage } from '~/workspace/panes/loadPage';
import { bringCommands } from '~/workspace/commands/bringCommands';
import { isReducedPath } from '~/workspace/lib/shellKind';
import { beginShellPart } from '~/workspace/shell/shellParts';
import { PHONE } from '~/workspace/lib/useMediaQuery';
import type { Workspace } from '~/workspace/WorkspaceContext';
import { App } from './App';
import { noteVersion, VERSION } from './noteVersion';

/** The page's own data go first, but everything else waits no longer than this for them; ms. */
const FIRST_DATA_MS = 3000;

/** So long the first rendering waits for the page's data: where they come at once, one rendering is quicker than two; ms. */
const HEAD_START_MS = 100;

/** What shows the first dialogs, where it could not be fetched, is asked for again after this; ms. */
const DIALOGS_RETRY_MS = 30_000;

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
  watchStyles();
  document.documentElement.lang = i18n.lang;
  document.documentElement.dir = directionOf(i18n.lang);
  const workspace = createWorkspace(i18n);
  const history = new PaneHistory(new BrowserBackend(window, () => crypto.randomUUID()));
  const isSignedIn = storedAccount.load(local).value !== null;
  const match = workspace.routes.resolve(history.href, isSignedIn);
  const code = loadCode(workspace, i18n, match, isSignedIn);
  const finishShell = beginShellPart(history.href, isSignedIn);

  const [{ createBrowserRoot }, preload] = await Promise.all([import('~/stores/createBrowserRoot'), findPreload(match)]);
  const root = createBrowserRoot(i18n, local);
  const restoring = root.workspace.restore();
  const restored = Promise.all([restoring, fetchPartsOfStoredPanes(root)]);
  const pageData = match && preload?.(root, { paneId: MAIN_PANE, params: match.params, options: null });
  const data = Promise.all([pageData, restoring.then(() => preloadPanes(root, workspace))]);
  const before = noteVersion(root.local);
  const themed = root.theme.start();
  const confirm = () => Promise.all([root.session.boot(), root.instance.load()]);
  // What the last visit left is shown until the server answers; a first visit has nothing, and asks at once.
  const confirming = isFirstVisit(root) ? confirm() : null;
  // The first use of a format takes as long as ten notes; now there is time for it.
  i18n.distance({ value: 0, unit: 'minute' });
  await Promise.all([code, restored, finishShell(root)]);
  await Promise.race([data, waitFor(HEAD_START_MS)]);
  const first = themed.then(() => Promise.race([Promise.all([data, painted()]), waitFor(FIRST_DATA_MS)]));
  // What the data changed is painted a frame later.
  const firstDataPainted = first.then(painted);
  createRoot(document.getElementById('app')!).render(
    createElement(App, { root, workspace, panes: new LivePanes(history), firstDataPainted }),
  );
  await themed;
  onShown();

  if (!confirming) await first;
  await (confirming ?? confirm());
  if (isReducedPath(location.pathname)) return;
  if (root.session.isSignedIn) await root.workspace.connect();
  const [{ openStartDialogs }] = await untilFetched(() => Promise.all([import('./startDialogs'), i18n.bring(['account'])]));
  await openStartDialogs(root, before, VERSION);
}

/** What has to be told can wait for a server that went away in the meantime; the product is on screen and goes on. */
async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await waitFor(DIALOGS_RETRY_MS);
    return untilFetched(load);
  }
}

function createWorkspace(i18n: I18n): Workspace {
  const sessionLocal = new BrowserLocalStore(() => window.sessionStorage);
  return {
    routes: new RouteTable(PAGES),
    loader: new LazyLoader(sessionLocal, i18n, () => void reloadWhereServed()),
    showKeys: async (root) => (await bringCommands(i18n)).showKeys(root),
  };
}

/** Begins anew with what the server has now. One that does not answer has nothing, and what is on screen is better than that. */
async function reloadWhereServed(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

/** Loads the code for windows and columns if the last visit left some open. A failure is shown in their place. */
async function fetchPartsOfStoredPanes({ workspace: { stored }, late }: RootStore): Promise<void> {
  if (!stored) return;
  const columns = isPhone() ? latePhoneColumns : lateDeck;
  const parts = stored.hasColumns ? [lateOpenPanes, columns] : [lateOpenPanes];
  await Promise.all(parts.map((part) => late(part).fetch()));
}

/** Asks for the data of the columns and windows in sight. On phones a swipe decides which those are. */
async function preloadPanes(root: RootStore, { routes }: Workspace): Promise<void> {
  if (isPhone() || !root.workspace.stored) return;
  const module = await import('~/workspace/panes/panesToPreload').catch(() => null);
  const wanted = module?.panesToPreload(root, routes) ?? [];
  const asked = wanted.map(async ({ match, pane }) => (await findPreload(match))?.(root, pane));
  await Promise.allSettled(asked);
}

const isPhone = (): boolean => matchMedia(PHONE).matches;

/** Settles when the page's code is there. A failure is shown by the page itself when it is rendered. */
async function loadCode({ loader }: Workspace, i18n: I18n, match: RouteMatch | null, isSignedIn: boolean): Promise<void> {
  if (match) await loadPage(loader, i18n, match, isSignedIn).catch(() => undefined);
}

/** What asks for the page's data. The page does so itself when it is rendered, so nothing is lost with a failure here. */
async function findPreload(match: RouteMatch | null): Promise<Preload | undefined> {
  return match?.page.preload?.().then(
    (module) => module.default,
    () => undefined,
  );
}

const isFirstVisit = (root: RootStore): boolean => untracked(() => root.instance.meta === null);

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
