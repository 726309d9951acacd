import { describePush, PUSH_TEXTS_KEY, type PushOrder, type PushTarget, type PushTexts } from './pushMessages';
import { ALONE } from '~/services/workspace/alone';

/** An open page of the product. */
interface OpenPage {
  readonly url: string;
  postMessage(message: PushOrder): void;
  focus(): Promise<unknown>;
}

/** A notification of the system. */
export interface ShownNotification {
  readonly tag: string;
  readonly data: unknown;
  close(): void;
}

/** A subscription to push messages. */
interface Subscription {
  readonly endpoint: string;
  readonly options: object;
  getKey(name: 'auth' | 'p256dh'): ArrayBuffer | null;
}

/** The parts of a service worker that are used; tests pass a fake. */
export interface WorkerScope {
  readonly origin: string;
  readonly now: () => number;
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(): Promise<readonly ShownNotification[]>;
    readonly pushManager: { subscribe(options: object): Promise<Subscription> };
  };
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  /** Returns the words of a text without its markup. */
  readonly words: (text: string) => string;
  /** Reads a value that the page stored. */
  readonly read: (key: string) => Promise<unknown>;
  /** Calls an endpoint of the server as an account. Rejects if it refuses. */
  readonly call: (endpoint: string, params: object, token: string) => Promise<unknown>;
}

/** What the browser stores of an account; only accounts of other servers have an origin. */
interface StoredAccess {
  readonly id: string;
  readonly token: string;
  readonly origin?: string;
}

/** The notification that stands for messages without one of their own. Browsers end push messages that show nothing. */
const EMPTY_TAG = 'read_notification';

/** Base64 of bytes. */
const base64 = (bytes: ArrayBuffer | null): string => btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));

/** The work of the service worker: it shows push messages, and follows presses on them. It stores and caches nothing. */
export class PushWorker {
  readonly #scope: WorkerScope;

  constructor(scope: WorkerScope) {
    this.#scope = scope;
  }

  /** Shows a message of the server. @param message in any form */
  async show(message: unknown): Promise<void> {
    const { registration, origin, now, words } = this.#scope;
    const texts = await this.#texts();
    const described = describePush(message, texts, now(), origin, words);
    if (described === null) return this.#showEmpty(message, texts);
    const { title, target, ...options } = described;
    // In a browser that lost the texts, the name of the server says where it comes from.
    await registration.showNotification(title || new URL(origin).host, { ...options, data: target, renotify: true });
    for (const shown of await registration.getNotifications()) if (shown.tag === EMPTY_TAG) shown.close();
  }

  /** Follows a press on a notification, or on a button of it. */
  async press(notification: ShownNotification, action: string): Promise<void> {
    notification.close();
    const target = notification.data as PushTarget | null;
    if (!target?.accountId) return this.#open('/my/notifications', { order: 'push' }, '');
    const { accountId, url, userId, noteId } = target;
    if (action === 'doReply' && noteId !== undefined)
      return this.#open(`/share?replyId=${encodeURIComponent(noteId)}`, { order: 'post', replyId: noteId }, accountId);
    const endpoint = ({ doFollow: 'following/create', accept: 'following/requests/accept', reject: 'following/requests/reject' } as const)[
      action
    ];
    if (endpoint !== undefined && userId !== undefined && (await this.#isDone(endpoint, { userId }, accountId))) return undefined;
    return this.#open(url, { order: 'push' }, accountId);
  }

  /**
   * The browser has another subscription: every account that was registered with the old one is registered with the new one.
   * @param old null if the browser does not say
   */
  async renew(old: Subscription | null, next: Subscription | null): Promise<void> {
    if (old === null) return;
    const { registration, call } = this.#scope;
    const subscription = next ?? (await registration.pushManager.subscribe(old.options));
    const { endpoint } = subscription;
    const keys = { auth: base64(subscription.getKey('auth')), publickey: base64(subscription.getKey('p256dh')) };
    for (const { token } of await this.#accounts()) {
      try {
        const known = (await call('sw/show-registration', { endpoint: old.endpoint }, token)) as { sendReadMessage?: boolean } | undefined;
        if (!known) continue;
        await call('sw/register', { endpoint, ...keys, sendReadMessage: known.sendReadMessage ?? false }, token);
        await call('sw/unregister', { endpoint: old.endpoint }, token);
      } catch {
        // The other accounts may still work. The settings of this one say that messages are off.
      }
    }
  }

  async #showEmpty(message: unknown, texts: PushTexts): Promise<void> {
    const { registration, origin } = this.#scope;
    const { type, userId } = (message ?? {}) as { readonly type?: unknown; readonly userId?: unknown };
    if (type === 'readAllNotifications') {
      for (const shown of await registration.getNotifications()) if ((shown.data as PushTarget | null)?.accountId === userId) shown.close();
    }
    await registration.showNotification(new URL(origin).host, { body: texts.allRead ?? '', tag: EMPTY_TAG, silent: true });
  }

  /** Opens an address in an open page, or in a new one. */
  async #open(url: string, what: Pick<PushOrder, 'order' | 'replyId'>, loginId: string): Promise<void> {
    const { clients, origin } = this.#scope;
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A page without navigation was opened for one task, and stays at it.
    const page = pages.find(({ url: shown }) => {
      const { searchParams } = new URL(shown);
      return !searchParams.has('zen') && !searchParams.has(ALONE);
    });
    if (page) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker only reaches pages of its own origin
      page.postMessage({ type: 'order', loginId, url, ...what });
      await page.focus();
      return;
    }
    const address = new URL(url, origin);
    if (loginId !== '') address.searchParams.set('loginId', loginId);
    await clients.openWindow(address.href);
  }

  /** Does something as an account. @returns whether it worked; otherwise, the page has to show it */
  async #isDone(endpoint: string, params: object, accountId: string): Promise<boolean> {
    const account = (await this.#accounts()).find(({ id }) => id === accountId);
    if (!account) return false;
    try {
      await this.#scope.call(endpoint, params, account.token);
      return true;
    } catch {
      return false;
    }
  }

  async #texts(): Promise<PushTexts> {
    return (await this.#scope.read(PUSH_TEXTS_KEY).catch(() => null)) ?? {};
  }

  /** The accounts that get messages here. The token of an account on another server must not reach this one, whatever the ids are. */
  async #accounts(): Promise<readonly StoredAccess[]> {
    const stored: unknown = await this.#scope.read('accounts').catch(() => null);
    return Array.isArray(stored) ? (stored as StoredAccess[]).filter(({ origin }) => origin === undefined) : [];
  }
}
