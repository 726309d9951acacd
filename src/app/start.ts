import { productPath } from '~/lib/basePath';
import './styles';
import { untracked, configure } from 'mobx';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGES } from '~/generated/pageIndex';
import type { I18n } from '~/i18n/I18n';
import { idle } from '~/lib/idle';
import { neededOffline } from '~/lib/neededOffline';
import { watchStyles } from '~/lib/lostStyles';
import { painted } from '~/lib/painted';
import { randomId } from '~/lib/randomId';
import { LazyLoader } from '~/registry/lazyLoader';
import { BrowserBackend } from '~/router/BrowserBackend';
import { PaneHistory } from '~/router/PaneHistory';
import { RouteTable, type RouteMatch } from '~/router/RouteTable';
import type { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import type { RootStore } from '~/stores/RootStore';
import { readTimelines } from '~/stores/timelines/storedTimelines';
import { createBrowserRoot } from '~/stores/createBrowserRoot';
import { fetchOpenPanes } from '~/workspace/lateParts';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { loadPage } from '~/workspace/panes/loadPage';
import { navigateMain } from '~/workspace/panes/navigateMain';
import { isReducedPath } from '~/workspace/lib/shellKind';
import { fetchShellParts } from '~/workspace/shell/shellParts';
import { isPhone } from '~/workspace/lib/layout';
import type { Workspace } from '~/workspace/WorkspaceContext';
import { App } from './App';
import type { FirstCalls } from './FirstCalls';
import { closeFirstGap } from './closeFirstGap';
import { askForData, firstPanes } from './firstPanes';
import { holdPictures } from './holdPictures';
import { noteVersion, VERSION } from './noteVersion';
import { showLanguage } from './showLanguage';
import { watchLook } from './watchLook';

/** The data of the page load first. This is how long everything else waits for them, in ms. */
const FIRST_DATA_MS = 3000;

/** The longest time that a step after the start waits until the page is idle, in ms. */
const PATIENCE_MS = 1000;

/** How long the first render waits for the page's data, in ms. If they arrive in time, one render is enough. */
const HEAD_START_MS = 100;

/** How long pictures wait for text at most, in ms. One slow column must not keep the others without pictures. */
const TEXT_FIRST_MS = 1500;

/** How long to wait before code that follows the start is loaded again after a failure, in ms. */
const RETRY_MS = 30_000;

/** The objects that `main.tsx` has created when this file is loaded. */
export interface StartOptions {
  readonly i18n: I18n;
  readonly local: BrowserLocalStore;
  /** The calls that are already sent. */
  readonly calls: FirstCalls;
  /** Called when the product is on screen. */
  readonly onShown: () => void;
}

/**
 * Starts the product: stores, the page of the address, and then everything that can wait. Code and data of the first page load at
 * the same time. React renders when the code is loaded: before that, it would show a page that is still loading, and React keeps
 * such a page on screen for a third of a second.
 */
export async function start({ i18n, local, calls, onShown }: StartOptions): Promise<void> {
  configureMobx({ checksReads: import.meta.env.DEV });
  watchStyles();
  showLanguage(i18n);
  i18n.subscribe(() => showLanguage(i18n));
  const root = createBrowserRoot(i18n, local, calls.fetch);
  watchLook(root, document.documentElement);
  const workspace = createWorkspace(i18n);
  const history = new PaneHistory(new BrowserBackend(window, randomId));
  const { isSignedIn } = root.session;
  const panes = firstPanes(root, workspace.routes, history, isPhone(root));
  // Files first: the browser has few connections, and the calls below keep them busy.
  const page = workspace.routes.resolve(history.href, isSignedIn);
  const code = Promise.all([page && loadCode(workspace, page, isSignedIn), fetchShellParts(root, history.href), fetchOpenPanes(root)]);
  for (const { match } of panes) void loadCode(workspace, match, isSignedIn);
  beginWithStored(root);
  const data = askForData(root, panes, calls);
  void closeFirstGap(root, calls);
  const before = noteVersion(root.local);
  const themed = root.theme.start();
  const confirm = () => Promise.all([root.session.boot(), root.session.current.server.load()]);
  // Show the stored data of the last visit until the server answers. A first visit has nothing stored, so it asks at once.
  const confirming = isFirstVisit(root) ? confirm() : null;
  await code;
  await Promise.race([data, waitFor(HEAD_START_MS)]);
  let onRendered = () => {};
  const rendered = new Promise<void>((resolve) => (onRendered = resolve));
  // The data may arrive long before the first render, which takes its time on a slow device.
  const first = themed.then(() => Promise.race([Promise.all([data, rendered]), waitFor(FIRST_DATA_MS)]));
  // They are painted one frame after they change. A hidden page is never painted.
  const firstDataPainted = first.then(() => Promise.race([painted(), waitFor(HEAD_START_MS)]));
  void holdPictures(document.documentElement, firstDataPainted, waitFor(TEXT_FIRST_MS));
  const live = new LivePanes(history);
  const app = createElement(App, { root, workspace, panes: live, firstDataPainted, onRendered });
  createRoot(document.getElementById('app')!).render(app);
  await themed;
  onShown();

  void firstDataPainted.then(() => root.startOrder.run(() => idle(root.clock, PATIENCE_MS)));
  // If that fails, whatever needs them fetches them again.
  void firstDataPainted.then(() => i18n.shared()).catch(() => undefined);
  if (root.session.isSignedIn) void firstDataPainted.then(() => untilFetched(loadKeeping)).then(({ keepTimelines }) => keepTimelines(root));
  await root.startOrder.turn('idle');
  await (confirming ?? confirm());
  if (isReducedPath(productPath(location.pathname))) return;
  if (root.session.isSignedIn) await root.workspaceKeeper.start();
  const [{ openStartDialogs, fetchNeeded, beginWorker, watchBadge, watchHints }] = await untilFetched(() =>
    Promise.all([import('./startDialogs'), i18n.shared()]),
  );
  // The worker finds what the page has fetched in the browser's own cache. Who saves data has none.
  void fetchNeeded(root, workspace.loader).then((isThere) => isThere && beginWorker(root));
  if (root.session.isSignedIn) {
    watchHints(root, () => history.href);
    watchBadge(root);
  }
  await openStartDialogs(root, before, VERSION, (to) => navigateMain(root, live, to));
}

/** Lets the timelines of the start begin with the notes that the last visit left. Timelines that are opened later load as usual. */
function beginWithStored({ session, settings, local, workspace, startOrder }: RootStore): void {
  const { timelines, key } = session.current;
  if (workspace.isSafe || !untracked(() => settings.get('readMemory'))) return;
  timelines.beginWith(readTimelines(local, key));
  void startOrder.turn('idle').then(() => timelines.beginWith({}));
}

/** What stores the timelines for the next start. It is fetched as soon as there is something to store, because people may leave at once. */
const loadKeeping = neededOffline(() => import('~/stores/timelines/keepTimelines'));

/** What follows the start can wait if the server is unreachable in the meantime; the product is on screen and goes on. */
async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await waitFor(RETRY_MS);
    return untilFetched(load);
  }
}

function createWorkspace(i18n: I18n): Workspace {
  return {
    routes: new RouteTable(PAGES),
    loader: new LazyLoader(i18n),
  };
}

/** Resolves when the page's code is loaded. If that fails, the page shows the error when it renders. */
async function loadCode({ loader }: Workspace, match: RouteMatch, isSignedIn: boolean): Promise<void> {
  await loadPage(loader, match, isSignedIn).catch(() => undefined);
}

const isFirstVisit = (root: RootStore): boolean => untracked(() => root.session.current.server.meta === null);

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sets MobX's rules once, before any store is created: state changes only in actions.
 * @param checksReads also warns about reads that are not observed, which usually means a missing `observer`; for
 * development and browser tests. Tests that read stores directly leave it off.
 */
function configureMobx({ checksReads }: { readonly checksReads: boolean }): void {
  configure({
    enforceActions: 'always',
    computedRequiresReaction: checksReads,
    reactionRequiresObservable: checksReads,
    observableRequiresReaction: checksReads,
  });
}
