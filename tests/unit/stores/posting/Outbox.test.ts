import { describe, expect, test } from 'vitest';
import { ApiError, AuthError, NetworkError, RateLimitError, StorageError, TimeoutError } from '~/lib/AppError';
import { errorIds } from '~/api/errors';
import { PATIENCE_MS, type PostOutcome } from '~/stores/posting/Outbox';
import { OUTBOX_KEY } from '~/stores/posting/OutboxEntry';
import { SENT_FOR_MS } from '~/stores/posting/outboxState';
import { apiError } from '../../../fixtures/FakeApi';
import { OutboxWorld, noteToPost, type Fate, type Tab } from './support/OutboxWorld';

const lost: Fate = { isCarriedOut: true, error: new NetworkError('no answer') };
const unsent: Fate = { isCarriedOut: false, error: new NetworkError('no way') };
const failed: Fate = { isCarriedOut: false, error: apiError({ endpoint: 'notes/create', status: 500, code: 'INTERNAL_ERROR' }) };
const refused = (error = apiError({ code: 'YOU_HAVE_BEEN_BLOCKED' })): Fate => ({ isCarriedOut: false, error });

/** Posts a note and lets the calls end. */
async function post(world: OutboxWorld, tab: Tab, text: string): Promise<{ outcome?: PostOutcome; isStored: boolean }> {
  const end: { outcome?: PostOutcome; isStored: boolean } = { isStored: false };
  void tab.outbox.post(noteToPost(text), () => (end.isStored = true)).then((outcome) => (end.outcome = outcome));
  await world.calm();
  return end;
}

const waiting = ({ outbox }: Tab) => outbox.notes.map(({ content, state }) => `${content.text}: ${state}`);

describe('a note', () => {
  test('is stored before it is sent, and leaves once the server has it', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    await world.calm();
    const stored: unknown[] = [];
    const end = tab.outbox.post(noteToPost('hello'), () => stored.push({ calls: world.calls, kept: world.kv.values.has(OUTBOX_KEY) }));
    expect(await end).toEqual({ kind: 'posted', noteId: world.made[0]?.id });
    expect({ stored, texts: world.texts, left: world.kv.values.has(OUTBOX_KEY) }).toEqual({
      stored: [{ calls: 0, kept: true }],
      texts: ['hello'],
      left: false,
    });
  });

  test('that the server refuses is given back, and stays stored until the composer has it', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    world.fates.push(refused());
    const { outcome } = await post(world, tab, 'hello');
    expect(outcome).toMatchObject({ kind: 'refused', error: { server: { code: 'YOU_HAVE_BEEN_BLOCKED' } } });
    expect(waiting(tab)).toEqual(['hello: refused']);
    if (outcome?.kind === 'refused') await tab.outbox.drop(outcome.id!);
    await world.pass(600_000, 60_000);
    expect({ waiting: waiting(tab), calls: world.calls }).toEqual({ waiting: [], calls: 1 });
  });

  test('is kept without a call while there is no network, and is sent at once when it is back', async () => {
    const world = new OutboxWorld(false);
    world.isOnline = false;
    const tab = world.open();
    const { outcome } = await post(world, tab, 'hello');
    expect({ outcome, calls: world.calls }).toEqual({ outcome: { kind: 'kept' }, calls: 0 });
    await world.pass(600_000, 60_000);
    expect(world.calls).toBe(0);
    world.back();
    await world.calm();
    expect({ texts: world.texts, waiting: waiting(tab), ends: tab.ends }).toEqual({
      texts: ['hello'],
      waiting: [],
      ends: [{ kind: 'posted', noteId: 'n00000' }],
    });
  });

  test('that gets no answer lets the composer go after ten seconds', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    world.fates.push({ isCarriedOut: true, hangs: true });
    const end = await post(world, tab, 'hello');
    expect(end).toEqual({ isStored: true });
    await world.pass(PATIENCE_MS);
    expect(end.outcome).toEqual({ kind: 'kept' });
  });

  test('is posted without the outbox where the browser stores nothing, and a failure gives it back', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    await world.calm();
    world.kv.failure = new StorageError('full');
    expect(await post(world, tab, 'hello')).toEqual({ isStored: false, outcome: { kind: 'posted', noteId: 'n00000' } });
    world.fates.push(refused());
    expect((await post(world, tab, 'again')).outcome).toMatchObject({ kind: 'refused', id: null });
  });
});

