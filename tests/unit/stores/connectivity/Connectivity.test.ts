import { observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { Connectivity, type DisconnectBehavior } from '~/stores/connectivity/Connectivity';
import type { StreamState } from '~/streaming/StreamHub';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeBrowser } from '../../../fixtures/FakeBrowser';
import { FakeClock } from '../../../fixtures/FakeClock';

/** @param isServed whether the server answers when the page wants to reload */
function open(behavior: DisconnectBehavior = 'quiet', answer = true, isServed = true) {
  const hub = observable<{ state: StreamState; retryAtMs: number | null; retryNow(): void }>({
    state: 'offline',
    retryAtMs: null,
    retryNow: () => log.push('retry'),
  });
  const clock = new FakeClock();
  const browser = new FakeBrowser();
  const log: string[] = [];
  const served = { now: isServed };
  let settle = (_answer: boolean): void => {};
  const connectivity = new Connectivity({
    browser,
    clock,
    hub,
    behavior: () => behavior,
    reload: async () => {
      log.push(served.now ? 'reload' : 'no answer');
      return served.now;
    },
    askToReload: (signal) => {
      log.push('ask');
      signal.addEventListener('abort', () => log.push('question closed'));
      return new Promise((resolve) => (settle = resolve));
    },
    tellOffline: async () => void log.push('tell'),
  });
  const become = (state: StreamState) => runInAction(() => (hub.state = state));
  return { connectivity, clock, browser, log, become, served, reply: () => settle(answer) };
}

