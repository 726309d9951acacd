import { describe, expect, test } from 'vitest';
import { openHub } from './harness';

const nothing = () => {};

function opened(options?: Parameters<typeof openHub>[0]) {
  const all = openHub(options);
  all.hub.acquire('main', undefined, nothing);
  return all;
}

function live(options?: Parameters<typeof openHub>[0]) {
  const all = opened(options);
  all.network.socket.accept();
  all.network.socket.take();
  return all;
}

describe('the address of the connection', () => {
  test('ST17 the address contains the token and the time', () => {
    const { network, clock } = opened({ token: 'a+b' });
    expect(network.socket.url).toBe(`wss://example.test/streaming?i=a%2Bb&_t=${clock.now()}`);
  });

  test("ST17 a visitor's address contains no token", () => {
    const { network, clock } = opened({ token: null });
    expect(network.socket.url).toBe(`wss://example.test/streaming?_t=${clock.now()}`);
  });

  test('an address that the browser refuses is tried again later', () => {
    let refusals = 0;
    const { hub, clock } = opened({
      openSocket: () => {
        refusals += 1;
        throw new DOMException('refused', 'SecurityError');
      },
    });
    clock.advance(1_000);
    expect(refusals).toBeGreaterThan(1);
    expect(hub.state).toBe('closed');
  });
});

describe('the state of the connection', () => {
  test('the state goes from offline to connecting to open', () => {
    const { hub, network } = openHub();
    const states = [hub.state];
    hub.acquire('main', undefined, nothing);
    states.push(hub.state);
    network.socket.accept();
    states.push(hub.state);
    expect(states).toEqual(['offline', 'connecting', 'open']);
  });

  test('the state is closed after a loss, and offline when the browser has no network either', () => {
    const { hub, network, browser } = live();
    network.socket.drop();
    expect(hub.state).toBe('closed');
    browser.set({ isOnline: false });
    expect(hub.state).toBe('offline');
  });

  test('connecting is tried while the browser is offline, because the server may run on this machine', () => {
    const { hub, network, browser, clock } = live();
    browser.set({ isOnline: false });
    network.socket.drop();
    clock.advance(500);
    network.socket.accept();
    expect(hub.state).toBe('open');
  });

  test('a late event of an old connection changes nothing', () => {
    const { hub, network, clock } = live();
    const old = network.socket;
    old.drop();
    clock.advance(1_000);
    network.socket.accept();
    old.drop();
    expect(hub.state).toBe('open');
  });
});

