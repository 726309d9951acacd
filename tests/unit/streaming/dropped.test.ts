import { describe, expect, test } from 'vitest';
import { peek } from '~/lib/peek';
import { TimelineView } from '~/stores/timelines/TimelineView';
import { StatisticsLog } from '~/stores/statistics/StatisticsLog';
import { FakeClock } from '../../fixtures/FakeClock';
import { FakeHub } from '../../fixtures/FakeHub';
import { settled, TimelineBench } from '../stores/timelines/TimelineBench';
import { openHub } from './harness';

const nothing = () => {};
const LATEST_CONFIRMATION_MS = 5_000;

/** Leases of this many channels on a connection that has places for some of them. */
function open(wanted: number, places: number) {
  const test = openHub();
  const leases = Array.from({ length: wanted }, (_none, n) => test.hub.acquire('userList', { listId: String(n) }, nothing));
  test.network.socket.maxChannels = places;
  test.network.socket.accept();
  test.clock.advance(LATEST_CONFIRMATION_MS);
  const dropped = () => peek(() => leases.flatMap((lease, n) => (lease.isDropped ? [n] : [])));
  return { ...test, leases, dropped };
}

describe('a channel that the server does not confirm', () => {
  test('of 34 channels on a connection with 32, two are dropped', () => {
    expect(open(34, 32).dropped()).toEqual([32, 33]);
  });

  test('nothing is dropped before the server has had the time', () => {
    const { hub, network, clock } = openHub();
    const leases = [hub.acquire('main', undefined, nothing), hub.acquire('serverStats', undefined, nothing)];
    network.socket.maxChannels = 1;
    network.socket.accept();
    clock.advance(LATEST_CONFIRMATION_MS - 1);
    expect(peek(() => leases.map(({ isDropped }) => isDropped))).toEqual([false, false]);
  });

  test('a server that confirms none may be one that never does', () => {
    expect(open(3, 0).dropped()).toEqual([]);
  });

  test('it gets the place of a channel that is no longer used', () => {
    const { leases, dropped, clock } = open(3, 2);
    expect(dropped()).toEqual([2]);
    leases[0]!.dispose();
    clock.advance(3_000);
    expect(dropped()).toEqual([]);
  });

  test('a new connection asks for all of them again', () => {
    const { dropped, network, nextAttempt } = open(3, 2);
    network.socket.drop();
    nextAttempt();
    network.socket.accept();
    expect(dropped()).toEqual([]);
  });

  test('its timeline asks for new notes now and then', async () => {
    const bench = new TimelineBench();
    bench.postUnheard(1);
    bench.hub.dropped.add('homeTimeline');
    const view = new TimelineView(await bench.following());
    bench.postUnheard(2);
    bench.clock.advance(60_000);
    await settled();
    expect(view.ids).toEqual(bench.onServer);
  });

  test('its measurements count as missing', () => {
    const hub = new FakeHub();
    const log = new StatisticsLog({ channel: 'serverStats', length: 10, hub, clock: new FakeClock(), parse: (body) => body });
    log.acquire();
    expect(peek(() => log.isStale)).toBe(false);
    hub.dropped.add('serverStats');
    expect(peek(() => log.isStale)).toBe(true);
  });
});