describe('a failure that can pass', () => {
  test.each([
    ['a lost answer', lost],
    ['no connection', unsent],
    ['a failure of the server', failed],
    ['a time-out', { isCarriedOut: true, error: new TimeoutError('late') }],
  ])('%s leaves one note on a server that knows no keys', async (_what, fate) => {
    const world = new OutboxWorld(false);
    const tab = world.open();
    world.fates.push(fate, fate);
    world.lookFails = new NetworkError('no answer');
    const end = await post(world, tab, 'hello');
    await world.pass(2_000);
    expect(end.outcome).toEqual({ kind: 'kept' });
    world.lookFails = null;
    await world.pass(60_000);
    expect({ texts: world.texts, waiting: waiting(tab) }).toEqual({ texts: ['hello'], waiting: [] });
  });

  test('is not repeated while nobody can look whether the note is there', async () => {
    const world = new OutboxWorld(false);
    const tab = world.open();
    world.fates.push(lost);
    world.lookFails = new NetworkError('no answer');
    await post(world, tab, 'hello');
    await world.pass(3_600_000, 10_000);
    expect({ calls: world.calls, isLookedFor: world.looks > 5 }).toEqual({ calls: 1, isLookedFor: true });
  });

  test('is tried again after 2, 4, 8 seconds and so on, at most five minutes', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    const at: number[] = [];
    for (let n = 0; n < 60; n += 1) world.fates.push(unsent);
    await post(world, tab, 'hello');
    await world.pass(3_000);
    let calls = world.calls;
    for (let second = 0; second < 1_500; second += 1) {
      await world.pass(1_000, 1_000);
      if (world.calls > calls) at.push(second);
      calls = world.calls;
    }
    // Each try looks and repeats for a moment, so several calls belong to it.
    const gaps = at.slice(1).map((one, place) => one - at[place]!);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(302);
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(250);
    expect(gaps.filter((gap) => gap > 2).length).toBeLessThan(14);
  });

  test('of the server itself with one note lets the others pass after five tries', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    await world.calm();
    for (let n = 0; n < 40; n += 1) world.fates.push(failed);
    await post(world, tab, 'bad');
    await world.pass(120_000);
    expect(waiting(tab)).toEqual(['bad: refused']);
    world.fates.length = 0;
    await post(world, tab, 'good');
    expect({ texts: world.texts, waiting: waiting(tab) }).toEqual({ texts: ['good'], waiting: ['bad: refused'] });
    await tab.outbox.sendNow(tab.outbox.notes[0]!.id);
    expect(world.texts).toEqual(['good', 'bad']);
  });
});