describe('reconnecting', () => {
  test('ST12 reconnecting is quick at first, then slower, with at most ten seconds between attempts', () => {
    const { network, nextAttempt } = live();
    const waits = Array.from({ length: 16 }, () => {
      network.socket.drop();
      return nextAttempt();
    });
    expect(waits.slice(0, 4)).toEqual([125, 500, 650, 850]);
    expect(waits.at(-1)).toBe(10_000);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  test('ST12 reconnecting is quick again after a connection that lasted', () => {
    const { network, clock, reconnect, nextAttempt } = live();
    for (let i = 0; i < 5; i += 1) reconnect();
    clock.advance(5_000);
    network.socket.drop();
    expect(nextAttempt()).toBe(125);
  });

  test('ST12 reconnecting is not quick after a connection that broke at once', () => {
    const { network, reconnect, nextAttempt } = live();
    for (let i = 0; i < 5; i += 1) reconnect();
    network.socket.drop();
    expect(nextAttempt()).toBeGreaterThan(1_000);
  });

  test('ST12 an attempt ends after four seconds', () => {
    const { network, clock } = opened();
    const first = network.socket;
    clock.advance(3_999);
    expect(first.isClosed).toBe(false);
    clock.advance(1);
    expect(first.isClosed).toBe(true);
    clock.advance(250);
    expect(network.sockets).toHaveLength(2);
  });

  test.each([
    ['the network comes back', { isOnline: false }, { isOnline: true }],
    ['the page comes into view', { isVisible: false }, { isVisible: true }],
  ])('ST13 reconnecting happens at once when %s', (_when, before, after) => {
    const { network, browser, reconnect } = live();
    for (let i = 0; i < 8; i += 1) reconnect();
    network.socket.drop();
    browser.set(before);
    const attempts = network.sockets.length;
    browser.set(after);
    expect(network.sockets).toHaveLength(attempts + 1);
  });
});

test('reconnecting happens at once on request, and nothing happens while the connection is open', () => {
  const { network, hub, reconnect } = live();
  for (let i = 0; i < 8; i += 1) reconnect();
  hub.retryNow();
  const attempts = network.sockets.length;
  network.socket.drop();
  hub.retryNow();
  expect({ attempts: network.sockets.length - attempts, retryAtMs: hub.retryAtMs }).toEqual({ attempts: 1, retryAtMs: null });
});

describe('heartbeat', () => {
  test('ST14 a heartbeat is sent every minute while the page is visible', () => {
    const { network, clock } = live();
    for (let second = 0; second < 180; second += 10) {
      network.socket.receive({ type: 'channel', body: {} });
      clock.advance(10_000);
    }
    expect(network.socket.sent).toEqual(['h', 'h', 'h']);
  });

  test('ST14 no heartbeat is sent while the page is hidden', () => {
    const { network, clock, browser } = live();
    browser.set({ isVisible: false });
    clock.advance(180_000);
    expect(network.socket.sent).toEqual([]);
  });
});

describe('a doubtful connection', () => {
  const types = (sent: readonly unknown[]) => sent.map((frame) => (typeof frame === 'string' ? frame : (frame as { type: string }).type));
  const PROBE = ['ping', 'connect', 'disconnect'];

  test('ST15 a connection whose bytes stop is replaced within half a minute, and the missing events are asked for', () => {
    const { hub, network, clock, frames } = openHub();
    const resumed: number[] = [];
    hub.acquire('homeTimeline', undefined, nothing, () => resumed.push(clock.now()));
    network.socket.accept();
    const silentSince = clock.now();
    for (let waited = 0; waited < 30_000 && network.sockets.length === 1; waited += 25) clock.advance(25);
    network.socket.accept();
    frames.next();
    expect(types(network.socket.sent)).toEqual(['connect']);
    expect(resumed[0]! - silentSince).toBeLessThan(30_000);
  });

  test('ST15 a connection that goes silent right after a frame is replaced within half a minute as well', () => {
    const { network, clock } = live();
    clock.advance(4_999);
    network.socket.receive({ type: 'channel', body: {} });
    const first = network.socket;
    clock.advance(29_000);
    expect(first.isClosed).toBe(true);
  });

  test('ST15 a connection that answers each probe stays, however little happens', () => {
    const { network, clock, hub } = live();
    const first = network.socket;
    for (let second = 0; second < 600; second += 1) {
      clock.advance(1_000);
      if (types(first.take()).includes('ping')) first.receive('pong');
    }
    expect([hub.state, network.sockets.length]).toEqual(['open', 1]);
  });

  test('ST15 a connection that hears something is not probed', () => {
    const { network, clock } = live();
    for (let second = 0; second < 50; second += 10) {
      clock.advance(10_000);
      network.socket.receive({ type: 'channel', body: {} });
    }
    expect(network.socket.sent).toEqual([]);
  });

  test('ST15 a hidden page asks nothing, and asks at once when it comes into view', () => {
    const { network, clock, browser, hub } = live();
    browser.set({ isVisible: false });
    clock.advance(600_000);
    expect(network.socket.sent).toEqual([]);
    browser.set({ isVisible: true });
    expect(types(network.socket.sent)).toEqual(PROBE);
    clock.advance(5_000);
    expect(hub.state).toBe('closed');
  });

  test('ST15 a connection stays when anything arrives in time', () => {
    const { network, clock, browser, hub } = live();
    browser.set({ isVisible: true });
    clock.advance(4_999);
    network.socket.receive({ type: 'connected', body: { id: 'probe' } });
    clock.advance(5_000);
    expect(hub.state).toBe('open');
  });

  test.each([
    ['comes back', { isOnline: false }, { isOnline: true }],
    ['changes', {}, {}],
  ])('ST15 a connection is probed once when the network %s', (_how, before, after) => {
    const { network, browser } = live();
    browser.set(before);
    browser.set(after);
    expect(types(network.socket.sent)).toEqual(PROBE);
  });

  test('ST15 a connection is probed after the machine slept', () => {
    const { network, clock } = live();
    clock.sleep(600_000);
    clock.advance(0);
    expect(types(network.socket.sent)).toEqual(expect.arrayContaining(PROBE));
  });
});

describe('staleness', () => {
  test('ST16 the hub is stale after thirty seconds without a connection, until there is one', () => {
    const { hub, network, clock, nextAttempt } = live();
    network.socket.drop();
    clock.advance(29_999);
    expect(hub.isStale).toBe(false);
    clock.advance(1);
    expect(hub.isStale).toBe(true);
    nextAttempt();
    network.socket.accept();
    expect(hub.isStale).toBe(false);
  });

  test('ST16 the hub is stale when there never was a connection', () => {
    const { hub, clock } = opened();
    clock.advance(30_000);
    expect(hub.isStale).toBe(true);
  });

  test('ST16 the hub is not stale when nothing was requested', () => {
    const { hub, clock } = openHub();
    clock.advance(60_000);
    expect(hub.isStale).toBe(false);
  });
});
