import { describe, expect, test } from 'vitest';
import { NoteCapture } from '~/streaming/NoteCapture';
import type { NoteUpdate } from '~/streaming/StreamHub';
import { openHub, withoutProbes } from './harness';

const reacted = (userId = 'u1', reaction = '👍') => ({
  type: 'noteUpdated',
  body: { id: 'n1', type: 'reacted', body: { reaction, userId, emoji: null } },
});
const unreacted = (userId = 'u1', reaction = '👍') => ({
  type: 'noteUpdated',
  body: { id: 'n1', type: 'unreacted', body: { reaction, userId } },
});

function captured(options?: Parameters<typeof openHub>[0]) {
  const opened = openHub(options);
  const updates: NoteUpdate[] = [];
  opened.hub.onNoteUpdated((update) => updates.push(update));
  opened.hub.capture('n0');
  opened.network.socket.accept();
  opened.network.socket.take();
  return { ...opened, updates, socket: opened.network.socket };
}

describe('note captures', () => {
  test('ST7 the server is told about the first view of a note, and about the last one after 200 other notes', () => {
    const { hub, socket } = captured();
    const others = Array.from({ length: 200 }, (_, place) => hub.capture(`other${place}`));
    socket.take();
    const views = [hub.capture('n1'), hub.capture('n1'), hub.capture('n1')];
    expect(socket.take()).toEqual([{ type: 'sr', body: { id: 'n1' } }]);
    views[0]!.dispose();
    views[0]!.dispose();
    views[1]!.dispose();
    expect(socket.take()).toEqual([]);
    views[2]!.dispose();
    for (const other of others.slice(1)) other.dispose();
    expect(socket.take()).toEqual([]);
    others[0]!.dispose();
    expect(socket.take()).toEqual([{ type: 'un', body: { id: 'n1' } }]);
    hub.capture('n1');
    expect(socket.take()).toEqual([{ type: 'sr', body: { id: 'n1' } }]);
  });

  test('ST7 a note that comes back into view soon stays captured', () => {
    const { hub, socket } = captured();
    hub.capture('n1').dispose();
    socket.take();
    const again = hub.capture('n1');
    // In view again, the note is no longer among those that were released first.
    for (let place = 0; place < 200; place += 1) hub.capture(`other${place}`).dispose();
    expect(socket.take().filter((frame) => JSON.stringify(frame).includes('"n1"'))).toEqual([]);
    again.dispose();
    expect(socket.take()).toEqual([{ type: 'un', body: { id: 'other0' } }]);
  });

  test('ST5 a note out of view is captured again on a new connection', () => {
    const { hub, network, nextAttempt, socket } = captured();
    hub.capture('n1').dispose();
    socket.drop();
    nextAttempt();
    network.socket.accept();
    expect(network.socket.sent).toEqual([
      { type: 's', body: { id: 'n0' } },
      { type: 's', body: { id: 'n1' } },
    ]);
  });

  test('ST8 a visitor marks nothing as read', () => {
    const { hub, socket } = captured({ token: null });
    hub.capture('n1');
    expect(socket.sent).toEqual([{ type: 's', body: { id: 'n1' } }]);
  });

  test('ST8 a note in a hidden page is not marked as read', () => {
    const { hub, socket, browser } = captured();
    browser.set({ isVisible: false });
    hub.capture('n1');
    expect(socket.sent).toEqual([{ type: 's', body: { id: 'n1' } }]);
  });

  test('ST8 a note captured in a hidden page is marked as read once when it comes back into view', () => {
    const { hub, socket, browser } = captured();
    browser.set({ isVisible: false });
    hub.capture('n1').dispose();
    hub.capture('n1').dispose();
    expect(socket.take()).toEqual([{ type: 's', body: { id: 'n1' } }]);
    browser.set({ isVisible: true });
    hub.capture('n1').dispose();
    hub.capture('n1').dispose();
    expect(withoutProbes(socket.take())).toEqual(['un', 'sr'].map((type) => ({ type, body: { id: 'n1' } })));
  });

  test('ST8 a note captured in a hidden page is marked as read when a visible page shows it', () => {
    const { hub, socket, browser } = captured();
    browser.set({ isVisible: false });
    hub.capture('n1');
    browser.set({ isVisible: true });
    hub.capture('n1');
    expect(withoutProbes(socket.take())).toEqual(['s', 'un', 'sr'].map((type) => ({ type, body: { id: 'n1' } })));
  });

  test('ST8 a released note can be captured again', () => {
    const { hub, socket, browser } = captured();
    browser.set({ isVisible: false });
    hub.capture('n1').dispose();
    for (let place = 0; place < 200; place += 1) hub.capture(`other${place}`).dispose();
    browser.set({ isVisible: true });
    socket.take();
    hub.capture('n1');
    hub.capture('n1');
    expect(socket.take()).toEqual([{ type: 'sr', body: { id: 'n1' } }]);
  });

  test('ST7 a note captured while disconnected is captured once, on the new connection', () => {
    const { hub, network, nextAttempt, socket } = captured();
    socket.drop();
    hub.capture('n1');
    nextAttempt();
    network.socket.accept();
    expect(network.socket.sent).toEqual([
      { type: 's', body: { id: 'n0' } },
      { type: 's', body: { id: 'n1' } },
    ]);
  });

  test('ST18 disposal releases notes out of view too', () => {
    const sent: unknown[] = [];
    const captures = new NoteCapture({ send: (type) => sent.push(type), marksRead: () => true });
    captures.capture('n1').dispose();
    captures.clear();
    captures.replay();
    expect(sent).toEqual(['sr']);
  });
});