describe('the notice of a lost connection', () => {
  test('the notice appears when the connection is lost for five seconds', () => {
    const { connectivity, clock, become } = open();
    become('open');
    become('closed');
    clock.advance(4_999);
    expect(connectivity.isNoticeShown).toBe(false);
    clock.advance(1);
    expect(connectivity.isNoticeShown).toBe(true);
  });

  test('the notice does not appear for a short loss, however many attempts reconnecting takes', () => {
    const { connectivity, clock, become } = open();
    for (const state of ['open', 'closed', 'connecting', 'closed', 'connecting', 'open'] as const) become(state);
    clock.advance(60_000);
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('the notice does not appear before the first connection', () => {
    const { connectivity, clock, become } = open();
    become('connecting');
    become('closed');
    clock.advance(60_000);
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('the notice disappears when the connection is back', () => {
    const { connectivity, clock, become } = open();
    become('open');
    become('closed');
    clock.advance(5_000);
    become('open');
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('a dismissed notice stays hidden until the next loss', () => {
    const { connectivity, clock, become } = open();
    become('open');
    become('closed');
    clock.advance(5_000);
    connectivity.dismissNotice();
    become('connecting');
    become('closed');
    clock.advance(60_000);
    expect(connectivity.isNoticeShown).toBe(false);
    expect(connectivity.isDisconnected).toBe(true);
    become('open');
    become('closed');
    clock.advance(5_000);
    expect(connectivity.isNoticeShown).toBe(true);
  });
});

describe('the notice of a missing network', () => {
  test('the notice appears at once, and goes when the network is back', () => {
    const { connectivity, browser } = open();
    browser.set({ isOnline: false });
    expect(connectivity.isNoticeShown).toBe(true);
    browser.set({ isOnline: true });
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('a dismissed notice returns when the network is lost once more', () => {
    const { connectivity, browser } = open();
    browser.set({ isOnline: false });
    connectivity.dismissNotice();
    expect(connectivity.isNoticeShown).toBe(false);
    browser.set({ isOnline: true });
    browser.set({ isOnline: false });
    expect(connectivity.isNoticeShown).toBe(true);
  });
});

describe('other reactions to a lost connection', () => {
  test('with "reload", a loss reloads the page once', async () => {
    const { become, log, clock } = open('reload');
    for (const state of ['open', 'closed', 'connecting', 'closed'] as const) become(state);
    clock.advance(60_000);
    await settled();
    expect(log).toEqual(['reload']);
  });

  test('with "reload", the page stays until the server answers, and the notice says so', async () => {
    const { become, log, clock, connectivity, served } = open('reload', true, false);
    become('open');
    become('closed');
    clock.advance(60_000);
    await settled();
    expect({ log, isShown: connectivity.isNoticeShown, isWanted: connectivity.isReloadWanted }).toEqual({
      log: ['no answer'],
      isShown: true,
      isWanted: true,
    });
    served.now = true;
    become('open');
    await settled();
    expect(log).toEqual(['no answer', 'reload']);
  });

  test('with "reload", the server is not even asked while there is no network', async () => {
    const { become, log, browser } = open('reload');
    become('open');
    browser.set({ isOnline: false });
    become('offline');
    await settled();
    expect(log).toEqual([]);
    browser.set({ isOnline: true });
    become('open');
    expect(log).toEqual(['reload']);
  });

  test('with "dialog", a loss asks once at a time and reloads on yes', async () => {
    const { become, log, reply } = open('dialog');
    for (const state of ['open', 'closed', 'connecting', 'closed'] as const) become(state);
    expect(log).toEqual(['ask']);
    reply();
    await settled();
    expect(log).toEqual(['ask', 'reload']);
  });

  test('with "dialog", answering no does nothing, and then the notice says what is missing', async () => {
    const { become, log, reply, clock, connectivity } = open('dialog', false);
    become('open');
    become('closed');
    clock.advance(5_000);
    expect(connectivity.isNoticeShown).toBe(false);
    reply();
    await settled();
    expect(log).toEqual(['ask']);
    expect(connectivity.isNoticeShown).toBe(true);
  });

  test('with "dialog", the question is closed when the connection is back', () => {
    const { become, log } = open('dialog');
    for (const state of ['open', 'closed', 'open'] as const) become(state);
    expect(log).toEqual(['ask', 'question closed']);
  });

  test('with "dialog", people are told that there is no network instead of being asked to reload', async () => {
    const { become, log, browser } = open('dialog');
    become('open');
    browser.set({ isOnline: false });
    become('offline');
    await settled();
    expect(log).toEqual(['tell']);
  });

  test('whoever presses "Reload" while the server is away gets the page reloaded when it is back', async () => {
    const { connectivity, become, log, served } = open('quiet', true, false);
    become('open');
    become('closed');
    await connectivity.reload();
    expect(log).toEqual(['no answer']);
    served.now = true;
    become('open');
    await settled();
    expect(log).toEqual(['no answer', 'reload']);
    expect(connectivity.isReloadWanted).toBe(false);
  });
});

describe('coming back', () => {
  function openAway() {
    const all = open();
    all.browser.set({ isOnline: false });
    const toldMs: number[] = [];
    let startMs = all.clock.now();
    const back = () => {
      startMs = all.clock.now();
      all.browser.set({ isOnline: true });
    };
    const listening = all.connectivity.onBack(() => toldMs.push(all.clock.now() - startMs));
    return { ...all, back, toldMs, listening };
  }

  test('what failed is told at once that the network is back, and again after 2, 5 and 15 seconds', () => {
    const { back, clock, toldMs } = openAway();
    back();
    clock.advance(60_000);
    expect(toldMs).toEqual([0, 2_000, 5_000, 15_000]);
  });

  test('the tries start over when the live connection comes back, and those of the network end', () => {
    const { back, become, clock, toldMs } = openAway();
    back();
    clock.advance(1_000);
    become('open');
    clock.advance(60_000);
    expect(toldMs).toEqual([0, 1_000, 3_000, 6_000, 16_000]);
  });

  test('what works by then is not told again', () => {
    const { back, clock, toldMs, listening } = openAway();
    back();
    clock.advance(2_000);
    listening.dispose();
    clock.advance(60_000);
    expect(toldMs).toEqual([0, 2_000]);
  });

  test('nothing is told while the network is away again', () => {
    const { back, browser, clock, toldMs } = openAway();
    back();
    browser.set({ isOnline: false });
    clock.advance(60_000);
    expect(toldMs).toEqual([0]);
  });
});

test('the state of the network and the visibility of the page are followed', () => {
  const { connectivity, browser } = open();
  expect({ isOnline: connectivity.isOnline, isVisible: connectivity.isVisible }).toEqual({ isOnline: true, isVisible: true });
  browser.set({ isOnline: false, isVisible: false });
  expect({ isOnline: connectivity.isOnline, isVisible: connectivity.isVisible }).toEqual({ isOnline: false, isVisible: false });
});

test('nothing is left after disposal', () => {
  const { connectivity, become, clock, browser } = open();
  become('open');
  become('closed');
  connectivity.dispose();
  expect(clock.pendingTimers).toBe(0);
  browser.set({ isOnline: false });
  expect(connectivity.isOnline).toBe(true);
});
