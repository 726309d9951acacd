import { autorun, reaction, when } from 'mobx';
import type { WireMe } from '~/api/wire';
import { idle } from '~/lib/idle';
import { neededOffline } from '~/lib/neededOffline';
import { peek } from '~/lib/peek';
import { mayOpen } from '~/registry/mayOpen';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { tellSafeMode } from '~/workspace/commands/safeMode';
import { takeWidgets } from '~/workspace/dashboard/takeWidgets';
import { toForget } from '~/stores/memory/forgetLater';
import { createStorageHealth } from '~/stores/start/StorageHealth';
import { isNewer } from './version';
export { fetchNeeded } from './fetchNeeded';
import { savesData } from './fetchNeeded';
export { beginWorker } from './worker/PageWorker';
export { watchBadge } from './badge';
export { watchHints } from './hints';
import type * as Wanted from './wanted';

/**
 * Shows a signed-in person the dialogs of the start, one after another.
 * @param before the version that this browser ran last; null if there was none
 * @param go opens an address in the main pane
 */
export async function openStartDialogs(root: RootStore, before: string | null, version: string, go: (to: string) => void): Promise<void> {
  const { overlays, i18n, session } = root;
  const { me } = session.current;
  rememberReading(root);
  if (root.workspace.isSafe) await tellSafeMode(root);
  if (!me) return;
  tellUnkept(root);
  void takeWidgets(root);
  // The first use of IndexedDB, which shows whether it works.
  void sendWaiting(root).then(() => tellStandIn(root));
  beginWanted(root, go);
  if (before !== null && isNewer(version, before))
    await overlays.alert({ kind: 'success', title: i18n.t('account.updated'), text: i18n.t('account.updatedText', { version }) });
  if (me.isDeleted)
    await overlays.alert({ kind: 'warning', title: i18n.t('account.deletionPending'), text: i18n.t('account.deletionPendingText') });
  await setUp(root);
  showAnnouncements(root);
  welcomeBack(root, me);
}

/** Leads a new account through its first steps, or goes on where an earlier visit stopped. It waits until nothing else is open. */
async function setUp({ settings, overlays, session }: RootStore): Promise<void> {
  // Who comes from another server has been there for a while, and how far the steps went stays with the account.
  if (!session.current.can.sync || !peek(() => settings.isSynced && settings.get('accountSetupWizard') >= 0)) return;
  await when(() => overlays.stack.length === 0);
  await overlays.open('accountSetup', {});
}

/** When the cards at the bottom edge come after the start; ms. */
const CARDS_AFTER_MS = 60_000;

/** Users who were away for this long are welcomed back; ms. */
const AWAY_MS = 7_200_000;

const LAST_USED = 'lastUsed';

function welcomeBack({ local, clock, overlays, i18n }: RootStore, { name, username }: WireMe): void {
  const before = local.get(LAST_USED) ?? '';
  const isBack = /^\d{12,}$/.test(before) && clock.now() - Number(before) > AWAY_MS;
  if (isBack) overlays.toast({ kind: 'info', text: i18n.t('account.welcomeBack', { name: name || username }) });
  local.set(LAST_USED, String(clock.now()));
}

const loadOutbox = neededOffline(() => import('~/stores/posting/resumeOutbox'));

/** Goes on sending notes that an earlier visit left behind. Most visits have none, and fetch no code for them. */
async function sendWaiting(root: RootStore): Promise<void> {
  const stored = await root.kv.get('outbox').catch(() => undefined);
  // If the code cannot be fetched, the next visit sends them.
  if (stored)
    await loadOutbox()
      .then(({ resumeOutbox }) => resumeOutbox(root))
      .catch(() => undefined);
}

