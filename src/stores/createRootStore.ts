import type { ApiClient } from '~/api/ApiClient';
import type { Send } from '~/api/callRequest';
import type { I18n } from '~/i18n/I18n';
import type { AppError } from '~/lib/AppError';
import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';
import { DisposableStore } from '~/lib/disposable';
import { neededOffline } from '~/lib/neededOffline';
import type { Upstream } from '~/lib/upstream';
import { SoundPlayer } from '~/sound/SoundPlayer';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { ALONE } from '~/services/workspace/alone';
import { PassingStore } from '~/storage/PassingStore';
import type { RequestFrame } from '~/streaming/FrameQueue';
import type { StreamHub } from '~/streaming/StreamHub';
import { ThemeStore, type ThemeStoreDeps } from '~/theme/ThemeStore';
import { Connectivity } from './connectivity/Connectivity';
import { FocusStore } from './focus/FocusStore';
import { forgetLater } from './memory/forgetLater';
import { observeLanguage } from './observeLanguage';
import { partsOf } from './partsOf';
import type { RootStore } from './RootStore';
import { createAccountScope, type AccountScopeDeps } from './session/createAccountScope';
import { capabilitiesOf } from './session/capabilities';
import type { PageControl } from './session/PageControl';
import type { PushRegistration } from './session/pushRegistration';
import { NoServerApi, NoServerHub } from './server/NoServer';
import { Servers } from './server/Servers';
import { visitedServer } from './server/visitedServer';
import { Accounts } from './session/Accounts';
import type { AccountScope, SessionEvents } from './session/AccountScope';
import { SessionStore } from './session/SessionStore';
import { accountKey, storedAccount } from './session/storedAccount';
import { registryRemote } from './settings/registryRemote';
import { reportSettingConflict } from './settings/SettingConflicts';
import { soundSettings } from './settings/soundSettings';
import { SettingsStore } from './settings/SettingsStore';
import { StartOrder } from './start/StartOrder';
import { timelinesKey } from './timelines/storedTimelines';
import { FeedPacer } from './timelines/FeedPacer';
import { AgeClock } from './ui/AgeClock';
import { OverlayStore } from './ui/OverlayStore';
import { createWorkspace } from './workspace/createWorkspace';
import { WorkspaceKeeper } from './workspace/WorkspaceKeeper';

/** Who calls which server. */
export interface Caller {
  /** `https://host[:port]` of the server. */
  readonly origin: string;
  /** null for a visitor. */
  readonly token: string | null;
}

/** Everything that the stores use from outside. `createBrowserRoot` provides the real implementations, `createTestRoot` provides fakes. */
export interface RootDeps {
  /** The origin of the page, where its server is. */
  readonly origin: string;
  /** Whether there is a server at it. */
  readonly hasServer: boolean;
  /** The server behind the gateway that served the page, or null without one. */
  readonly upstream: Upstream | null;
  readonly clock: Clock;
  readonly browser: BrowserState;
  readonly page: PageControl;
  readonly push: PushRegistration;
  readonly local: LocalStore;
  readonly sessionLocal: LocalStore;
  readonly kv: KeyValueStore;
  readonly crossTab: CrossTab;
  readonly i18n: I18n;
  /** Replaces the browser's parts of the theme in tests. */
  readonly theme?: Pick<ThemeStoreDeps, 'target' | 'system' | 'compile'>;
  /** Sends a request to a server that no account is on. */
  readonly send: Send;
  readonly createApi: (caller: Caller, onAuthFailure?: (error: AppError) => void) => ApiClient;
  readonly createHub: (caller: Caller) => StreamHub;
  readonly requestFrame: RequestFrame;
  /** Creates a unique id. */
  readonly newId: () => string;
  /** Size of the viewport; CSS px. */
  readonly viewport: () => { readonly width: number; readonly height: number };
  /** Reports errors of operations that the viewer did not start. */
  readonly report: (error: AppError) => void;
}

/** Needed where there is no network, which is when nothing can be fetched. */
const loadOutbox = neededOffline(() => import('./posting/keepAction'));
const loadMemory = neededOffline(() => import('./memory/recall'));

/**
 * Builds all stores in the order of their dependencies. The live connection of a signed-in account starts at once;
 * everything else waits for `session.boot` or for what the viewer opens.
 */
