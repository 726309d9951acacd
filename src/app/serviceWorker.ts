import { createStore, get } from 'idb-keyval';
import { MfmParser } from '~/mfm/MfmParser';
import { wordsOf } from '~/mfm/wordsOf';
import { PushWorker, type ShownNotification, type WorkerScope } from '~/stores/push/PushWorker';

/*
 * The service worker at /sw.js. It receives push messages while no page is open. It has no `fetch` listener: pages and answers always
 * come from the server.
 */

/** An event of the worker; the types of the page do not include it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  readonly data?: { json(): unknown } | null;
  readonly notification?: ShownNotification;
  readonly action?: string;
  readonly oldSubscription?: Parameters<PushWorker['renew']>[0];
  readonly newSubscription?: Parameters<PushWorker['renew']>[1];
}

const self = globalThis as unknown as Pick<WorkerScope, 'registration'> & {
  readonly clients: WorkerScope['clients'] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};

/** Texts that would take long to parse stay as they are. */
const markup = new MfmParser(() => Promise.reject(new Error('the worker reads no expensive texts')));

const worker = new PushWorker({
  origin: location.origin,
  now: () => Date.now(),
  registration: self.registration,
  clients: self.clients,
  words: (text) => wordsOf(markup.parse(text).nodes),
  read: async (key) => get(key, createStore('wisteria', 'values')),
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

// Nothing depends on an older worker, so a new one takes over at once.
on('install', () => self.skipWaiting());
on('activate', () => self.clients.claim());
on('push', (event) => worker.show(messageIn(event)));
on('notificationclick', ({ notification, action = '' }) => (notification ? worker.press(notification, action) : Promise.resolve()));
on('pushsubscriptionchange', ({ oldSubscription = null, newSubscription = null }) => worker.renew(oldSubscription, newSubscription));
