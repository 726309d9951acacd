import { observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { Connectivity, type DisconnectBehavior } from '~/stores/connectivity/Connectivity';
import type { StreamState } from '~/streaming/StreamHub';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeBrowser } from '../../../fixtures/FakeBrowser';
import { FakeClock } from '../../../fixtures/FakeClock';

function open(behavior: DisconnectBehavior = 'quiet', answer = true) {
  const hub = observable<{ state: StreamState }>({ state: 'offline' });
  const clock = new FakeClock();
  const browser = new FakeBrowser();
  const log: string[] = [];
  let settle = (_answer: boolean): void => {};
  const connectivity = new Connectivity({
    browser,
    clock,
    hub,
    behavior: () => behavior,
    reload: () => log.push('reload'),
    askToReload: () => {
      log.push('ask');
      return new Promise((resolve) => (settle = resolve));
    },
  });
  const become = (state: StreamState) => runInAction(() => (hub.state = state));
  return { connectivity, clock, browser, log, become, reply: () => settle(answer) };
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

describe('other reactions to a lost connection', () => {
  test('with "reload", a loss reloads the page once', () => {
    const { become, log, clock, connectivity } = open('reload');
    for (const state of ['open', 'closed', 'connecting', 'closed'] as const) become(state);
    clock.advance(60_000);
    expect(log).toEqual(['reload']);
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('with "dialog", a loss asks once at a time and reloads on yes', async () => {
    const { become, log, reply } = open('dialog');
    for (const state of ['open', 'closed', 'open', 'closed'] as const) become(state);
    expect(log).toEqual(['ask']);
    reply();
    await settled();
    expect(log).toEqual(['ask', 'reload']);
    become('open');
    become('closed');
    expect(log).toEqual(['ask', 'reload', 'ask']);
  });

  test('with "dialog", answering no does nothing', async () => {
    const { become, log, reply } = open('dialog', false);
    become('open');
    become('closed');
    reply();
    await settled();
    expect(log).toEqual(['ask']);
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