/** Begins features that few people turn on, and loads their code for them alone. Code that does not load waits for the next visit. */
function beginWanted(root: RootStore, go: (to: string) => void): void {
  const { settings, session, workspace } = root;
  const withWanted = (begin: (wanted: typeof Wanted) => unknown): void => void import('./wanted').then(begin).catch(() => {});
  const showPopUps = (account: AccountScope): void => {
    account.hub.acquire('main', undefined, (type, body) => {
      if (type === 'notification') withWanted(({ createPopUps }) => root.part(createPopUps).show(body, account));
    });
  };
  showPopUps(session.current);
  workspace.accounts.onSignedIn(showPopUps);
  // A press on a notification of the system.
  workers()?.addEventListener('message', ({ data }) => withWanted(({ followOrder }) => followOrder(root, go, data)));
  // Only who gets push messages needs their texts and choices.
  if (workers()?.controller && globalThis.Notification?.permission === 'granted') {
    withWanted(({ keepPushTexts, createPushChoices }) => {
      root.part(createPushChoices);
      return keepPushTexts(root);
    });
  }
  const onceWanted = (isWanted: () => boolean, begin: (wanted: typeof Wanted) => unknown) => when(isWanted, () => withWanted(begin));
  onceWanted(
    () => settings.get('keepScreenOn'),
    ({ keepScreenOn }) => keepScreenOn(root),
  );
  onceWanted(
    () => settings.get('enableSeasonalScreenEffect'),
    ({ watchSeason }) => watchSeason(root),
  );
  onceWanted(
    () => session.current.can.sync && settings.isSynced && settings.get('automaticBackup'),
    ({ backUpAutomatically }) => backUpAutomatically(root),
  );
  onceWanted(
    () => mayOpen('moderator', session.current.me),
    ({ watchReports }) => watchReports(root, go),
  );
  // People came for something else, so the cards wait.
  root.clock.after(CARDS_AFTER_MS, () => withWanted(({ createStartNotices }) => root.part(createStartNotices).begin()));
}

/** The service workers of this site; undefined where there are none, as on pages without encryption. */
const workers = (): ServiceWorkerContainer | undefined => (globalThis.navigator as Navigator | undefined)?.serviceWorker;

/** How long after the start what is read begins to be kept, because the browser has more important work before; ms. */
const REMEMBER_AFTER_MS = 2_500;

/** The longest time that it waits until the page is idle; ms. */
const REMEMBER_PATIENCE_MS = 2_000;

/** Begins to keep what is read, if that is wanted, and forgets accounts that have signed out. */
function rememberReading(root: RootStore): void {
  const isWanted = (): boolean => root.session.isSignedIn && root.settings.get('readMemory') && !root.workspace.isSafe;
  const begin = async (): Promise<void> => {
    await idle(root.clock, REMEMBER_PATIENCE_MS);
    // If the code cannot be fetched, the next visit keeps what it reads.
    const { beginMemory } = await import('~/stores/memory/recall');
    beginMemory(root);
  };
  const beginIfWanted = (): void => {
    // The code is half a megabyte. What was read before is still found.
    if (savesData() && toForget(root.local).length === 0) return;
    if (peek(isWanted) || toForget(root.local).length > 0) void begin().catch(() => undefined);
    else when(isWanted, () => void begin().catch(() => undefined));
  };
  root.clock.after(REMEMBER_AFTER_MS, beginIfWanted);
}

/** How long people have to read that the server gets nothing; ms. */
const NOTICE_MS = 15_000;

/**
 * Says when this browser keeps nothing more, and when the server does not get changed settings: lost settings would look like a
 * mistake.
 */
function tellUnkept({ part, overlays, i18n, settings }: RootStore): void {
  void part(createStorageHealth).check();
  reaction(
    () => settings.isDelayed,
    (isDelayed) => isDelayed && overlays.toast({ kind: 'info', text: i18n.t('account.notSent'), durationMs: NOTICE_MS }),
  );
}

/** Says that little fits into this browser, because it has no IndexedDB that works. */
function tellStandIn({ local, overlays, i18n }: RootStore): void {
  if (local.standsIn) overlays.toast({ kind: 'info', text: i18n.t('account.littleStorage'), durationMs: NOTICE_MS });
}

/** Opens a dialog for each unread announcement that asks for one, one after another: those of the start, and those that come later. */
function showAnnouncements({ overlays, session }: RootStore): void {
  const shown = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  autorun(() => {
    for (const announcement of session.current.me?.unreadAnnouncements ?? []) {
      if (announcement.display !== 'dialog' || shown.has(announcement.id)) continue;
      shown.add(announcement.id);
      last = last.then(() => overlays.open('announcement', { announcement }));
    }
  });
}
