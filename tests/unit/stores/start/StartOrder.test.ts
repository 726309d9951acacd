import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { StartOrder, type StartStep } from '~/stores/start/StartOrder';
import { settled } from '../../../fixtures/createTestRoot';

/** A start whose page becomes idle when the test says so. */
function setUp() {
  const order = new StartOrder();
  const begun: StartStep[] = [];
  // Asked for in another order than they come in.
  for (const step of ['idle', 'painted'] as const) void order.turn(step).then(() => begun.push(step));
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
  expect(order.has('painted')).toBe(false);
});

test('the second step begins when the page is idle', async () => {
  const { begun, run, rest } = setUp();
  void run();
  await settled();
  expect(begun).toEqual(['painted']);
  await rest();
  expect(begun).toEqual(['painted', 'idle']);
});

test('after the start nothing waits', async () => {
  const { order, run, rest } = setUp();
  void run();
  await rest();
  let isThere = false;
  void order.turn('idle').then(() => (isThere = true));
  await settled();
  expect(isThere).toBe(true);
});

test('views hear that a step begins', async () => {
  const { order, run } = setUp();
  const heard: boolean[] = [];
  const stop = autorun(() => heard.push(order.has('painted')));
  void run();
  await settled();
  stop();
  expect(heard).toEqual([false, true]);
});
