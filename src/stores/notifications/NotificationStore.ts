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
import { PagedList } from '../lists/PagedList';
import { settle } from '../settle';
import { excludedKinds, isChosenKind, type NotificationChoice } from './kinds';
import { takeNotification, type NotificationRecord } from './NotificationRecord';

/** What a {@link NotificationStore} is made of. */
export interface NotificationStoreDeps {
  readonly api: ApiClient;
  /** Null for a visitor, who has no notifications. */
  readonly hub: StreamHub | null;
  readonly ingest: Ingest;
  readonly notes: NoteStore;
  readonly clock: Clock;
  /** The account; observable. */
  readonly me: () => WireMe | null;
  /** Changes what is known of the account. */
  readonly applyMe: (change: Partial<WireMe>) => void;
  /** Setting useGroupedNotifications; read at each page. */
  readonly isGrouped: () => boolean;
  /** Whether somebody can see the page. */
  readonly isVisible: () => boolean;
}

/** Page length (reference/timelines-streaming.md section 7). */
const LIMIT = 20;

/** Several notifications seen within this time are reported as read together; ms. */
const READ_DELAY_MS = 1_000;

/** A list of notifications in use. Dispose it to let go. */
export interface NotificationLease extends Disposable {
  readonly list: PagedList<NotificationRecord>;
}

interface Entry {
  readonly choice: NotificationChoice;
  readonly list: PagedList<NotificationRecord>;
  users: number;
}

/** What happened to the viewer: lists for every choice of kind, kept current by the live connection, and what is unread. */
export class NotificationStore implements Disposable {
  readonly #deps: NotificationStoreDeps;
  /** By the choice in words. */
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<(notification: NotificationRecord) => void>();
  readonly #owned = new DisposableStore();
  #reading: Disposable | null = null;

  constructor(deps: NotificationStoreDeps) {
    this.#deps = deps;
    makeObservable<this, 'hear'>(this, { hear: action });
    const lease = deps.hub?.acquire(
      'main',
      undefined,
      (type, body) => {
        if (type === 'notification') this.hear(body as WireNotification);
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

  /** Notifications not read yet; observable. */
  get unreadCount(): number {
    return this.#deps.me()?.unreadNotificationsCount ?? 0;
  }

  get hasUnread(): boolean {
    return this.unreadCount > 0 || (this.#deps.me()?.hasUnreadNotification ?? false);
  }

  get hasUnreadMentions(): boolean {
    return this.#deps.me()?.hasUnreadMentions ?? false;
  }

  get hasUnreadDirects(): boolean {
    return this.#deps.me()?.hasUnreadSpecifiedNotes ?? false;
  }

  /** The list of a choice. It is kept current only while somebody has acquired it. */
  find(choice: NotificationChoice = null): PagedList<NotificationRecord> {
    return this.#entry(choice).list;
  }

  /**
   * Takes part in the list of a choice: it is loaded, and what arrives is added. While somebody does and the
   * page is visible, what arrives is read.
   */
  acquire(choice: NotificationChoice = null): NotificationLease {
    const entry = this.#entry(choice);
    entry.users += 1;
    // What arrived while nobody looked is not in it.
    if (entry.users === 1) void entry.list.reload();
    return { list: entry.list, ...disposable(() => this.#release(entry)) };
  }

  /** Calls `listener` with each notification that arrives; for pop-ups and sounds. */
  onArrived(listener: (notification: NotificationRecord) => void): Disposable {
    this.#listeners.add(listener);
    return disposable(() => this.#listeners.delete(listener));
  }

  /** Whom the notifications in memory are about. */
  userIds(): readonly UserId[] {
    return [...this.#entries.values()].flatMap(({ list }) =>
      list.items.flatMap(({ userId, userIds = [], reactions = [] }) => [
        ...(userId === undefined ? [] : [userId]),
        ...userIds,
        ...reactions.map((reaction) => reaction.userId),
      ]),
    );
  }

  /** Tells the server that everything is read. */
  async markAllRead(): Promise<Result> {
    const result = await settle(this.#deps.api.call('notifications/mark-all-as-read', {}));
    if (!result.ok) return result;
    this.#deps.applyMe({ hasUnreadNotification: false, unreadNotificationsCount: 0 });
    return ok();
  }

  #makeList(choice: NotificationChoice): PagedList<NotificationRecord> {
    const { api, clock, isGrouped } = this.#deps;
    const excludeTypes = excludedKinds(choice);
    return new PagedList<NotificationRecord>({
      firstLimit: LIMIT,
      nextLimit: LIMIT,
      fetch: async ({ limit, untilId, signal }) => {
        const asOf = clock.now();
        const params = { limit, ...(untilId !== undefined && { untilId }), ...(excludeTypes.length > 0 && { excludeTypes }) };
        const found = await api.call(isGrouped() ? 'i/notifications-grouped' : 'i/notifications', params, { signal });
        return this.#take(found, asOf);
      },
    });
  }

  #take(dtos: readonly WireNotification[], asOf: number): readonly NotificationRecord[] {
    return dtos.map((dto) => takeNotification(dto, this.#deps.ingest, 'fetch', asOf));
  }

  #entry(choice: NotificationChoice): Entry {
    const key = JSON.stringify(choice);
    const known = this.#entries.get(key);
    if (known) return known;
    const entry = { choice, list: this.#makeList(choice), users: 0 };
    this.#entries.set(key, entry);
    return entry;
  }

  #release(entry: Entry): void {
    entry.users -= 1;
    if (entry.users === 0) entry.list.dispose();
  }

  get #listsInUse(): readonly Entry[] {
    return [...this.#entries.values()].filter(({ users }) => users > 0);
  }

  private hear(dto: WireNotification): void {
    const record = takeNotification(dto, this.#deps.ingest, 'stream');
    const lists = this.#listsInUse;
    for (const { choice, list } of lists) if (isChosenKind(choice, record.type)) list.prepend(record);
    if (lists.length > 0 && this.#deps.isVisible()) this.#readSoon();
    for (const listener of this.#listeners) listener(record);
  }

  #readSoon(): void {
    this.#reading ??= this.#deps.clock.after(READ_DELAY_MS, () => {
      this.#reading = null;
      // Unread marks stay when it fails, which is the truth; the next notification tries again.
      void this.markAllRead();
    });
  }

  #reloadAll(): void {
    // A page on its way may have left the server before the loss.
    for (const { list } of this.#listsInUse) void (list.status === 'loading' ? list.reload() : list.refresh());
  }

  *#noteIds(): Iterable<string> {
    for (const { list } of this.#entries.values()) for (const { noteId } of list.items) if (noteId !== undefined) yield noteId;
  }
}
