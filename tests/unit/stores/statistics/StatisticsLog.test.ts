import { expect, test } from 'vitest';
import { machineOf, queueHistoryOf, queuesOf } from '~/stores/statistics/statisticsOf';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';

interface Frame {
  readonly type: string;
  readonly body: { readonly id?: string; readonly channel?: string; readonly type?: string; readonly body?: { readonly length: number } };
}

const machine = (cpu: number) => ({ cpu, mem: { used: 2, active: 1 }, net: { rx: 3, tx: 4 }, fs: { r: 0, w: 0 } });

function open() {
  const test = createTestRoot({ me: user('alice').me() });
  const { root, network, frames, clock } = test;
  const account = root.session.current;
  const log = machineOf(account);
  const say = (type: string, body: unknown) => {
    network.socket.receiveOn('serverStats', type, body);
    frames.next();
  };
  /** The frames about statistics that the client has sent since the last call. */
  const sent = () => {
    clock.advance(0);
    return network.socket.sent
      .filter((frame): frame is Frame => typeof frame === 'object')
      .filter(
        ({ type, body }) =>
          (type === 'connect' && body.channel === 'serverStats') ||
          (type === 'disconnect' && body.id !== 'probe') ||
          body.type === 'requestLog',
      )
      .map(({ type, body }) => (type === 'ch' ? `log ${body.body?.length}` : type));
  };
  const shares = () => log.samples.map(({ cpu }) => cpu);
  return { ...test, account, log, say, sent, shares };
}

test('measurements arrive in the order of their time, after those that the server remembers', () => {
  const { log, network, say, sent, shares } = open();
  log.acquire();
  network.socket.accept();
  expect(sent()).toEqual(['connect', 'log 50']);
  say('statsLog', [machine(0.3), machine(0.2), machine(0.1)]);
  expect(shares()).toEqual([0.1, 0.2, 0.3]);
  say('stats', machine(0.4));
  expect({ shares: shares(), latest: log.latest?.cpu }).toEqual({ shares: [0.1, 0.2, 0.3, 0.4], latest: 0.4 });
});

test('views share one connection, which ends after the last of them is gone', () => {
  const { log, network, sent, clock } = open();
  network.socket.accept();
  const [first, second] = [log.acquire(), log.acquire()];
  expect(sent()).toEqual(['connect', 'log 50']);
  first.dispose();
  clock.advance(10_000);
  expect(sent()).toEqual(['connect', 'log 50']);
  second.dispose();
  clock.advance(10_000);
  expect(sent()).toEqual(['connect', 'log 50', 'disconnect']);
});

test('a connection that was lost asks for what it missed', () => {
  const { log, network, clock, say, sent, shares } = open();
  log.acquire();
  network.socket.accept();
  say('stats', machine(0.1));
  network.socket.drop();
  clock.advance(3_000);
  network.socket.accept();
  expect(sent()).toEqual(['connect', 'log 50']);
  say('statsLog', [machine(0.9), machine(0.8)]);
  expect(shares()).toEqual([0.8, 0.9]);
});

test('an empty log leaves the measurements that are there', () => {
  const { log, network, say, shares } = open();
  log.acquire();
  network.socket.accept();
  say('stats', machine(0.1));
  say('statsLog', []);
  expect(shares()).toEqual([0.1]);
});

test('no more than fifty measurements are kept', () => {
  const { log, network, say } = open();
  log.acquire();
  network.socket.accept();
  for (let count = 0; count < 60; count += 1) say('stats', machine(count));
  expect({ count: log.samples.length, first: log.samples[0]?.cpu }).toEqual({ count: 50, first: 10 });
});

test('messages that are no measurements are ignored', () => {
  const { log, network, say } = open();
  log.acquire();
  network.socket.accept();
  for (const body of [null, 'x', { cpu: '1' }, { cpu: 1, mem: null, net: { rx: 1, tx: 1 } }, { ...machine(1), cpu: Number.NaN }])
    say('stats', body);
  say('statsLog', { 0: machine(1) });
  expect(log.samples).toEqual([]);
});

test('the queues of jobs keep two measurements, to see a change', () => {
  const { account, network, frames } = open();
  const log = queuesOf(account);
  log.acquire();
  network.socket.accept();
  const jobs = (waiting: number) => ({ activeSincePrevTick: 1, active: 2, waiting, delayed: 3 });
  for (const waiting of [1, 2, 3]) network.socket.receiveOn('queueStats', 'stats', { inbox: jobs(waiting), deliver: jobs(0) });
  frames.next();
  expect(log.samples.map(({ inbox }) => inbox.waiting)).toEqual([2, 3]);
  expect(queuesOf(account)).toBe(log);
});

test('a chart of the queues keeps its history although a widget asks for two measurements on the same channel', () => {
  const { account, network, frames, clock } = open();
  const [history, latest] = [queueHistoryOf(account), queuesOf(account)];
  history.acquire();
  latest.acquire();
  network.socket.accept();
  clock.advance(0);
  const figures = (active: number) => ({ activeSincePrevTick: 0, active, waiting: 0, delayed: 0 });
  const say = (...active: number[]) => {
    network.socket.receiveOn(
      'queueStats',
      'statsLog',
      active.map((one) => ({ inbox: figures(one), deliver: figures(0) })),
    );
    frames.next();
    return history.samples.map(({ inbox }) => inbox.active);
  };
  expect(say(4, 3, 2, 1)).toEqual([1, 2, 3, 4]);
  expect(say(4, 3)).toEqual([1, 2, 3, 4]);
  expect(latest.samples).toHaveLength(2);
});
