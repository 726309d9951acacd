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