describe('changes of captured notes', () => {
  test('each kind of change arrives as the server sent it', () => {
    const { socket, frames, updates } = captured();
    const bodies = [
      {
        id: 'n1',
        type: 'reacted',
        body: { reaction: ':blob@.:', userId: 'u1', emoji: { name: 'blob', url: 'https://example.test/b.webp' } },
      },
      { id: 'n1', type: 'unreacted', body: { reaction: ':blob@.:', userId: 'u1' } },
      { id: 'n1', type: 'pollVoted', body: { choice: 1, userId: 'u2' } },
      { id: 'n1', type: 'deleted', body: { deletedAt: '2024-02-10T00:00:00.000Z' } },
    ];
    for (const body of bodies) socket.receive({ type: 'noteUpdated', body });
    frames.next();
    expect(updates).toEqual(bodies);
  });

  test.each([
    ['no id', { type: 'reacted', body: { reaction: '👍', userId: 'u1' } }],
    ['no person', { id: 'n1', type: 'reacted', body: { reaction: '👍' } }],
    ['no reaction', { id: 'n1', type: 'reacted', body: { userId: 'u1' } }],
    ['a choice that is not a number', { id: 'n1', type: 'pollVoted', body: { choice: '1', userId: 'u1' } }],
    ['an unknown kind', { id: 'n1', type: 'edited', body: { reaction: 'x', userId: 'u1' } }],
  ])('ST11 a change with %s is ignored', (_what, body) => {
    const { socket, frames, updates, errors } = captured();
    socket.receive({ type: 'noteUpdated', body });
    frames.next();
    expect(updates).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('ST9 the same change twice within 1.5 seconds counts once', () => {
    const { socket, frames, clock, updates } = captured();
    socket.receive(reacted());
    clock.advance(1_500);
    socket.receive(reacted());
    frames.next();
    expect(updates).toHaveLength(1);
  });

  test('ST9 the same change later is a new one', () => {
    const { socket, frames, clock, updates } = captured();
    socket.receive(reacted());
    clock.advance(1_501);
    socket.receive(reacted());
    frames.next();
    expect(updates).toHaveLength(2);
  });

  test('ST9 reacting, undoing it and reacting again are three changes', () => {
    const { socket, frames, updates } = captured();
    for (const message of [reacted(), unreacted(), reacted()]) socket.receive(message);
    frames.next();
    expect(updates.map(({ type }) => type)).toEqual(['reacted', 'unreacted', 'reacted']);
  });

  test('ST9 the same reaction by two people is two changes', () => {
    const { socket, frames, updates } = captured();
    socket.receive(reacted('u1'));
    socket.receive(reacted('u2'));
    frames.next();
    expect(updates).toHaveLength(2);
  });

  test('ST9 votes of one person for two choices are two changes', () => {
    const { socket, frames, updates } = captured();
    for (const choice of [0, 1, 0])
      socket.receive({ type: 'noteUpdated', body: { id: 'n1', type: 'pollVoted', body: { choice, userId: 'u1' } } });
    frames.next();
    expect(updates.map(({ body }) => body)).toEqual([
      { choice: 0, userId: 'u1' },
      { choice: 1, userId: 'u1' },
    ]);
  });
});

describe('broadcasts', () => {
  test('events outside of channels reach only broadcast listeners', () => {
    const { hub, socket, frames, updates } = captured();
    const heard: unknown[] = [];
    hub.onBroadcast((type, body) => heard.push({ type, body }));
    socket.receive({ type: 'emojiAdded', body: { emoji: { name: 'x' } } });
    socket.receive({ type: 'connected', body: { id: '1' } });
    frames.next();
    expect(heard).toEqual([{ type: 'emojiAdded', body: { emoji: { name: 'x' } } }]);
    expect(updates).toEqual([]);
  });
});
