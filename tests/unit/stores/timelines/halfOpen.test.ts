import { expect, test } from 'vitest';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';

test('ST15 a timeline whose connection stays open but carries nothing any more has the missed notes within half a minute', async () => {
  const author = user('bob').build();
  const on = (id: string) => note().id(id).by(author).build();
  const stored = [on('n1')];
  const { root, api, network, frames, clock } = createTestRoot({ me: user('me').me() });
  api.on('notes/timeline', ({ sinceId, limit = 10 }) =>
    sinceId === undefined ? stored.toReversed().slice(0, limit) : stored.filter(({ id }) => id > sinceId).slice(0, limit),
  );
  const { timeline } = root.session.current.timelines.acquire({ kind: 'home' });
  network.socket.accept();
  await timeline.load();
  expect(timeline.ids).toEqual(['n1']);

  // From here on the server's messages are lost, and nobody closes the connection.
  const silentSince = clock.now();
  stored.push(on('n2'), on('n3'));
  while (timeline.ids.length < 3 && clock.now() - silentSince < 60_000) {
    clock.advance(50);
    if (network.sockets.length > 1) {
      network.socket.accept();
      frames.next();
      await settled();
    }
  }
  expect(timeline.ids).toEqual(['n3', 'n2', 'n1']);
  expect(clock.now() - silentSince).toBeLessThan(30_000);
});
