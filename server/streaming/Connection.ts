import { z } from 'zod';
import type { Disposable } from '~/lib/disposable';
import { findNote, viewerOf } from '../core/notes';
import { readAllNotifications, readNotes } from '../core/notifications';
import type { Server } from '../core/Server';
import { canSee, type Viewer } from '../core/visibility';
import { Captures } from './Captures';
import { channelKinds, type Channel, type Opening } from './channels';

/** Where frames go; a WebSocket, or a list in tests. */
export interface FrameSink {
  send(frame: string): void;
}

/** Who is at the other end. */
export interface Peer {
  /** Null for visitors. */
  readonly userId: string | null;
  /** Scopes of an app's token; null for the account's own and for visitors. */
  readonly scopes: readonly string[] | null;
}

const message = z.object({ type: z.string(), body: z.record(z.string(), z.unknown()).optional() });
const connectBody = z.object({
  channel: z.string(),
  id: z.string(),
  params: z.record(z.string(), z.unknown()).nullish(),
  pong: z.boolean().optional(),
});
const channelBody = z.object({ id: z.string(), type: z.string(), body: z.unknown() });
const idBody = z.object({ id: z.string() });

/** Opens as many channels as a deck needs; beyond it a client is not one of ours. */
const MAX_CHANNELS = 256;

/**
 * One streaming connection: its channels, its captured notes, and what its messages ask for. What is not understood or not
 * allowed is met with silence, as on real servers (reference/timelines-streaming.md section 5).
 */
export class Connection implements Disposable {
  readonly userId: string | null;
  readonly #server: Server;
  readonly #feeds: Opening['feeds'];
  readonly #peer: Peer;
  readonly #sink: FrameSink;
  readonly #channels = new Map<string, { readonly name: string; readonly channel: Channel }>();
  readonly #captures = new Captures();

  constructor(server: Server, feeds: Opening['feeds'], peer: Peer, sink: FrameSink) {
    this.userId = peer.userId;
    this.#server = server;
    this.#feeds = feeds;
    this.#peer = peer;
    this.#sink = sink;
  }

  /** The account at the other end with its present relations. */
  get viewer(): Viewer {
    return viewerOf(this.#server, this.userId === null ? null : { id: this.userId });
  }

  /** Ids of the open channels that a test picks. */
  channelsWhere(picks: (channel: Channel) => boolean): readonly string[] {
    const ids: string[] = [];
    for (const [id, { channel }] of this.#channels) if (picks(channel)) ids.push(id);
    return ids;
  }

  hasCaptured(noteId: string): boolean {
    return this.#captures.has(noteId);
  }

  send(frame: string): void {
    this.#sink.send(frame);
  }

  /** Sends an event of one of the open channels. */
  sendToChannel(id: string, type: string, body: unknown): void {
    this.send(JSON.stringify({ type: 'channel', body: { id, type, body } }));
  }

  /** Takes a frame that the client sent. */
  receive(frame: string): void {
    if (frame === 'ping') this.send('pong');
    const parsed = message.safeParse(parseJson(frame));
    if (!parsed.success) return;
    const { type, body } = parsed.data;
    switch (type) {
      case 'connect':
        return this.#connect(body);
      case 'disconnect':
        return this.#withId(body, (id) => this.#disconnect(id));
      case 'ch':
      case 'channel':
        return this.#tellChannel(body);
      case 's':
      case 'subNote':
        return this.#withId(body, (id) => this.#capture(id));
      case 'sr':
        return this.#withId(body, (id) => {
          this.#capture(id);
          if (this.userId !== null) readNotes(this.#server, this.userId, [id]);
        });
      case 'un':
      case 'unsubNote':
        return this.#withId(body, (id) => this.#captures.remove(id));
      case 'readNotification':
        if (this.userId !== null) readAllNotifications(this.#server, this.userId);
        return undefined;
      default:
        return undefined;
    }
  }

  dispose(): void {
    for (const { channel } of this.#channels.values()) channel.lease?.dispose();
    this.#channels.clear();
  }

  #withId(body: unknown, run: (id: string) => void): void {
    const parsed = idBody.safeParse(body);
    if (parsed.success) run(parsed.data.id);
  }

  #connect(body: unknown): void {
    const parsed = connectBody.safeParse(body);
    if (!parsed.success) return;
    const { channel: name, id, params, pong } = parsed.data;
    const kind = Object.hasOwn(channelKinds, name) ? channelKinds[name] : undefined;
    if (!kind || this.#channels.has(id) || this.#channels.size >= MAX_CHANNELS) return;
    if (kind.needsUser && this.userId === null) return;
    if (kind.scope && this.#peer.scopes !== null && !this.#peer.scopes.includes(kind.scope)) return;
    if (kind.shared && [...this.#channels.values()].some((open) => open.name === name)) return;
    const channel = kind.open({
      server: this.#server,
      feeds: this.#feeds,
      userId: this.userId,
      params: params ?? {},
      send: (type, event) => this.sendToChannel(id, type, event),
    });
    if (!channel) return;
    this.#channels.set(id, { name, channel });
    if (pong) this.send(JSON.stringify({ type: 'connected', body: { id } }));
  }

  #disconnect(id: string): void {
    this.#channels.get(id)?.channel.lease?.dispose();
    this.#channels.delete(id);
  }

  #tellChannel(body: unknown): void {
    const parsed = channelBody.safeParse(body);
    if (parsed.success) this.#channels.get(parsed.data.id)?.channel.receive?.(parsed.data.type, parsed.data.body);
  }

  /** A note that cannot be read is not captured either: its reactions and votes would tell of it. */
  #capture(noteId: string): void {
    const note = findNote(this.#server, noteId);
    if (note && canSee(note, this.viewer)) this.#captures.add(noteId);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The heartbeat `h` and whatever else is no JSON asks for nothing.
    return null;
  }
}
