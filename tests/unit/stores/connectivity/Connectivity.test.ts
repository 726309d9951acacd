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

describe('the quiet line', () => {
  test('appears when the connection stays lost for five seconds', () => {
    const { connectivity, clock, become } = open();
    become('open');
    become('closed');
    clock.advance(4_999);
    expect(connectivity.isNoticeShown).toBe(false);
    clock.advance(1);
    expect(connectivity.isNoticeShown).toBe(true);
  });

  test('does not appear for a short loss, however many attempts it takes', () => {
    const { connectivity, clock, become } = open();
    for (const state of ['open', 'closed', 'connecting', 'closed', 'connecting', 'open'] as const) become(state);
    clock.advance(60_000);
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('does not appear before there ever was a connection', () => {
    const { connectivity, clock, become } = open();
    become('connecting');
    become('closed');
    clock.advance(60_000);
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('goes away with the connection back', () => {
    const { connectivity, clock, become } = open();
    become('open');
    become('closed');
    clock.advance(5_000);
    become('open');
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('put away stays away until the next loss', () => {
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

describe('other wishes', () => {
  test('reload loads the page again, once', () => {
    const { become, log, clock, connectivity } = open('reload');
    for (const state of ['open', 'closed', 'connecting', 'closed'] as const) become(state);
    clock.advance(60_000);
    expect(log).toEqual(['reload']);
    expect(connectivity.isNoticeShown).toBe(false);
  });

  test('dialog asks, once at a time, and loads again on yes', async () => {
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

  test('dialog does nothing on no', async () => {
    const { become, log, reply } = open('dialog', false);
    become('open');
    become('closed');
    reply();
    await settled();
    expect(log).toEqual(['ask']);
  });
});

test('the network and the visibility of the page are followed', () => {
  const { connectivity, browser } = open();
  expect([connectivity.isOnline, connectivity.isVisible]).toEqual([true, true]);
  browser.set({ isOnline: false, isVisible: false });
  expect([connectivity.isOnline, connectivity.isVisible]).toEqual([false, false]);
});

test('nothing is left behind after disposal', () => {
  const { connectivity, become, clock, browser } = open();
  become('open');
  become('closed');
  connectivity.dispose();
  expect(clock.pendingTimers).toBe(0);
  browser.set({ isOnline: false });
  expect(connectivity.isOnline).toBe(true);
});