export function createRootStore(deps: RootDeps): RootStore {
  const { origin, hasServer, upstream, clock, browser, page, push, local, sessionLocal, kv, crossTab, i18n, requestFrame, report } = deps;
  const owned = new DisposableStore();
  const account = storedAccount.load(local).value;
  const isNone = (at: string): boolean => !hasServer && at === origin;
  const createApi: RootDeps['createApi'] = (caller, onAuthFailure) =>
    isNone(caller.origin) ? new NoServerApi(origin) : deps.createApi(caller, onAuthFailure);
  const createHub: RootDeps['createHub'] = (caller) => (isNone(caller.origin) ? new NoServerHub() : deps.createHub(caller));
  const visit = (at: string): ApiClient => createApi({ origin: at, token: null });
  const servers = new Servers({ pageOrigin: origin, hasServer, upstream, visit, local, kv, clock });
  const server = servers.at(account?.origin ?? (hasServer ? null : visitedServer(local)) ?? origin);

  const events: SessionEvents = {
    onAuthFailure: (error) => void accounts.leave(error),
    onTokenRegenerated: () => void accounts.signOut(),
    onRegistryUpdated: ({ scope, key, value }) => workspaceKeeper.receive(scope, key, value),
    onResumed: () => void session.refresh(),
  };
  const can = capabilitiesOf(server, account);
  const api = createApi({ origin: server.origin, token: account?.token ?? null }, events.onAuthFailure);

  const ages = new AgeClock({ clock, requestFrame });
  observeLanguage(i18n);
  const overlays = new OverlayStore({ clock, i18n });
  const settings = owned.add(
    new SettingsStore({
      local,
      kv,
      clock,
      crossTab,
      account: account && { key: accountKey(server.storageHost, account), remote: can.sync ? registryRemote(api) : null },
      onRefused: (key, error) => overlays.showError(error, { title: i18n.t('session.settingRefused', { name: key }) }),
      onConflict: (conflict) => void reportSettingConflict(root, conflict),
    }),
  );
  const theme = owned.add(
    new ThemeStore({
      local,
      clock,
      crossTab,
      userId: account && server.refOf(account.me.id),
      mayMove: () => settings.get('animation'),
      report,
      mediaUrl: (raw) => server.mediaUrl(raw),
      serverThemes: () => ({ light: server.meta?.defaultLightTheme ?? null, dark: server.meta?.defaultDarkTheme ?? null }),
      ...deps.theme,
    }),
  );
  const sound = new SoundPlayer({ origin, mediaUrl: (raw) => server.mediaUrl(raw), settings: soundSettings(settings), clock, browser });
  const createScope = (scope: Pick<AccountScopeDeps, 'account' | 'server' | 'api' | 'events' | 'isCurrent'>): AccountScope =>
    createAccountScope({
      ...scope,
      hub: createHub({ origin: scope.server.origin, token: scope.account?.token ?? null }),
      clock,
      browser,
      local,
      settings,
      sound,
      overlays,
      i18n,
      // If the code cannot be fetched, the action fails as if nothing could keep it.
      keepAction: async (...args) =>
        loadOutbox().then(
          ({ keepAction }) => keepAction(root, ...args),
          () => false,
        ),
      recall: async (what) => (await loadMemory()).recall(root, what),
      answer: async (key, endpoint, params) => (await loadMemory()).answer(root, key, endpoint, params),
    });
  const current = owned.add(createScope({ account, server, api, events, isCurrent: true }));
  const accounts: Accounts = new Accounts({
    pageOrigin: origin,
    visit,
    local,
    kv,
    crossTab,
    page,
    push,
    overlays,
    i18n,
    account,
    current,
    onSignedOut: (ref) => {
      local.remove(timelinesKey(servers.keyOf(ref)));
      if (settings.get('readMemoryWipe')) forgetLater(local, servers.keyOf(ref));
    },
    onHandOver: (next) => workspace.handOver(next, servers.keyOf(next)),
    report,
  });
  const session = owned.add(new SessionStore({ account, current, accounts, crossTab, page, overlays, i18n, settings, report }));
  const connectivity = owned.add(
    new Connectivity({
      browser,
      clock,
      hub: current.hub,
      behavior: () => settings.get('serverDisconnectedBehavior'),
      reload: () => page.reloadIfServed(),
      askToReload: (signal) =>
        overlays.confirm({ title: i18n.t('session.disconnectedTitle'), text: i18n.t('session.disconnectedText'), kind: 'warning', signal }),
      tellOffline: (signal) =>
        overlays.alert({ title: i18n.t('session.disconnectedTitle'), text: i18n.t('session.offlineText'), kind: 'warning', signal }),
    }),
  );

  const { searchParams } = new URL(page.href);
  const isSafe = searchParams.has('safe');
  // The page of such a window may lead to others, and be reloaded there.
  const isAlone = searchParams.has(ALONE) || sessionLocal.get(ALONE) !== null;
  if (isAlone) sessionLocal.set(ALONE, '');
  const workspace = owned.add(
    createWorkspace({
      ...deps,
      local: isSafe || isAlone ? new PassingStore() : local,
      isSafe,
      isAlone,
      session,
      accounts,
      createScope(of, its) {
        const theirs = servers.at(of.origin ?? origin);
        // The start loads the description of the current one.
        if (theirs !== server) void theirs.load();
        const calling = createApi({ origin: theirs.origin, token: of.token }, its.onAuthFailure);
        return createScope({ account: of, server: theirs, api: calling, events: its, isCurrent: false });
      },
    }),
  );
  const workspaceKeeper = owned.add(
    new WorkspaceKeeper({ workspace, api, local, kv, clock, crossTab, account: current.key, syncs: can.sync, report }),
  );

  let home: AccountScope | null = null;
  const atHome = (): AccountScope => {
    if (server.isOfPage) return current;
    const nothing = () => {};
    const its: SessionEvents = { onAuthFailure: nothing, onTokenRegenerated: nothing, onRegistryUpdated: nothing, onResumed: nothing };
    home ??= owned.add(createScope({ account: null, server: servers.ofPage, api: visit(origin), events: its, isCurrent: false }));
    return home;
  };

  const dispose = (): void => owned.dispose();
  const root: RootStore = {
    clock,
    ages,
    pacer: new FeedPacer({ requestFrame, clock }),
    requestFrame,
    kv,
    local,
    crossTab,
    sessionLocal,
    settings,
    session,
    page,
    servers,
    atHome,
    send: deps.send,
    accounts,
    overlays,
    focus: new FocusStore(),
    theme,
    i18n,
    sound,
    connectivity,
    workspace,
    workspaceKeeper,
    startOrder: new StartOrder(),
    part: partsOf(() => root),
    dispose,
  };
  return root;
}
