import { action, makeObservable } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { WireMe, WireNotification } from '~/api/wire';
import type { Clock } from '~/lib/clock';
import { disposable, DisposableStore, type Disposable } from '~/lib/disposable';
import { ok, type Result } from '~/lib/Result';
import type { UserId } from '~/services/records';
import type { StreamHub } from '~/streaming/StreamHub';
import type { Ingest } from '../entities/Ingest';
import type { NoteStore } from '../entities/NoteStore';
import { Collection } from '../resources/Collection';
import { settle } from '../settle';
import type { MissingEndpoints } from '../server/MissingEndpoints';
import { kindParams, isChosenKind, type NotificationChoice } from './kinds';
import { takeNotification, type NotificationRecord } from './NotificationRecord';

/** The services that a {@link NotificationStore} uses. */
export interface NotificationStoreDeps {
  readonly api: ApiClient;
  /** null for a visitor, who has no notifications. */
  readonly hub: StreamHub | null;
  readonly ingest: Ingest;
  readonly notes: NoteStore;
  readonly clock: Clock;
  /** Servers of some kinds do not group notifications. */
  readonly missing: MissingEndpoints;
  /** The account; observable. */
  readonly me: () => WireMe | null;
  /** Changes the known data of the account. */
  readonly applyMe: (change: Partial<WireMe>) => void;
  /** Setting `useGroupedNotifications`, read for each page. */
  readonly isGrouped: () => boolean;
  /** Whether the viewer can see the page. */
  readonly isVisible: () => boolean;
}

/** Number of notifications in a page. */
const LIMIT = 20;

/** Notifications seen within this time are marked as read together; ms. */
const READ_DELAY_MS = 1_000;

/**
 * How many lists are kept that are not in use, so that going back to one shows its items at once. More than the columns
 * of any deck: a column finds its list while it renders, and acquires it afterward.
 */
const UNUSED_LISTS = 32;

/** A list of notifications in use. Dispose it when it is no longer shown. */
export interface NotificationLease extends Disposable {
  readonly list: Collection<NotificationRecord>;
}

interface Entry {
  readonly choice: NotificationChoice;
  readonly list: Collection<NotificationRecord>;
  users: number;
  /** How many of the users are on screen. */
  views: number;
}

/**
 * The viewer's notifications: a list for each choice of kinds, updated by the live connection, and the unread state.
 */
export class NotificationStore implements Disposable {
  readonly #deps: NotificationStoreDeps;
  /** Keyed by the choice as JSON. */
  readonly #entries = new Map<string, Entry>();
  readonly #owned = new DisposableStore();
  #reading: Disposable | null = null;

