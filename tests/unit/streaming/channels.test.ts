import { describe, expect, test } from 'vitest';
import { connect, disconnect, openHub, recorder } from './harness';

const nothing = () => {};

describe('channel leases', () => {
  test('ST1 nothing is opened before something is requested', () => {
    const { network, hub } = openHub();
    expect(network.sockets).toHaveLength(0);
    expect(hub.state).toBe('offline');
  });

  test('ST2 listeners with the same channel and parameters share one connection, whatever the order of the parameters', () => {
    const { hub, network } = openHub();
    hub.acquire('localTimeline', { withRenotes: true, withReplies: false }, nothing);
    hub.acquire('localTimeline', { withReplies: false, withRenotes: true }, nothing);
    network.socket.accept();
    expect(network.socket.sent).toEqual([connect('localTimeline', '1', { withRenotes: true, withReplies: false })]);
  });

  test('ST2 other parameters open another connection', () => {
    const { hub, network } = openHub();
    hub.acquire('userList', { listId: 'a' }, nothing);
    network.socket.accept();
    hub.acquire('userList', { listId: 'b' }, nothing);
    expect(network.socket.sent).toEqual([connect('userList', '1', { listId: 'a' }), connect('userList', '2', { listId: 'b' })]);
  });

  test('ST2 a channel without parameters is connected without them', () => {
    const { hub, network } = openHub();
    hub.acquire('main', undefined, nothing);
    network.socket.accept();
    expect(network.socket.sent).toEqual([connect('main', '1')]);
  });

  test('every listener receives the events of its channel and no others', () => {
    const { hub, network, frames } = openHub();
    const [first, second, other] = [recorder(), recorder(), recorder()];
    hub.acquire('main', undefined, first.listen);
    hub.acquire('main', undefined, second.listen);
    hub.acquire('homeTimeline', {}, other.listen);
    network.socket.accept();
    network.socket.receiveOn('main', 'unreadMention', 'n1');
    frames.next();
    expect(first.events).toEqual([{ type: 'unreadMention', body: 'n1' }]);
    expect(second.events).toEqual(first.events);
    expect(other.events).toEqual([]);
  });

  test('ST3 a channel is disconnected three seconds after its last listener left', () => {
    const { hub, network, clock } = openHub();
    const leases = [hub.acquire('homeTimeline', {}, nothing), hub.acquire('homeTimeline', {}, nothing)];
    network.socket.accept();
    network.socket.take();
    leases[0]!.dispose();
    clock.advance(10_000);
    leases[1]!.dispose();
    clock.advance(2_999);
    expect(network.socket.sent).toEqual([]);
    clock.advance(1);
    expect(network.socket.sent).toEqual([disconnect('1')]);
  });

  test('ST3 a new listener within three seconds keeps the connection', () => {
    const { hub, network, clock } = openHub();
    const lease = hub.acquire('homeTimeline', {}, nothing);
    network.socket.accept();
    network.socket.take();
    lease.dispose();
    clock.advance(2_000);
    hub.acquire('homeTimeline', {}, nothing);
    clock.advance(10_000);
    expect(network.socket.sent).toEqual([]);
  });

  test('ST4 disposing a lease twice counts once', () => {
    const { hub, network, clock } = openHub();
    const lease = hub.acquire('homeTimeline', {}, nothing);
    hub.acquire('homeTimeline', {}, nothing);
    network.socket.accept();
    network.socket.take();
    lease.dispose();
    lease.dispose();
    clock.advance(10_000);
    expect(network.socket.sent).toEqual([]);
  });

  test('ST4 a disposed listener receives nothing more, not even what already arrived', () => {
    const { hub, network, frames } = openHub();
    const gone = recorder();
    const lease = hub.acquire('homeTimeline', {}, gone.listen);
    network.socket.accept();
    network.socket.receiveOn('homeTimeline', 'note', {});
    lease.dispose();
    frames.next();
    expect(gone.events).toEqual([]);
  });

  test('a message is sent to the channel of its lease', () => {
    const { hub, network } = openHub();
    const lease = hub.acquire('serverStats', undefined, nothing);
    network.socket.accept();
    network.socket.take();
    hub.send(lease, 'requestLog', { id: 'x', length: 5 });
    expect(network.socket.sent).toEqual([{ type: 'ch', body: { id: '1', type: 'requestLog', body: { id: 'x', length: 5 } } }]);
  });

  test('ST5 a reconnect connects every channel in use again, in order, before the captures', () => {
    const { hub, network, reconnect } = openHub();
    hub.capture('n1');
    hub.acquire('main', undefined, nothing);
    hub.acquire('homeTimeline', { withRenotes: true }, nothing);
    network.socket.accept();
    reconnect();
    expect(network.socket.sent).toEqual([
      connect('main', '1'),
      connect('homeTimeline', '2', { withRenotes: true }),
      { type: 's', body: { id: 'n1' } },
    ]);
  });

  test('ST5 a channel without listeners is not connected again', () => {
    const { hub, network, clock, reconnect } = openHub();
    hub.acquire('main', undefined, nothing);
    const lease = hub.acquire('homeTimeline', {}, nothing);
    network.socket.accept();
    lease.dispose();
    reconnect();
    clock.advance(3_000);
    expect(network.socket.sent).toEqual([connect('main', '1')]);
  });

  test('ST6 every listener is told about a reconnect, after the events that came before it', () => {
    const { hub, network, frames, reconnect } = openHub();
    const log: string[] = [];
    hub.acquire(
      'homeTimeline',
      {},
      (type) => log.push(type),
      () => log.push('resumed'),
    );
    network.socket.accept();
    network.socket.receiveOn('homeTimeline', 'note', {});
    reconnect();
    frames.next();
    expect(log).toEqual(['note', 'resumed']);
  });

  test('ST6 a first connection that opens at once is not a resumption', () => {
    const { hub, network, frames, clock } = openHub();
    const log: string[] = [];
    hub.acquire('homeTimeline', {}, nothing, () => log.push('resumed'));
    clock.advance(400);
    network.socket.accept();
    frames.next();
    expect(log).toEqual([]);
  });

  test('ST6 a late first connection is a resumption, because events were missed', () => {
    const { hub, network, frames, clock } = openHub();
    const log: string[] = [];
    hub.acquire('homeTimeline', {}, nothing, () => log.push('resumed'));
    clock.advance(2_000);
    network.socket.accept();
    frames.next();
    expect(log).toEqual(['resumed']);
  });

  test('ST11 a listener that throws does not affect the others', () => {
    const { hub, network, frames, errors } = openHub();
    const failure = new Error('broken listener');
    const other = recorder();
    hub.acquire('main', undefined, () => {
      throw failure;
    });
    hub.acquire('main', undefined, other.listen);
    network.socket.accept();
    network.socket.receiveOn('main', 'readAllNotifications', null);
    frames.next();
    expect(other.events).toHaveLength(1);
    expect(errors).toEqual([failure]);
  });

  test('ST11 invalid frames are ignored', () => {
    const { hub, network, frames, errors } = openHub();
    const heard = recorder();
    hub.acquire('main', undefined, heard.listen);
    network.socket.accept();
    for (const frame of ['not json', 'null', '{}', '{"type":"channel"}', '{"type":"channel","body":{"id":1}}'])
      network.socket.receive(frame);
    frames.next();
    expect(heard.events).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('disposal of the hub', () => {
  test('ST18 disposal closes the socket and leaves nothing behind', () => {
    const { hub, network, clock } = openHub();
    hub.acquire('main', undefined, nothing);
    hub.acquire('homeTimeline', {}, nothing).dispose();
    hub.capture('n1');
    hub.onBroadcast(nothing);
    hub.onNoteUpdated(nothing);
    network.socket.accept();
    network.socket.receiveOn('main', 'x', null);
    hub.dispose();
    expect(hub.usage).toEqual({ channels: 0, captures: 0, listeners: 0, queued: 0 });
    expect(clock.pendingTimers).toBe(0);
    expect(network.socket.isClosed).toBe(true);
  });

  test('ST18 disposing all leases and captures releases everything', () => {
    const { hub, network, clock } = openHub();
    const held = [
      hub.acquire('main', undefined, nothing),
      hub.acquire('homeTimeline', {}, nothing),
      hub.capture('n1'),
      hub.capture('n1'),
      hub.onBroadcast(nothing),
      hub.onNoteUpdated(nothing),
    ];
    network.socket.accept();
    for (const item of held) item.dispose();
    clock.advance(3_000);
    expect(hub.usage).toEqual({ channels: 0, captures: 0, listeners: 0, queued: 0 });
  });
});
