import {
  describePush,
  isQuiet,
  PUSH_CHOICES_KEY,
  PUSH_TEXTS_KEY,
  reactionOf,
  type PushChoices,
  type PushOrder,
  type PushTarget,
  type PushTexts,
} from './pushMessages';
import { PUSH_REGISTRATION_KEY, type PushRegistered } from './pushRegistered';
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
  /** Changes the number of unread notifications of an account, and shows the number of all on the icon of the app. */
  readonly count: (accountId: string, change: (before: number) => number) => Promise<void>;
  /** The time of day here, such as `07:05`. */
  readonly time: () => string;
  /** Keeps a reply that could not be sent. @returns the address that opens it */
  readonly keepReply: (text: string, replyId: string) => Promise<string>;
  /** Stores a value for the page. */
  readonly write: (key: string, value: unknown) => Promise<void>;
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

const fieldsOf = (given: unknown): Readonly<Record<string, unknown>> => (given ?? {}) as Readonly<Record<string, unknown>>;

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
    const { registration, origin, now, words, time } = this.#scope;
    const texts = await this.#texts();
    const described = describePush(message, texts, now(), origin, words);
    if (described === null) return this.#showEmpty(message, texts);
    const { title, target, actions, ...options } = described;
    const choices = await this.#choices();
    const silent = isQuiet(choices, time());
    const acct = (await this.#accounts()).length > 1 ? choices.accounts?.[target.accountId]?.acct : undefined;
    // In a browser that lost the texts, the name of the server says where it comes from.
    const name = title || new URL(origin).host;
    const reaction = reactionOf(choices, target.accountId);
    await registration.showNotification(acct === undefined ? name : `${name} · ${acct}`, {
      ...options,
      actions: actions.map((one) => ({ ...one, title: one.title.replaceAll('{reaction}', reaction) })),
      data: target,
      silent,
      renotify: !silent,
    });
    for (const shown of await registration.getNotifications()) if (shown.tag === EMPTY_TAG) shown.close();
    // A page that is open counts by itself.
    if ((await this.#pages()).length === 0) await this.#scope.count(target.accountId, (before) => before + 1);
  }

  /**
   * Follows a press on a notification, or on a button of it.
   * @param reply what was typed into the notification; null where it has no field
   */
  async press(notification: ShownNotification, action: string, reply: string | null = null): Promise<void> {
    notification.close();
    const target = notification.data as PushTarget | null;
    if (!target?.accountId) return this.#open('/my/notifications', { order: 'push' }, '');
    const { accountId, url, noteId } = target;
    if (action === 'doReply' && noteId !== undefined) return this.#reply(noteId, reply?.trim() ?? '', accountId);
    const call = await this.#callOf(action, target);
    if (call !== null && (await this.#isDone(...call, accountId))) {
      if (action === 'doRead') await this.#scope.count(accountId, () => 0);
      return undefined;
    }
    return this.#open(url, { order: 'push' }, accountId);
  }

  /**
   * The browser has another subscription: every account that was registered with the old one is registered with the new one.
   * @param old null if the browser does not say, as most do not; then the page has stored it
   */
  async renew(old: Subscription | null, next: Subscription | null): Promise<void> {
    const { registration, call, read, write } = this.#scope;
    const stored = (await read(PUSH_REGISTRATION_KEY).catch(() => null)) as PushRegistered | null | undefined;
    const before = old?.endpoint ?? stored?.endpoint;
    const options = old?.options ?? (stored && { userVisibleOnly: true, applicationServerKey: stored.key });
    if (before === undefined || !options) return;
    const subscription = next ?? (await registration.pushManager.subscribe(options));
    const { endpoint } = subscription;
    const keys = { auth: base64(subscription.getKey('auth')), publickey: base64(subscription.getKey('p256dh')) };
    for (const { token } of await this.#accounts()) {
      try {
        const known = (await call('sw/show-registration', { endpoint: before }, token)) as { sendReadMessage?: boolean } | undefined;
        if (!known) continue;
        await call('sw/register', { endpoint, ...keys, sendReadMessage: known.sendReadMessage ?? false }, token);
        await call('sw/unregister', { endpoint: before }, token);
      } catch {
        // The other accounts may still work. The settings of this one say that messages are off.
      }
    }
    if (stored) await write(PUSH_REGISTRATION_KEY, { ...stored, endpoint });
  }

  /** The call that a button stands for; null for one that only opens something. */
  async #callOf(action: string, { accountId, userId, noteId }: PushTarget): Promise<readonly [endpoint: string, params: object] | null> {
    if (action === 'doRead') return ['notifications/mark-all-as-read', {}];
    if (action === 'doReact' && noteId !== undefined)
      return ['notes/reactions/create', { noteId, reaction: reactionOf(await this.#choices(), accountId) }];
    const endpoint = ({ doFollow: 'following/create', accept: 'following/requests/accept', reject: 'following/requests/reject' } as const)[
      action
    ];
    return endpoint !== undefined && userId !== undefined ? [endpoint, { userId }] : null;
  }

  /** Posts a reply as its note allows. Without a text, and if it is not posted, the composer opens, and nothing typed is lost. */
  async #reply(replyId: string, text: string, accountId: string): Promise<void> {
    if (text !== '' && (await this.#isReplied(replyId, text, accountId))) return undefined;
    const address = text === '' ? `/share?replyId=${encodeURIComponent(replyId)}` : await this.#scope.keepReply(text, replyId);
    return this.#open(address, { order: 'post', replyId, ...(text !== '' && { text }) }, accountId);
  }

  async #isReplied(replyId: string, text: string, accountId: string): Promise<boolean> {
    const token = await this.#tokenOf(accountId);
    if (token === undefined) return false;
    try {
      const note = fieldsOf(await this.#scope.call('notes/show', { noteId: replyId }, token));
      const { visibility, localOnly, channelId, userId, visibleUserIds } = note;
      const recipients = Array.isArray(visibleUserIds) ? (visibleUserIds as unknown[]) : [];
      await this.#scope.call(
        'notes/create',
        {
          text,
          replyId,
          visibility,
          localOnly: localOnly === true,
          ...(typeof channelId === 'string' && { channelId }),
          ...(visibility === 'specified' && { visibleUserIds: [...new Set([userId, ...recipients])].filter((id) => id !== accountId) }),
        },
        token,
      );
      return true;
    } catch {
      return false;
    }
  }

  async #showEmpty(message: unknown, texts: PushTexts): Promise<void> {
    const { registration, origin } = this.#scope;
    const { type, userId } = (message ?? {}) as { readonly type?: unknown; readonly userId?: unknown };
    if (type === 'readAllNotifications') {
      if (typeof userId === 'string') await this.#scope.count(userId, () => 0);
      for (const shown of await registration.getNotifications()) if ((shown.data as PushTarget | null)?.accountId === userId) shown.close();
    }
    await registration.showNotification(new URL(origin).host, { body: texts.allRead ?? '', tag: EMPTY_TAG, silent: true });
  }

  #pages(): Promise<readonly OpenPage[]> {
    return this.#scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  }

  /** Opens an address in an open page, or in a new one. */
  async #open(url: string, what: Pick<PushOrder, 'order' | 'replyId' | 'text'>, loginId: string): Promise<void> {
    const { clients, origin } = this.#scope;
    const pages = await this.#pages();
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
    const token = await this.#tokenOf(accountId);
    if (token === undefined) return false;
    try {
      await this.#scope.call(endpoint, params, token);
      return true;
    } catch {
      return false;
    }
  }

  async #tokenOf(accountId: string): Promise<string | undefined> {
    return (await this.#accounts()).find(({ id }) => id === accountId)?.token;
  }

  async #choices(): Promise<PushChoices> {
    return (await this.#scope.read(PUSH_CHOICES_KEY).catch(() => null)) ?? {};
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