describe('a refusal of a note that nobody waits for', () => {
  test('leaves it in the outbox, and lets the next ones pass', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    world.isOnline = false;
    await post(world, tab, 'one');
    await post(world, tab, 'two');
    world.fates.push(refused());
    world.back();
    await world.calm();
    expect({ texts: world.texts, waiting: waiting(tab), ends: tab.ends.map(({ kind }) => kind) }).toEqual({
      texts: ['two'],
      waiting: ['one: refused'],
      ends: ['refused', 'posted'],
    });
  });

  test('because of too many calls waits as long as the server says, whatever happens meanwhile', async () => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    world.isOnline = false;
    await post(world, tab, 'one');
    const server = { code: 'RATE_LIMIT_EXCEEDED', id: 'd5826d14', message: '' };
    world.fates.push({ isCarriedOut: false, error: new RateLimitError('notes/create', 429, server, 90_000) });
    world.back();
    await world.pass(89_000, 1_000);
    world.back();
    await world.calm();
    expect({ calls: world.calls, waiting: waiting(tab) }).toEqual({ calls: 1, waiting: ['one: waiting'] });
    await world.pass(2_000);
    expect(world.texts).toEqual(['one']);
  });

  test.each([
    ['a suspended account', new ApiError('notes/create', 403, { code: 'YOUR_ACCOUNT_SUSPENDED', id: '', message: '' })],
    ['a moved account', new ApiError('notes/create', 403, { code: 'YOUR_ACCOUNT_MOVED', id: '', message: '' })],
    ['a lost token', new AuthError('notes/create', 401, { code: 'AUTHENTICATION_FAILED', id: errorIds.tokenRevoked, message: '' })],
  ])('because of %s stops sending and says why, until the person tries again', async (_who, error) => {
    const world = new OutboxWorld(true);
    const tab = world.open();
    world.isOnline = false;
    await post(world, tab, 'one');
    await post(world, tab, 'two');
    world.fates.push(refused(error));
    world.back();
    await world.pass(600_000, 10_000);
    expect({ calls: world.calls, why: tab.outbox.stopped, waiting: waiting(tab) }).toEqual({
      calls: 1,
      why: error,
      waiting: ['one: waiting', 'two: waiting'],
    });
    await tab.outbox.sendNow(tab.outbox.notes[0]!.id);
    await world.calm();
    expect({ texts: world.texts, why: tab.outbox.stopped }).toEqual({ texts: ['one', 'two'], why: null });
  });
});

describe('a note that waits', () => {
  test('is sent after the tab was killed in the middle of a call, by the next visit, once', async () => {
    for (const knowsKeys of [true, false]) {
      const world = new OutboxWorld(knowsKeys);
      const first = world.open();
      world.fates.push({ isCarriedOut: true, hangs: true });
      await post(world, first, 'hello');
      first.kill();
      const second = world.open();
      await world.pass(60_000);
      expect({ knowsKeys, texts: world.texts, waiting: waiting(second) }).toEqual({ knowsKeys, texts: ['hello'], waiting: [] });
    }
  });

  test('for more than three days is not sent by itself, but when the person says so', async () => {
    const world = new OutboxWorld(true);
    world.isOnline = false;
    const first = world.open();
    await post(world, first, 'old');
    first.kill();
    world.clock.sleep(SENT_FOR_MS + 1);
    world.isOnline = true;
    const tab = world.open();
    await world.pass(600_000, 60_000);
    expect({ calls: world.calls, isOld: tab.outbox.notes.map((note) => tab.outbox.isOld(note)) }).toEqual({ calls: 0, isOld: [true] });
    await post(world, tab, 'new');
    expect(world.texts).toEqual(['new']);
    await tab.outbox.sendNow(tab.outbox.notes[0]!.id);
    expect(world.texts).toEqual(['new', 'old']);
  });

  test('is taken out only after a look whether it is there', async () => {
    const world = new OutboxWorld(false);
    const tab = world.open();
    world.fates.push(lost);
    world.lookFails = new NetworkError('no answer');
    await post(world, tab, 'hello');
    await world.pass(2_000);
    world.lookFails = null;
    const taken = await tab.outbox.take(tab.outbox.notes[0]!.id);
    expect({ taken, waiting: waiting(tab), texts: world.texts }).toEqual({
      taken: { ok: true, value: null },
      waiting: [],
      texts: ['hello'],
    });
  });

  test('stays if what takes it out cannot keep it', async () => {
    const world = new OutboxWorld(true);
    world.isOnline = false;
    const tab = world.open();
    await post(world, tab, 'hello');
    const { id } = tab.outbox.notes[0]!;
    expect((await tab.outbox.take(id, () => Promise.resolve(false))).ok).toBe(false);
    expect(waiting(tab)).toEqual(['hello: waiting']);
  });

  test('that was discarded comes back in its place', async () => {
    const world = new OutboxWorld(true);
    world.isOnline = false;
    const tab = world.open();
    for (const text of ['one', 'two', 'three']) {
      await post(world, tab, text);
      world.clock.advance(10);
    }
    const taken = await tab.outbox.take(tab.outbox.notes[1]!.id);
    expect(waiting(tab)).toEqual(['one: waiting', 'three: waiting']);
    if (taken.ok && taken.value) await tab.outbox.putBack(taken.value);
    world.back();
    await world.calm();
    expect(world.texts).toEqual(['one', 'two', 'three']);
  });

  test('that another version stored in another form is left out', async () => {
    const world = new OutboxWorld(true);
    world.kv.values.set(OUTBOX_KEY, { 'example.test/me': [null, 7, { id: 'x' }, { id: 'y', postedAtMs: 1, content: {}, params: null }] });
    const tab = world.open();
    await world.calm();
    expect({ status: tab.outbox.status, notes: tab.outbox.notes }).toEqual({ status: 'ready', notes: [] });
  });
});

