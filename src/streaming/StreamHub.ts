import type { Disposable } from '~/lib/disposable';

/**
 * `open` is live. `connecting` is an attempt in progress, `closed` waits for the next one. `offline` makes no promise:
 * nobody has asked for anything yet, or the browser says that there is no network.
 */
export type StreamState = 'offline' | 'connecting' | 'open' | 'closed';

/** Change of a captured note (reference/timelines-streaming.md section 5). */
export type NoteUpdate =
  | {
      readonly id: string;
      readonly type: 'reacted';
      readonly body: {
        readonly reaction: string;
        /** Image of a custom emoji that the viewer may not know yet. */
        readonly emoji?: { readonly name: string; readonly url: string } | null;
        readonly userId: string;
      };
    }
  | { readonly id: string; readonly type: 'unreacted'; readonly body: { readonly reaction: string; readonly userId: string } }
  | { readonly id: string; readonly type: 'pollVoted'; readonly body: { readonly choice: number; readonly userId: string } }
  | { readonly id: string; readonly type: 'deleted'; readonly body: { readonly deletedAt: string } };

/** One listener's share of a channel. Disposing the last share disconnects the channel three seconds later. */
export interface ChannelLease extends Disposable {
  readonly channel: string;
}

/**
 * The live connection of one account. Everything it reports arrives batched: inside one MobX action per animation
 * frame, so that a burst of events costs one render.
 */
export interface StreamHub extends Disposable {
  /** Observable. */
  readonly state: StreamState;
  /** Observable: wanted but not open for thirty seconds, so lists should ask the server now and then. */
  readonly isStale: boolean;
  /**
   * Listens to a channel. Leases with the same channel and parameters share one server connection.
   * @param onResumed called when the channel is connected again after a loss, or was first connected noticeably later
   * than asked for: events in between are lost and have to be fetched.
   */
  acquire(
    channel: string,
    params: Readonly<Record<string, unknown>> | undefined,
    onEvent: (type: string, body: unknown) => void,
    onResumed?: () => void,
  ): ChannelLease;
  /** Asks for {@link NoteUpdate}s of a note; counted, so every view of a note may ask. */
  capture(noteId: string): Disposable;
  onNoteUpdated(listener: (update: NoteUpdate) => void): Disposable;
  /** Events outside channels: emojiAdded, emojiUpdated, emojiDeleted, announcementCreated. */
  onBroadcast(listener: (type: string, body: unknown) => void): Disposable;
  /** Sends a message to a channel; dropped while the connection is not open. */
  send(lease: ChannelLease, type: string, body: unknown): void;
}
