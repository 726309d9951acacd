import { z } from 'zod';
import type { Disposable } from '~/lib/disposable';
import { findNote, viewerOf } from '../core/notes/notes';
import { readAllNotifications, readNotes } from '../core/notifications/notifications';
import type { Server } from '../core/Server';
import { canSee, type Viewer } from '../core/timelines/visibility';
import { parseJson } from '../lib/boundedJson';
import { Captures } from './Captures';
import { channelKinds, type Channel, type Opening } from './channels';

/** Receives frames: a WebSocket, or a list in tests. */
export interface FrameSink {
  send(frame: string): void;
}

/** The account at the other end of a connection. */
export interface Peer {
  /** Null for visitors. */
  readonly userId: string | null;
  /** Scopes of an app's token. Null for the account's own token and for visitors. */
  readonly scopes: readonly string[] | null;
  /** Id of the app's token, if it used one. */
  readonly appTokenId?: string;
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

/** A kind of message that a client sends. */
export interface MessageKind {
  /** Scope that an app's token must have. Absent where none is needed, or where each channel has its own. */
  readonly scope?: string;
  receive(connection: Connection, body: unknown): void;
  /** What the message does for an app without the scope. Absent for nothing. */
  receiveWithout?(connection: Connection, body: unknown): void;
}

/**
 * A streaming connection with its channels and captured notes. As on real servers, messages that are not understood or
 * not allowed get no answer.
 */
export class Connection implements Disposable {
  /** All messages of clients, by name. */
  static readonly messageKinds: Readonly<Record<string, MessageKind>> = Connection.#messageKinds();

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

  /** The account at the other end, with its current relations. An app that may not read the account sees what visitors see. */
  get viewer(): Viewer {
    return viewerOf(this.#server, this.userId === null || !this.#has('read:account') ? null : { id: this.userId });
  }

  /** Ids of the open channels that satisfy a condition. */
  channelsWhere(picks: (channel: Channel) => boolean): readonly string[] {
    const ids: string[] = [];
    for (const [id, { channel }] of this.#channels) if (picks(channel)) ids.push(id);
    return ids;
  }

  /** Whether the connection wants the changes of a note, and may still see them. */
  hears(noteId: string): boolean {
    const note = this.#captures.get(noteId);
    return note !== undefined && canSee(note, this.viewer);
  }

  send(frame: string): void {
    this.#sink.send(frame);
  }

  /** Sends an event of an open channel. */
  sendToChannel(id: string, type: string, body: unknown): void {
    this.send(JSON.stringify({ type: 'channel', body: { id, type, body } }));
  }

  /** Handles a frame of the client. */
  receive(frame: string): void {
    if (frame === 'ping') this.send('pong');
    const parsed = message.safeParse(valueOf(frame));
    if (!parsed.success) return;
    const { type, body } = parsed.data;
    const kind = Object.hasOwn(Connection.messageKinds, type) ? Connection.messageKinds[type] : undefined;
    if (kind && (kind.scope === undefined || this.#has(kind.scope))) kind.receive(this, body);
    else kind?.receiveWithout?.(this, body);
  }

  dispose(): void {
    for (const { channel } of this.#channels.values()) channel.lease?.dispose();
    this.#channels.clear();
  }

  static #messageKinds(): Record<string, MessageKind> {
    const capture = (connection: Connection, body: unknown) => connection.#withId(body, (id) => connection.#capture(id));
    const release = (connection: Connection, body: unknown) => connection.#withId(body, (id) => connection.#captures.remove(id));
    const tellChannel = (connection: Connection, body: unknown) => connection.#tellChannel(body);
    return {
      connect: { receive: (connection, body) => connection.#connect(body) },
      disconnect: { receive: (connection, body) => connection.#withId(body, (id) => connection.#disconnect(id)) },
      ch: { receive: tellChannel },
      channel: { receive: tellChannel },
      s: { receive: capture },
      subNote: { receive: capture },
      sr: {
        scope: 'write:account',
        receive(connection, body) {
          capture(connection, body);
          connection.#withId(body, (id) => connection.userId !== null && readNotes(connection.#server, connection.userId, [id]));
        },
        receiveWithout: capture,
      },
      un: { receive: release },
      unsubNote: { receive: release },
      readNotification: {
        scope: 'write:notifications',
        receive(connection) {
          if (connection.userId !== null) readAllNotifications(connection.#server, connection.userId);
        },
      },
    };
  }

  /** Whether the client may use a scope. Only apps are limited. */
  #has(scope: string): boolean {
    return this.#peer.scopes === null || this.#peer.scopes.includes(scope);
  }

  #withId(body: unknown, run: (id: string) => unknown): void {
    const parsed = idBody.safeParse(body);
    if (parsed.success) run(parsed.data.id);
  }

  #connect(body: unknown): void {
    const parsed = connectBody.safeParse(body);
    if (!parsed.success) return;
    const { channel: name, id, params, pong } = parsed.data;
    const kind = Object.hasOwn(channelKinds, name) ? channelKinds[name] : undefined;
    if (!kind || this.#channels.has(id) || this.#channels.size >= this.#server.config.flavor.maxChannels) return;
    if (kind.needsUser && this.userId === null) return;
    if (kind.scope && !this.#has(kind.scope)) return;
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

  /** Captures a note, unless the account cannot read it: its reactions and votes would reveal it. */
  #capture(noteId: string): void {
    const note = findNote(this.#server, noteId);
    if (note && canSee(note, this.viewer)) this.#captures.add(note);
  }
}

function valueOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // The heartbeat `h` and everything else that is not JSON, or too much of it, is ignored.
    return null;
  }
}
