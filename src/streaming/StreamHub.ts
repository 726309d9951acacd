import type { Disposable } from '~/lib/disposable';

/**
 * `open`: connected. `connecting`: an attempt is in progress. `closed`: waiting for the next attempt. `offline`:
 * nothing was requested yet, or the browser says that there is no network.
 */
export type StreamState = 'offline' | 'connecting' | 'open' | 'closed';

/** A change of a captured note. */
export type NoteUpdate =
  | {
      readonly id: string;
      readonly type: 'reacted';
      readonly body: {
        readonly reaction: string;
        /** The image of a custom emoji that the viewer may not know yet. */
        readonly emoji?: { readonly name: string; readonly url: string } | null;
        readonly userId: string;
      };
    }
  | { readonly id: string; readonly type: 'unreacted'; readonly body: { readonly reaction: string; readonly userId: string } }
  | { readonly id: string; readonly type: 'pollVoted'; readonly body: { readonly choice: number; readonly userId: string } }
  /** Only on forks: somebody edited it. What it says now has to be asked for. */
  | { readonly id: string; readonly type: 'updated'; readonly body: { readonly updatedAt: string } }
  | { readonly id: string; readonly type: 'deleted'; readonly body: { readonly deletedAt: string } };

/** A listener's share of a channel. When the last one is disposed, the channel disconnects three seconds later. */
export interface ChannelLease extends Disposable {
  readonly channel: string;
  /**
   * Whether the server has dropped the channel without a word, because the connection has too many or the account may not hear it: then
   * nothing arrives although the connection is open. Observable.
   */
  readonly isDropped: boolean;
}

/**
 * The live connection of one account. Everything is delivered in one MobX action per animation frame, so that a burst
 * of events causes one rendering.
 */
export interface StreamHub extends Disposable {
  /** State of the connection; observable. */
  readonly state: StreamState;
  /**
   * Whether a connection has been needed but missing for thirty seconds, so that lists should poll the server;
   * observable.
   */
  readonly isStale: boolean;
  /** When the next attempt to connect begins, in ms since the epoch; null while none waits. Not observable. */
  readonly retryAtMs: number | null;
  /** Begins the next attempt to connect now, if one waits. */
  retryNow(): void;
  /**
   * Listens to a channel. Leases with the same channel and parameters share one connection.
   * @param onResumed called when the channel is connected again after a loss, or was first connected noticeably later
   * than requested: events in between are missing and have to be loaded
   */
  acquire(
    channel: string,
    params: Readonly<Record<string, unknown>> | undefined,
    onEvent: (type: string, body: unknown) => void,
    onResumed?: () => void,
  ): ChannelLease;
  /** Requests the {@link NoteUpdate}s of a note. Captures are counted, so every view of a note may ask. */
  capture(noteId: string): Disposable;
  /** Calls `listener` with each change of a captured note. */
  onNoteUpdated(listener: (update: NoteUpdate) => void): Disposable;
  /** Calls `listener` with events outside of channels: emojiAdded, emojiUpdated, emojiDeleted, announcementCreated. */
  onBroadcast(listener: (type: string, body: unknown) => void): Disposable;
  /** Sends a message to a channel; dropped while the connection is not open. */
  send(lease: ChannelLease, type: string, body: unknown): void;
}