describe('two tabs', () => {
  test('send each note once, and both show what waits', async () => {
    const world = new OutboxWorld(false);
    world.isOnline = false;
    const tabs = [world.open(), world.open()] as const;
    await post(world, tabs[0], 'one');
    await post(world, tabs[1], 'two');
    expect(tabs.map(waiting)).toEqual([
      ['one: waiting', 'two: waiting'],
      ['one: waiting', 'two: waiting'],
    ]);
    world.back();
    await world.pass(5_000);
    expect({ texts: world.texts, calls: world.calls, waiting: tabs.map(waiting) }).toEqual({
      texts: ['one', 'two'],
      calls: 2,
      waiting: [[], []],
    });
  });
});

describe('whatever happens', () => {
  /** A small generator, so that a failure can be repeated by its seed. */
  const generator = (seed: number) => () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  const fates: readonly Fate[] = [
    lost,
    unsent,
    failed,
    { isCarriedOut: true, hangs: true },
    { isCarriedOut: false, hangs: true },
    { isCarriedOut: true },
  ];

  test.each(Array.from({ length: 40 }, (_, seed) => ({ seed, knowsKeys: seed % 2 === 0 })))(
    'every note is on the server once and in its order (seed $seed, keys $knowsKeys)',
    async ({ seed, knowsKeys }) => {
      const random = generator(seed);
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
      const world = new OutboxWorld(knowsKeys);
      const tabs = [world.open({ random }), world.open({ random })];
      await world.calm();
      const posted: string[] = [];
      const restart = (place: number): void => {
        tabs[place]!.kill();
        tabs[place] = world.open({ random });
      };
      for (let step = 0; step < 60; step += 1) {
        const place = Math.floor(random() * tabs.length);
        const what = random();
        if (what < 0.35) {
          // The same text now and then, as people write.
          const text = random() < 0.2 ? 'same' : `note ${step}`;
          let isStored = false;
          void tabs[place]!.outbox.post(noteToPost(text), () => (isStored = true));
          await world.calm();
          if (isStored) posted.push(text);
        } else if (what < 0.6) world.fates.push(pick(fates));
        else if (what < 0.7) world.isOnline = false;
        else if (what < 0.8) world.back();
        else if (what < 0.9) restart(place);
        else world.lookFails = world.lookFails ? null : new NetworkError('no answer');
        await world.pass(Math.floor(random() * 4_000));
      }
      world.fates.length = 0;
      world.lookFails = null;
      // A call that never ends belongs to a tab that is closed at some time.
      restart(0);
      restart(1);
      world.back();
      for (let round = 0; round < 6; round += 1) await world.pass(600_000, 20_000);
      // Those with which the server itself failed too often ask the person.
      const asking = tabs[0]!.outbox.notes.map(({ content, state }) => (state === 'refused' ? content.text : 'stuck'));
      const sorted = (texts: readonly (string | null)[]) => texts.map(String).toSorted((a, b) => a.localeCompare(b));
      expect(sorted([...world.texts, ...asking])).toEqual(sorted(posted));
      // Equal texts cannot be told apart.
      const isClear = (text: string | null) => text !== 'same' && !asking.includes(text ?? '');
      expect(world.texts.filter(isClear)).toEqual(posted.filter(isClear));
    },
  );
});
