import { action, makeObservable, observableRef } from 'mobx';
import type { WireAnnouncement, WireMe } from '~/api/wire';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import { wellFormedMe } from '~/services/wellFormed';

/** Saving is delayed, because counters change in bursts and each save writes the whole account; ms. */
const SAVE_DELAY_MS = 1_000;

/**
 * The signed-in account itself: profile, policies and unread marks; null for a visitor. Events of the main channel
 * change it.
 */
export class MeStore implements Disposable {
  me: WireMe | null;
  /** Whether a report to the staff waits, as far as somebody asked; observable. */
  hasReports = false;
  readonly #save: (me: WireMe) => void;
  readonly #clock: Clock;
  #saving: Disposable | null = null;
  #isDisposed = false;
  /** The notifications that came after the server's last count. It announces each, and a moment later says if it is unread. */
  readonly #uncounted = new Set<unknown>();

  constructor(options: {
    readonly initial: WireMe | null;
    readonly clock: Clock;
    /** Saves the account for the next start. */
    readonly save: (me: WireMe) => void;
  }) {
    this.me = options.initial;
    this.#save = options.save;
    this.#clock = options.clock;
    makeObservable(this, { me: observableRef, hasReports: observableRef, merge: action, receive: action, noteReports: action });
  }

  /** Number of unread notifications; observable. */
  get unreadCount(): number {
    return this.me?.unreadNotificationsCount ?? 0;
  }

  /** Merges an answer about the account, which a broken server may leave empty. Does nothing for a visitor. */
  merge(patch: Partial<WireMe> | null | undefined): void {
    if (!this.me || !patch) return;
    if (patch.unreadNotificationsCount !== undefined) this.#uncounted.clear();
    this.#apply(patch, this.me);
  }

  #apply(patch: Partial<WireMe>, me: WireMe): void {
    this.me = wellFormedMe({ ...me, ...patch, id: me.id });
    if (this.#isDisposed) return;
    this.#saving ??= this.#clock.after(SAVE_DELAY_MS, () => {
      this.#saving = null;
      if (this.me) this.#save(this.me);
    });
  }

  /** Notes whether a report waits. */
  noteReports(hasReports: boolean): void {
    this.hasReports = hasReports;
  }

  /** Applies an event of the main channel; other events are ignored. */
  receive(type: string, body: unknown): void {
    if (!this.me) return;
    if (type === 'notification') {
      this.#uncounted.add(idOf(body));
    } else if (type === 'unreadNotification') {
      this.#apply(this.#countUnread(idOf(body), this.me), this.me);
    } else {
      const patch = changeOf(type, body, this.me);
      if (patch) this.merge(patch);
    }
  }

  /** A count that was asked for while a notification was announced but not yet said to be unread includes it. */
  #countUnread(id: unknown, me: WireMe): Partial<WireMe> {
    const added = this.#uncounted.delete(id) ? 1 : 0;
    return { hasUnreadNotification: true, unreadNotificationsCount: me.unreadNotificationsCount + added };
  }

  /** Drops unsaved changes: the account may just have been removed from this browser. */
  dispose(): void {
    this.#isDisposed = true;
    this.#saving?.dispose();
    this.#saving = null;
  }
}

const idOf = (body: unknown): unknown => (body !== null && typeof body === 'object' && 'id' in body ? body.id : undefined);

function changeOf(type: string, body: unknown, me: WireMe): Partial<WireMe> | null {
  switch (type) {
    case 'meUpdated':
      return body !== null && typeof body === 'object' ? body : null;
    case 'readAllNotifications':
      return { hasUnreadNotification: false, unreadNotificationsCount: 0 };
    case 'unreadMention':
      return { hasUnreadMentions: true };
    case 'readAllUnreadMentions':
      return { hasUnreadMentions: false };
    case 'unreadSpecifiedNote':
      return { hasUnreadSpecifiedNotes: true };
    case 'readAllUnreadSpecifiedNotes':
      return { hasUnreadSpecifiedNotes: false };
    case 'unreadAntenna':
      return { hasUnreadAntenna: true };
    case 'readAllAntennas':
      return { hasUnreadAntenna: false };
    case 'receiveFollowRequest':
      return { hasPendingReceivedFollowRequest: true };
    case 'announcementCreated':
      return announced(body, me);
    case 'readAllAnnouncements':
      return { hasUnreadAnnouncement: false, unreadAnnouncements: [] };
    default:
      return null;
  }
}

function announced(body: unknown, me: WireMe): Partial<WireMe> | null {
  const { announcement } = (body ?? {}) as { announcement?: WireAnnouncement };
  if (!announcement || announcement.silence) return null;
  const others = me.unreadAnnouncements.filter(({ id }) => id !== announcement.id);
  return { hasUnreadAnnouncement: true, unreadAnnouncements: [announcement, ...others] };
}