  constructor(deps: NotificationStoreDeps) {
    this.#deps = deps;
    makeObservable<this, 'receive'>(this, { receive: action });
    const lease = deps.hub?.acquire(
      'main',
      undefined,
      (type, body) => {
        if (type === 'notification') this.receive(body);
        // Another client has emptied the list, which servers since 2024.3 offer.
        if (type === 'notificationFlushed') for (const { list } of this.#listsInUse) void list.reload();
      },
      () => this.#reloadAll(),
    );
    if (lease) this.#owned.add(lease);
    this.#owned.add(deps.notes.addRoots(() => this.#noteIds()));
    this.#owned.add(() => this.#reading?.dispose());
  }

  dispose(): void {
    this.#owned.dispose();
    for (const { list } of this.#entries.values()) list.dispose();
    this.#entries.clear();
  }

  /** Whether there are unread notifications, even if the server does not count them; observable. */
  get hasUnread(): boolean {
    const me = this.#deps.me();
    return me !== null && (me.unreadNotificationsCount > 0 || me.hasUnreadNotification);
  }

  /** The list of a choice. It is updated only while it is acquired. */
  find(choice: NotificationChoice = null): Collection<NotificationRecord> {
    return this.#entry(choice).list;
  }

  /**
   * Loads the list of a choice and keeps it up to date until the lease is disposed. A list that is shown marks its notifications as
   * read, and those that arrive while the page is visible.
   * @param isShown false for a list that is loaded for a view to come, or whose view says itself when it was read
   */
  acquire(choice: NotificationChoice = null, { isShown = true } = {}): NotificationLease {
    const entry = this.#entry(choice);
    const view = Number(isShown);
    entry.users += 1;
    entry.views += view;
    // The list lacks notifications that arrived while it was not in use.
    if (entry.users === 1) void entry.list.reload();
    else if (isShown) this.readSoon();
    return { list: entry.list, ...disposable(() => this.#release(entry, view)) };
  }

  /** The users that appear in the loaded notifications. */
  userIds(): readonly UserId[] {
    return [...this.#entries.values()].flatMap(({ list }) =>
      list.items.flatMap(({ userId, userIds = [], reactions = [] }) => [
        ...(userId === undefined ? [] : [userId]),
        ...userIds,
        ...reactions.map((reaction) => reaction.userId),
      ]),
    );
  }

  /** Marks all notifications as read on the server. */
  async markAllRead(): Promise<Result> {
    const result = await settle(this.#deps.api.call('notifications/mark-all-as-read', {}));
    if (!result.ok) return result;
    this.#deps.applyMe({ hasUnreadNotification: false, unreadNotificationsCount: 0 });
    return ok();
  }

  /** Marks all notifications as read in a moment, if any are unread. */
  readSoon(): void {
    if (this.hasUnread) this.#readSoon();
  }

  /** @param isShown whether the loaded notifications count as read */
  #makeList(choice: NotificationChoice, isShown: () => boolean): Collection<NotificationRecord> {
    const { api, clock, isGrouped, me, missing } = this.#deps;
    const kinds = kindParams(choice, me());
    return new Collection<NotificationRecord>({
      firstLimit: LIMIT,
      nextLimit: LIMIT,
      fetch: async ({ limit, untilId, signal }) => {
        const asOf = clock.now();
        const params = {
          limit,
          ...(untilId !== undefined && { untilId }),
          ...kinds,
          markAsRead: isShown(),
        };
        const plain = () => api.call('i/notifications', params, { signal });
        const grouped = () => api.call('i/notifications-grouped', params, { signal });
        const found = await (isGrouped() ? missing.instead('i/notifications-grouped', grouped, plain) : plain());
        return this.#ingest(found, asOf);
      },
    });
  }

  #ingest(dtos: readonly WireNotification[], asOf: number): readonly NotificationRecord[] {
    return dtos.flatMap((dto) => takeNotification(dto, this.#deps.ingest, 'fetch', asOf) ?? []);
  }

  #entry(choice: NotificationChoice): Entry {
    const key = JSON.stringify(choice);
    const known = this.#entries.get(key);
    if (known) return known;
    const entry: Entry = { choice, list: this.#makeList(choice, () => entry.views > 0), users: 0, views: 0 };
    this.#dropUnused();
    this.#entries.set(key, entry);
    return entry;
  }

  /** Makes room for another list. The lists that were created first go first. */
  #dropUnused(): void {
    const unused = [...this.#entries].filter(([, { users }]) => users === 0);
    for (const [key] of unused.slice(0, Math.max(0, unused.length - UNUSED_LISTS + 1))) this.#entries.delete(key);
  }

  #release(entry: Entry, view: number): void {
    entry.users -= 1;
    entry.views -= view;
    if (entry.users === 0) entry.list.dispose();
  }

  get #listsInUse(): readonly Entry[] {
    return [...this.#entries.values()].filter(({ users }) => users > 0);
  }

  private receive(given: unknown): void {
    const record = takeNotification(given, this.#deps.ingest, 'stream');
    if (!record) return;
    const lists = this.#listsInUse;
    for (const { choice, list } of lists) if (isChosenKind(choice, record.type)) list.prepend(record);
    if (lists.some(({ views }) => views > 0) && this.#deps.isVisible()) this.#readSoon();
  }

  #readSoon(): void {
    this.#reading ??= this.#deps.clock.after(READ_DELAY_MS, () => {
      this.#reading = null;
      // When it fails, the unread marks stay, which is correct; the next notification tries again.
      void this.markAllRead();
    });
  }

  #reloadAll(): void {
    // A page that is loading may be older than the lost connection.
    for (const { list } of this.#listsInUse) void (list.status === 'loading' ? list.reload() : list.refresh());
  }

  *#noteIds(): Iterable<string> {
    for (const { list } of this.#entries.values()) for (const { noteId } of list.items) if (noteId !== undefined) yield noteId;
  }
}
