import { describe, expect, test } from 'vitest';
import { ApiError } from '~/lib/AppError';
import { settled } from '../../../fixtures/createTestRoot';
import { noteToPost, OutboxWorld, type Tab } from './support/OutboxWorld';

const HOLD_MS = 5_000;
const refusal = new ApiError('notes/create', 400, { code: 'CONTAINS_PROHIBITED_WORDS', message: 'no', id: 'x', kind: 'client' });

const postThread = (tab: Tab, [first, ...rest]: readonly string[], holdMs = 0) => {
  let id = '';
  const outcome = tab.outbox.post(
    noteToPost(first!),
    (kept) => (id = kept),
    holdMs,
    rest.map((text) => noteToPost(text)),
  );
  return { outcome, id: () => id };
};

const later = async (world: OutboxWorld, ms: number) => {
  world.clock.advance(ms);
  for (let turn = 0; turn < 15; turn += 1) await settled();
};

const made = ({ made: notes }: OutboxWorld) =>
  notes.map(({ text, replyId }) => ({ text, answers: notes.find(({ id }) => id === replyId)?.text }));

describe('a thread', () => {
  test('its notes are posted in order, each once, as replies to one another', async () => {
    const world = new OutboxWorld(true);
    const { outcome } = postThread(world.open(), ['One', 'Two', 'Three']);
    await later(world, 0);
    expect({ made: made(world), outcome: (await outcome).kind }).toEqual({
      made: [
        { text: 'One', answers: undefined },
        { text: 'Two', answers: 'One' },
        { text: 'Three', answers: 'Two' },
      ],
      outcome: 'posted',
    });
  });

  test('a tab that closes in the middle loses nothing: the next one posts the rest, each note once', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    postThread(tab, ['One', 'Two', 'Three'], HOLD_MS);
    await later(world, 1_000);
    tab.kill();
    world.open();
    await later(world, HOLD_MS);
    await later(world, HOLD_MS);
    expect(made(world)).toEqual([
      { text: 'One', answers: undefined },
      { text: 'Two', answers: 'One' },
      { text: 'Three', answers: 'Two' },
    ]);
  });

  test('taken back, it is returned whole', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    const { outcome, id } = postThread(tab, ['One', 'Two', 'Three'], HOLD_MS);
    await later(world, 1_000);
    let rest: readonly string[] = [];
    await tab.outbox.recall(id(), async (_note, others) => {
      rest = others.map(({ content }) => content.text);
      return true;
    });
    await later(world, 60_000);
    expect({ rest, made: made(world), left: tab.outbox.notes, outcome: (await outcome).kind }).toEqual({
      rest: ['Two', 'Three'],
      made: [],
      left: [],
      outcome: 'undone',
    });
  });

  test('a refusal in the middle keeps the rest, which is posted after it was changed or sent again', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    world.fates.push({ isCarriedOut: true }, { isCarriedOut: false, error: refusal });
    const { outcome } = postThread(tab, ['One', 'Two', 'Three']);
    await later(world, 0);
    const refused = await outcome;
    const kept = tab.outbox.notes.map(({ content, state }) => ({ text: content.text, state }));
    await tab.outbox.sendNow(tab.outbox.notes[0]!.id);
    await later(world, 0);
    expect({ outcome: refused.kind, kept, made: made(world) }).toEqual({
      outcome: 'refused',
      kept: [
        { text: 'Two', state: 'refused' },
        { text: 'Three', state: 'waiting' },
      ],
      made: [
        { text: 'One', answers: undefined },
        { text: 'Two', answers: 'One' },
        { text: 'Three', answers: 'Two' },
      ],
    });
  });

  test('when a refused note in the middle is discarded, the rest follows the note before it', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    world.fates.push({ isCarriedOut: true }, { isCarriedOut: false, error: refusal });
    postThread(tab, ['One', 'Two', 'Three']);
    await later(world, 0);
    await tab.outbox.take(tab.outbox.notes[0]!.id);
    await tab.outbox.hurry();
    await later(world, 0);
    expect(made(world)).toEqual([
      { text: 'One', answers: undefined },
      { text: 'Three', answers: 'One' },
    ]);
  });
});
