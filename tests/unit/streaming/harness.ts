import { SocketStreamHub } from '~/streaming/SocketStreamHub';
import type { OpenSocket } from '~/streaming/StreamSocket';
import { FakeBrowser } from '../../fixtures/FakeBrowser';
import { FakeClock } from '../../fixtures/FakeClock';
import { FakeFrames } from '../../fixtures/FakeFrames';
import { FakeNetwork } from '../../fixtures/FakeSocket';

/** A hub whose socket, clock, frames and browser state the test controls. */
export function openHub({ token = 'secret', openSocket }: { token?: string | null; openSocket?: OpenSocket } = {}) {
  const clock = new FakeClock();
  const browser = new FakeBrowser();
  const network = new FakeNetwork();
  const frames = new FakeFrames();
  const errors: unknown[] = [];
  const hub = new SocketStreamHub({
    origin: 'https://example.test',
    token,
    openSocket: openSocket ?? network.open,
    clock,
    browser,
    random: () => 0.5,
    requestFrame: frames.request,
    onError: (error) => errors.push(error),
  });
  /** Lets time pass until the next attempt. */
  const nextAttempt = () => {
    const before = network.sockets.length;
    let waitedMs = 0;
    for (; network.sockets.length === before; waitedMs += 25) clock.advance(25);
    return waitedMs;
  };
  /** Loses the connection and lets the next one open. */
  const reconnect = () => {
    network.socket.drop();
    nextAttempt();
    network.socket.accept();
  };
  return { hub, clock, browser, network, frames, errors, nextAttempt, reconnect };
}

export const connect = (channel: string, id: string, params?: Record<string, unknown>) => ({
  type: 'connect',
  body: { channel, id, ...(params && { params }), pong: true },
});
export const disconnect = (id: string) => ({ type: 'disconnect', body: { id } });

/** Frames other than those that ask a silent server for a sign of life. */
export const withoutProbes = (frames: readonly unknown[]): readonly unknown[] =>
  frames.filter((frame) => frame !== 'ping' && (frame as { body?: { id?: unknown } }).body?.id !== 'probe');

/** A listener that records the events it receives. */
export function recorder() {
  const events: { type: string; body: unknown }[] = [];
  return { events, listen: (type: string, body: unknown) => void events.push({ type, body }) };
}
