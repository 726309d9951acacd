import { expect, test } from 'vitest';
import { closeFirstGap } from '~/app/closeFirstGap';
import { note, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';

/** A start whose first calls were sent 400 ms ago, and whose home timeline is loaded. */
async function start() {
  const found = createTestRoot({ me: user('alice').me(), api: { 'notes/timeline': [note().build()] }, isStarting: true });
  const { root, api, clock } = found;
  const sentAtMs = clock.now() - 400;
  const { timeline } = root.session.current.timelines.acquire({ kind: 'home' });
  await timeline.load();
  const asked = () => api.paramsOf('notes/timeline').length;
  const paint = async () => {
    void root.startOrder.run(() => Promise.resolve());
    await settled();
  };
  return { ...found, sentAtMs, asked, paint };
}

test('a connection that opens late makes timelines load what they missed, once the first notes are painted', async () => {
  const { root, clock, network, sentAtMs, asked, paint } = await start();
  void closeFirstGap(root, { sentAtMs });
  clock.advance(200);
  network.socket.accept();
  await settled();
  expect(asked()).toBe(1);
  await paint();
  expect(asked()).toBeGreaterThan(1);
});

test('a connection that opens soon after the first calls has missed nothing', async () => {
  const { root, clock, network, sentAtMs, asked, paint } = await start();
  void closeFirstGap(root, { sentAtMs });
  clock.advance(50);
  network.socket.accept();
  await paint();
  expect(asked()).toBe(1);
});

test('a start that repeated no calls has no gap, however late the connection opens', async () => {
  const { root, clock, network, asked, paint } = await start();
  void closeFirstGap(root, { sentAtMs: null });
  clock.advance(450);
  network.socket.accept();
  await paint();
  expect(asked()).toBe(1);
});
