import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { BusEvents } from '../core/EventBus';
import { publishMe } from '../core/relations/follows';
import { findUser } from '../core/users/users';
import { addLoads } from '../lib/Jobs';
import { asTimelineNote } from '../core/notes/notes';
import type { Server } from '../core/Server';
import { isUnwanted } from '../core/timelines/visibility';
import { Connection, type FrameSink, type Peer } from './Connection';
import { NoteFrames } from './NoteFrames';
import { queueStatsFeed, serverStatsFeed } from './statistics';

/** Sends events of the instance to the connections that are subscribed to them. */
export class StreamHub implements Disposable {
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  readonly #held = new DisposableStore();
  readonly #feeds;

  constructor(server: Server) {
    this.#server = server;
    this.#feeds = {
      server: serverStatsFeed(server.clock, () => server.sockets.counters),
      queue: queueStatsFeed(server.clock, () => ({
        inbox: addLoads(addLoads(server.jobs.load('inbox'), server.queue.load('inbox')), server.pictures.load),
        deliver: addLoads(server.jobs.load('deliver'), server.queue.load('deliver')),
      })),
    };
    const { bus } = server;
    this.#held.add(this.#feeds.server);
    this.#held.add(this.#feeds.queue);
    this.#held.add(bus.subscribe('note', (event) => this.#onNote(event)));
    this.#held.add(bus.subscribe('antennaNote', (event) => this.#onAntennaNote(event)));
    this.#held.add(bus.subscribe('noteUpdated', (event) => this.#onNoteUpdated(event)));
    this.#held.add(bus.subscribe('main', (event) => this.#onAccountEvent('main', event)));
    this.#held.add(bus.subscribe('drive', (event) => this.#onAccountEvent('drive', event)));
    this.#held.add(bus.subscribe('userList', (event) => this.#onListEvent(event)));
    this.#held.add(bus.subscribe('admin', (event) => this.#onStaffEvent(event)));
    this.#held.add(bus.subscribe('rightsChanged', (event) => this.#onRightsChanged(event)));
    this.#held.add(bus.subscribe('broadcast', (event) => this.#onBroadcast(event)));
  }

  /** Starts a connection. End it with {@link disconnect} when the socket closes. */
  connect(peer: Peer, sink: FrameSink): Connection {
    const connection = new Connection(this.#server, this.#feeds, peer, sink);
    this.#connections.add(connection);
    return connection;
  }

  /** Ends a connection of {@link connect}. */
  disconnect(connection: Connection): void {
    this.#connections.delete(connection);
    connection.dispose();
  }

  dispose(): void {
    for (const connection of this.#connections) connection.dispose();
    this.#connections.clear();
    this.#held.dispose();
  }

  #onNote({ note }: BusEvents['note']): void {
    if (this.#connections.size === 0) return;
    const timelineNote = asTimelineNote(this.#server, note);
    const frames = new NoteFrames(this.#server, note, true);
    for (const connection of this.#connections) {
      const { viewer } = connection;
      for (const id of connection.channelsWhere((channel) => channel.takesNote?.(timelineNote, viewer) === true)) {
        connection.send(frames.frameFor(id, viewer));
      }
    }
  }

  #onAntennaNote({ antennaId, note }: BusEvents['antennaNote']): void {
    const frames = new NoteFrames(this.#server, note, false);
    for (const connection of this.#connections) {
      const ids = connection.channelsWhere((channel) => channel.antennaId === antennaId);
      if (ids.length === 0) continue;
      const { viewer } = connection;
      if (isUnwanted(note, viewer)) continue;
      for (const id of ids) connection.send(frames.frameFor(id, viewer));
    }
  }

  #onNoteUpdated({ noteId, type, body }: BusEvents['noteUpdated']): void {
    const frame = JSON.stringify({ type: 'noteUpdated', body: { id: noteId, type, body } });
    for (const connection of this.#connections) if (connection.hears(noteId)) connection.send(frame);
  }

  #onAccountEvent(accountEvents: 'main' | 'drive', { userId, type, body }: BusEvents['main']): void {
    for (const connection of this.#connections) {
      if (connection.userId !== userId) continue;
      for (const id of connection.channelsWhere((channel) => channel.accountEvents === accountEvents))
        connection.sendToChannel(id, type, body);
    }
  }

  #onListEvent({ listId, type, body }: BusEvents['userList']): void {
    for (const connection of this.#connections) {
      for (const id of connection.channelsWhere((channel) => channel.listId === listId)) connection.sendToChannel(id, type, body);
    }
  }

  #onStaffEvent({ type, body }: BusEvents['admin']): void {
    for (const connection of this.#connections) {
      for (const id of connection.channelsWhere((channel) => channel.takesStaffEvents?.() === true))
        connection.sendToChannel(id, type, body);
    }
  }

  /** Sends accounts that are connected to their own clients, which then offer what they may do. */
  #onRightsChanged({ userId }: BusEvents['rightsChanged']): void {
    const connected = new Set([...this.#connections].flatMap((connection) => connection.userId ?? []));
    for (const id of connected) {
      const user = userId === null || userId === id ? findUser(this.#server, id) : undefined;
      if (user) publishMe(this.#server, user);
    }
  }

  #onBroadcast({ type, body }: BusEvents['broadcast']): void {
    const frame = JSON.stringify({ type, body });
    for (const connection of this.#connections) connection.send(frame);
  }
}
