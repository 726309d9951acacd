import { describe, expect, test } from 'vitest';
import { settled } from '../../../fixtures/createTestRoot';
import { noteToPost, OutboxWorld } from './support/OutboxWorld';

const HOLD_MS = 5_000;

/** Posts a note that can be taken back. */
function post(world: OutboxWorld, text: string, tab = world.open()) {
  let id = '';
  const outcome = tab.outbox.post(noteToPost(text), (kept) => (id = kept), HOLD_MS);
  return { tab, outcome, id: () => id };
}

const later = async (world: OutboxWorld, ms: number) => {
  world.clock.advance(ms);
  for (let turn = 0; turn < 10; turn += 1) await settled();
};

describe('a note that can be taken back', () => {
  test('it waits in the outbox, and is sent once when the time is over', async () => {
    const world = new OutboxWorld(true);
    const { outcome } = post(world, 'Hello');
    await later(world, HOLD_MS - 1);
    const before = [...world.texts];
    await later(world, 1);
    expect({ before, after: world.texts, outcome: (await outcome).kind }).toEqual({ before: [], after: ['Hello'], outcome: 'posted' });
  });

  test('taken back, it is never sent, and its content is returned', async () => {
    const world = new OutboxWorld(true);
    const { tab, outcome, id } = post(world, 'Hello');
    await later(world, 1_000);
    const taken = await tab.outbox.recall(id(), () => Promise.resolve(true));
    await later(world, 60_000);
    expect({
      text: taken.ok && taken.value?.content.text,
      outcome: (await outcome).kind,
      sent: world.texts,
      left: tab.outbox.notes,
    }).toEqual({ text: 'Hello', outcome: 'undone', sent: [], left: [] });
  });

  test('if nothing keeps it elsewhere, it stays and is sent at its time', async () => {
    const world = new OutboxWorld(true);
    const { tab, outcome, id } = post(world, 'Hello');
    await later(world, 1_000);
    const taken = await tab.outbox.recall(id(), () => Promise.resolve(false));
    await later(world, HOLD_MS);
    expect({ isTaken: taken.ok, outcome: (await outcome).kind, sent: world.texts }).toEqual({
      isTaken: false,
      outcome: 'posted',
      sent: ['Hello'],
    });
  });

  test('a tab that closes meanwhile loses nothing: the next one sends it exactly once', async () => {
    const world = new OutboxWorld(true);
    const { tab } = post(world, 'Hello');
    await later(world, 1_000);
    tab.kill();
    world.open();
    await later(world, 1_000);
    const early = [...world.texts];
    await later(world, HOLD_MS);
    await later(world, HOLD_MS);
    expect({ early, sent: world.texts }).toEqual({ early: [], sent: ['Hello'] });
  });

  test('another tab does not send it before its time, and only one of them sends it', async () => {
    const world = new OutboxWorld(true);
    const other = world.open();
    const { tab } = post(world, 'Hello');
    await later(world, 1_000);
    await other.outbox.hurry();
    const early = [...world.texts];
    await later(world, HOLD_MS);
    expect({ early, sent: world.texts, left: [tab.outbox.notes, other.outbox.notes] }).toEqual({
      early: [],
      sent: ['Hello'],
      left: [[], []],
    });
  });

  test('a second note waits its own time, and can still be taken back when the first was sent', async () => {
    const world = new OutboxWorld(true);
    const first = post(world, 'First');
    await later(world, 3_000);
    const second = post(world, 'Second', first.tab);
    await later(world, 2_000);
    const sent = [...world.texts];
    await first.tab.outbox.recall(second.id(), () => Promise.resolve(true));
    await later(world, 60_000);
    expect({ sent, end: world.texts, outcomes: [(await first.outcome).kind, (await second.outcome).kind] }).toEqual({
      sent: ['First'],
      end: ['First'],
      outcomes: ['posted', 'undone'],
    });
  });
});
