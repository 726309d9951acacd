import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { StartOrder, type StartStep } from '~/stores/start/StartOrder';
import { settled } from '../../../fixtures/createTestRoot';

/** A start whose page becomes idle when the test says so. */
function setUp() {
  const order = new StartOrder();
  const begun: StartStep[] = [];
  // Asked for in another order than they come in.
  for (const step of ['prefetches', 'emojis', 'registry', 'previews', 'pages'] as const) void order.turn(step).then(() => begun.push(step));
  let becomeIdle = () => {};
  const idle = () => new Promise<void>((resolve) => (becomeIdle = resolve));
  return {
    order,
    begun,
    run: () => order.run(idle),
    rest: async () => {
      becomeIdle();
      await settled();
    },
  };
}

test('nothing that is not in sight begins before what is in sight is painted', async () => {
  const { begun, order } = setUp();
  await settled();
  expect(begun).toEqual([]);
  expect(order.has('pages')).toBe(false);
});

test('one step follows the other when the page is idle, further pages of lists at once', async () => {
  const { begun, run, rest } = setUp();
  void run();
  await settled();
  expect(begun).toEqual(['pages']);
  await rest();
  expect(begun).toEqual(['pages', 'previews']);
  for (let times = 0; times < 3; times++) await rest();
  expect(begun).toEqual(['pages', 'previews', 'registry', 'emojis', 'prefetches']);
});

test('after the start nothing waits', async () => {
  const { order, run, rest } = setUp();
  void run();
  for (let times = 0; times < 4; times++) await rest();
  let isThere = false;
  void order.turn('prefetches').then(() => (isThere = true));
  await settled();
  expect(isThere).toBe(true);
});

test('views hear that a step begins', async () => {
  const { order, run } = setUp();
  const heard: boolean[] = [];
  const stop = autorun(() => heard.push(order.has('pages')));
  void run();
  await settled();
  stop();
  expect(heard).toEqual([false, true]);
});
