import { createStore, get, set, update } from 'idb-keyval';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { MfmParser } from '~/mfm/MfmParser';
import { wordsOf } from '~/mfm/wordsOf';
import { PageAnswers } from './worker/PageAnswers';
import { ShellCache } from './worker/ShellCache';
import { mayKeepPicture } from './worker/mayKeepPicture';
import { isShare, requestKind } from './worker/requestKinds';
import type { ShellFiles } from './worker/shellFiles';
import { takeShare } from './worker/takeShare';
import { randomId } from '~/lib/randomId';
import { showBadge, totalOf, UNREAD_COUNTS_KEY, type UnreadCounts } from '~/stores/push/unreadCounts';
import { KEPT_SHARES_KEY, withShare, type KeptShare } from '~/stores/share/keptShares';
import { PushWorker, type ShownNotification, type WorkerScope } from '~/stores/push/PushWorker';

/*
 * The service worker at /sw.js. It opens the product without a network, and receives push messages while no page is open. Answers of the API
 * always come from the server.
 */

/** What the build lists; null while one develops, where files change all the time. */
declare const __WISTERIA_SHELL__: ShellFiles | null;

/** An event of the worker; the types of the page do not include it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  readonly data?: { json(): unknown } | null;
  readonly ports?: readonly MessagePort[];
  readonly notification?: ShownNotification;
  readonly action?: string;
  readonly reply?: string | null;
  readonly oldSubscription?: Parameters<PushWorker['renew']>[0];
  readonly newSubscription?: Parameters<PushWorker['renew']>[1];
}

const self = globalThis as unknown as {
  readonly registration: WorkerScope['registration'] & {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly installing?: unknown;
    readonly waiting?: unknown;
  };
  readonly clients: WorkerScope['clients'] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};

/** Where pages store values as well. */
const values = () => createStore('wisteria', 'values');

/** Keeps a share for the page that posts it. */
const keepShare = (share: KeptShare) => update(KEPT_SHARES_KEY, (kept) => withShare(kept, share), values());

/** Texts that would take long to parse stay as they are. */
const markup = new MfmParser(() => Promise.reject(new Error('the worker reads no expensive texts')));

const worker = new PushWorker({
  origin: location.origin,
  now: () => Date.now(),
  registration: self.registration,
  clients: self.clients,
  words: (text) => wordsOf(markup.parse(text).nodes),
  read: async (key) => get(key, values()),
  write: (key, value) => set(key, value, values()),
  async count(accountId, change) {
    let counts: UnreadCounts = {};
    await update<UnreadCounts>(
      UNREAD_COUNTS_KEY,
      (stored = {}) => (counts = { ...stored, [accountId]: change(stored[accountId] ?? 0) }),
      values(),
    );
    await showBadge(totalOf(counts));
  },
  time: () => new Date().toTimeString().slice(0, 5),
  async keepReply(text, replyId) {
    const id = randomId();
    await keepShare({ id, at: Date.now(), text, files: [] });
    return `/share?${new URLSearchParams({ replyId, kept: id }).toString()}`;
  },
  async call(endpoint, params, token) {
    const answer = await fetch(`/api/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
      body: JSON.stringify({ ...params, i: token }),
    });
    if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  },
});

const on = (type: string, work: (event: WorkerEvent) => Promise<unknown>): void =>
  globalThis.addEventListener(type, (event) => (event as WorkerEvent).waitUntil(work(event as WorkerEvent)));

/** A message that is not JSON shows an empty notification, because browsers end push messages that show nothing. */
function messageIn({ data }: WorkerEvent): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

on('push', (event) => worker.show(messageIn(event)));
on('notificationclick', ({ notification, action = '', reply = null }) =>
  notification ? worker.press(notification, action, reply) : Promise.resolve(),
);
on('pushsubscriptionchange', ({ oldSubscription = null, newSubscription = null }) => worker.renew(oldSubscription, newSubscription));

registerRoute(
  ({ request, url }) => isShare({ method: request.method, mode: request.mode, url, origin: location.origin }),
  ({ request }) => takeShare(request, { now: () => Date.now(), newId: randomId, keep: keepShare }),
  'POST',
);

/** The key of the language in the storage of values. */
const LANGUAGE = 'workerLanguage';

/** How many pictures of everybody are kept, and for how long, in seconds. */
const PICTURES = { maxEntries: 600, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true };

/** Keeps what opens the product without a network, and answers requests for it. */
function keepShell(list: ShellFiles): void {
  const { origin } = location;
  const shell = new ShellCache(list, {
    origin,
    caches,
    fetch: (request, init) => fetch(request, init),
    hasNext: () => Boolean(self.registration.installing ?? self.registration.waiting),
    heldLocks: async () => ((await navigator.locks.query()).held ?? []).flatMap(({ name }) => name ?? []),
    readLanguage: () => get<string>(LANGUAGE, values()),
    keepLanguage: (lang) => set(LANGUAGE, lang, values()),
  });
  const pages = new PageAnswers(shell, { fetch: (request) => fetch(request) });
  const pictures = new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin(PICTURES), { cacheWillUpdate: async ({ response }) => (mayKeepPicture(response) ? response : null) }],
  });
  const rootFiles = new Set(list.rootFiles.map(([path]) => path));
  const is = (kind: ReturnType<typeof requestKind>) => (options: { readonly request: Request; readonly url: URL; readonly event: Event }) =>
    requestKind({ method: options.request.method, mode: options.request.mode, url: options.url, origin }, rootFiles) === kind &&
    (kind === 'page' || !pages.isSafe(options.event));
  registerRoute(is('page'), ({ event }) => pages.answer(event));
  // The browser has asked for these already.
  registerRoute(
    ({ request }) => request.mode === 'navigate',
    ({ event }) => pages.pass(event),
  );
  registerRoute(is('file'), ({ request }) => shell.file(request.url));
  registerRoute(is('picture'), pictures);

  on('install', (event) => shell.install(event as Parameters<ShellCache['install']>[0]));
  on('activate', async () => {
    await shell.activate();
    // The request for a page does not wait until the worker has started.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  });
  on('message', async ({ data, ports }) => {
    const message: unknown = data;
    if (message === 'clear') return shell.clear();
    // The page that asks knows that it is of this build, or its reader wants it: files of other open pages stay.
    if (message === 'skipWaiting') return self.skipWaiting();
    const { msg, lang, loaded } = (message ?? {}) as { readonly msg?: unknown; readonly lang?: unknown; readonly loaded?: unknown };
    if (msg === 'initialize') return shell.initialize(lang, loaded);
    if (msg === 'build') ports?.[0]?.postMessage(list.build);
    return undefined;
  });
}

if (__WISTERIA_SHELL__) keepShell(__WISTERIA_SHELL__);
else {
  on('install', () => self.skipWaiting());
  on('activate', () => self.clients.claim());
}
