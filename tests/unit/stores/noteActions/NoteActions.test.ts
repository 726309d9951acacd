import { describe, expect, test } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import { Ingest } from '~/stores/entities/Ingest';
import { NoteStore } from '~/stores/entities/NoteStore';
import { UserStore } from '~/stores/entities/UserStore';
import type { WireNote } from '~/api/wire';
import { NoteActions, type RenoteOptions } from '~/stores/noteActions/NoteActions';
import { settle } from '~/stores/settle';
import { ok } from '~/lib/Result';
import { withMyReaction } from '~/services/noteChanges';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeApi, apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { notLater } from '../../../fixtures/notLater';
import { note, poll, user } from '../../../fixtures/builders';

function setUp(script: ApiScript = {}, built = note().id('n'), hears = true) {
  const clock = new FakeClock();
  const notes = new NoteStore({ clock });
  const ingest = new Ingest({ notes, users: new UserStore(), clock });
  const api = new FakeApi(script);
  const actions = new NoteActions({
    api,
    ingest,
    notes,
    clock,
    me: () => user('me').me(),
    hears: () => hears,
    mergeMe: () => {},
    later: notLater(),
  });
  ingest.note(built.build(), 'fetch');
  /** Posts a renote of `n`. */
  const renote = (options: RenoteOptions) =>
    actions.renote('n', options, async (params) => {
      const answer = await settle(api.call('notes/create', params));
      return answer.ok ? ok(ingest.note(answer.value.createdNote, 'fetch')) : answer;
    });
  return { notes, ingest, api, actions, clock, renote };
}

/** An answer that the test controls. */
function pending<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { answer: () => promise, resolve, reject };
}

const refused = apiError({ code: 'REFUSED' });

describe('reacting', () => {
  test('a reaction shows at once', async () => {
    const call = pending<void>();
    const { actions, notes } = setUp({ 'notes/reactions/create': call.answer });
    const done = actions.react('n', '👍');
    expect(notes.get('n')).toMatchObject({ reactions: { '👍': 1 }, myReaction: '👍' });
    call.resolve();
    expect(await done).toEqual({ ok: true, value: undefined });
  });

  test('a reaction is undone when the server refuses it', async () => {
    const { actions, notes } = setUp({ 'notes/reactions/create': refused });
    expect(await actions.react('n', '👍')).toEqual({ ok: false, error: refused });
    expect({ reactions: notes.get('n')?.reactions, myReaction: notes.get('n')?.myReaction ?? null }).toEqual({
      reactions: {},
      myReaction: null,
    });
  });

  test('a reaction stays when its answer is lost but the live connection has reported it', async () => {
    const call = pending<void>();
    const { actions, notes } = setUp({ 'notes/reactions/create': call.answer });
    const done = actions.react('n', '👍');
    notes.patch('n', (record) => withMyReaction(record, '👍'));
    call.reject(refused);
    expect(await done).toMatchObject({ ok: true });
    expect(notes.get('n')).toMatchObject({ reactions: { '👍': 1 }, myReaction: '👍' });
  });

  test('changing a reaction takes one call, because servers replace the previous one', async () => {
    const { actions, notes, api } = setUp({ 'notes/reactions/create': undefined }, note().id('n').reactions({ '👍': 1 }, '👍'));
    await actions.react('n', '🎉');
    expect({ reactions: notes.get('n')?.reactions, callCount: api.calls.length }).toEqual({ reactions: { '🎉': 1 }, callCount: 1 });
  });

  test('a second reaction waits for the answer to the first, because servers refuse concurrent ones', async () => {
    const first = pending<void>();
    const { actions, notes, api } = setUp({ 'notes/reactions/create': first.answer, 'notes/reactions/delete': undefined });
    const create = actions.react('n', '👍');
    const remove = actions.unreact('n');
    expect({ myReaction: notes.get('n')?.myReaction, calls: api.calls.map(({ endpoint }) => endpoint) }).toEqual({
      myReaction: null,
      calls: ['notes/reactions/create'],
    });
    first.resolve();
    await Promise.all([create, remove]);
    expect({ reactions: notes.get('n')?.reactions, calls: api.calls.map(({ endpoint }) => endpoint) }).toEqual({
      reactions: {},
      calls: ['notes/reactions/create', 'notes/reactions/delete'],
    });
  });

  test('a reaction that the server replaces is shown as the live connection reports it, before and after the answer', async () => {
    const call = pending<void>();
    const { actions, notes } = setUp({ 'notes/reactions/create': call.answer });
    const done = actions.react('n', '🫥');
    notes.patch('n', (record) => withMyReaction(record, '❤'));
    call.resolve();
    await done;
    expect(notes.get('n')).toMatchObject({ reactions: { '❤': 1 }, myReaction: '❤' });
    await actions.react('n', '👍');
    notes.patch('n', (record) => withMyReaction(record, '🎉'));
    expect(notes.get('n')).toMatchObject({ reactions: { '🎉': 1 }, myReaction: '🎉' });
  });

  test('a reaction that changes another one stays while only the end of the other one is reported', async () => {
    const call = pending<void>();
    const { actions, notes } = setUp({ 'notes/reactions/create': call.answer }, note().id('n').reactions({ '👍': 1 }, '👍'));
    const done = actions.react('n', '🎉');
    notes.patch('n', (record) => withMyReaction(record, null));
    call.resolve();
    await done;
    expect(notes.get('n')).toMatchObject({ reactions: { '🎉': 1 }, myReaction: '🎉' });
  });

  test('without a live connection, the server is asked what it made of a reaction', async () => {
    const script = { 'notes/reactions/create': undefined, 'notes/show': note().id('n').reactions({ '❤': 1 }, '❤').build() };
    const { actions, notes } = setUp(script, note().id('n'), false);
    await actions.react('n', '🫥');
    expect(notes.get('n')).toMatchObject({ reactions: { '❤': 1 }, myReaction: '❤' });
  });

  test('joining a counted reaction sends it in the form that servers take', async () => {
    const { actions, notes, api } = setUp({ 'notes/reactions/create': undefined }, note().id('n').reactions({ '♟': 1 }));
    await actions.react('n', '♟');
    expect(api.paramsOf('notes/reactions/create')).toEqual([{ noteId: 'n', reaction: '♟️' }]);
    expect(notes.get('n')?.reactions).toEqual({ '♟': 2 });
  });

  test('EM15 a reaction shows the emoji as servers count it, so that their answer changes nothing', async () => {
    const { actions, notes, api } = setUp({ 'notes/reactions/create': undefined });
    await actions.react('n', '❤️');
    expect({ reactions: notes.get('n')?.reactions, sent: api.paramsOf('notes/reactions/create') }).toEqual({
      reactions: { '❤': 1 },
      sent: [{ noteId: 'n', reaction: '❤️' }],
    });
  });
});

describe('renoting', () => {
  const options = { visibility: 'home', localOnly: false } as const;

  /** A renote of `n` by the viewer, which the server has counted. */
  const passedOn = (renoteCount: number, inner = note().id('n')) =>
    note().id('outer').by(user('me').build()).renoting(inner.with({ renoteCount }).build()).build();

  test('a renote counts at once, and the new note is stored', async () => {
    const call = pending<{ createdNote: WireNote }>();
    const { renote, notes, api } = setUp({ 'notes/create': call.answer });
    const done = renote(options);
    expect(notes.get('n')?.renoteCount).toBe(1);
    call.resolve({ createdNote: passedOn(1) });
    expect(await done).toEqual({ ok: true, value: 'outer' });
    expect({ renoteId: notes.get('outer')?.renoteId, sent: api.paramsOf('notes/create') }).toEqual({
      renoteId: 'n',
      sent: [{ renoteId: 'n', ...options }],
    });
    expect(notes.get('n')?.renoteCount).toBe(1);
  });

  test('a renote that the live connection reports before the answer is counted once', async () => {
    const call = pending<{ createdNote: WireNote }>();
    const { renote, notes, ingest } = setUp({ 'notes/create': call.answer });
    const done = renote(options);
    ingest.note(passedOn(1), 'stream');
    call.resolve({ createdNote: passedOn(1) });
    await done;
    expect(notes.get('n')?.renoteCount).toBe(1);
  });

  test("a renote of one's own note is not counted", async () => {
    const mine = note().id('n').by(user('me').build());
    const { actions, notes, renote } = setUp({ 'notes/create': { createdNote: passedOn(0, mine) } }, mine);
    await renote(options);
    expect(notes.get('n')?.renoteCount).toBe(0);
    await actions.remove('outer');
    expect(notes.get('n')?.renoteCount).toBe(0);
  });

  test('a renote in a channel names the channel', async () => {
    const { renote, api } = setUp({ 'notes/create': { createdNote: note().build() } });
    await renote({ ...options, channelId: 'c' });
    expect(api.paramsOf('notes/create')[0]).toMatchObject({ channelId: 'c' });
  });

  test('a refused renote is not counted', async () => {
    const { renote, notes } = setUp({ 'notes/create': refused });
    expect(await renote(options)).toEqual({ ok: false, error: refused });
    expect(notes.get('n')?.renoteCount).toBe(0);
  });

  test('a renote that is taken back disappears and is no longer counted', async () => {
    const { actions, notes, ingest } = setUp({ 'notes/delete': undefined });
    ingest.note(passedOn(1), 'fetch');
    await actions.remove('outer');
    expect({ isDeleted: notes.isDeleted('outer'), renoteCount: notes.get('n')?.renoteCount }).toEqual({ isDeleted: true, renoteCount: 0 });
  });
});

describe('deleting', () => {
  test('deleting a note removes it at once', async () => {
    const call = pending<void>();
    const { actions, notes } = setUp({ 'notes/delete': call.answer });
    const done = actions.remove('n');
    expect(notes.isDeleted('n')).toBe(true);
    call.resolve();
    await done;
  });

  describe('a note that refers to others', () => {
    const others = user('other').build();
    const counts = ({ notes }: Pick<ReturnType<typeof setUp>, 'notes'>) => {
      const { repliesCount, renoteCount } = notes.get('parent')!;
      return [repliesCount, renoteCount];
    };
    const parentBy = (author: typeof others) => note().id('parent').by(author).with({ repliesCount: 2, renoteCount: 2 }).build();
    const mine = () => note().id('n').by(user('me').build());

    test.each([
      ['an answer', mine().replyingTo(parentBy(others)), [1, 2]],
      ['a quote', mine().quoting(parentBy(others)), [2, 1]],
      ['a quote of an own note, which never counted', mine().quoting(parentBy(user('me').build())), [2, 2]],
      ['an answer that quotes what it answers', mine().replyingTo(parentBy(others)).quoting(parentBy(others)), [1, 1]],
    ])('%s stops counting at once when it is deleted', async (_what, built, expected) => {
      const call = pending<void>();
      const all = setUp({ 'notes/delete': call.answer }, built);
      const done = all.actions.remove('n');
      expect(counts(all)).toEqual(expected);
      call.resolve();
      await done;
      expect(counts(all)).toEqual(expected);
    });

    test('a deleted note counts again when the server refuses', async () => {
      const all = setUp({ 'notes/delete': refused }, mine().replyingTo(parentBy(others)).quoting(parentBy(others)));
      await all.actions.remove('n');
      expect(counts(all)).toEqual([2, 2]);
    });
  });

  test('a note comes back when the server refuses to delete it', async () => {
    const { actions, notes } = setUp({ 'notes/delete': refused });
    expect(await actions.remove('n')).toEqual({ ok: false, error: refused });
    expect(notes.get('n')?.id).toBe('n');
  });

  test.each(['before', 'while'])(
    'EN6 EN8 a deletion succeeds when its answer is lost but the live connection reported it %s the request',
    async (when) => {
      const call = pending<void>();
      const { actions, notes } = setUp({ 'notes/delete': call.answer });
      if (when === 'before') notes.remove('n');
      const done = actions.remove('n');
      if (when === 'while') notes.remove('n');
      call.reject(new NetworkError());
      expect({ result: await done, isDeleted: notes.isDeleted('n') }).toEqual({ result: { ok: true, value: undefined }, isDeleted: true });
    },
  );

  test('EN8 a reported deletion of another note does not count for this one', async () => {
    const call = pending<void>();
    const { actions, notes } = setUp({ 'notes/delete': call.answer });
    const done = actions.remove('n');
    notes.remove('another');
    call.reject(new NetworkError());
    expect({ ok: (await done).ok, isDeleted: notes.isDeleted('n') }).toEqual({ ok: false, isDeleted: false });
  });

  test('deleting a note that is already gone succeeds', async () => {
    const { actions, notes } = setUp({ 'notes/delete': apiError({ status: 404, code: 'NO_SUCH_NOTE' }) });
    expect(await actions.remove('n')).toMatchObject({ ok: true });
    expect(notes.isDeleted('n')).toBe(true);
  });
});

describe('a change that is already made on the server', () => {
  const shown = (build: (built: ReturnType<typeof note>) => ReturnType<typeof note>) => build(note().id('n')).build();

  test.each([
    ['unreact', 'notes/reactions/delete', 'NOT_REACTED'],
    ['react', 'notes/reactions/create', 'ALREADY_REACTED'],
  ] as const)('the state of the server is adopted when it refuses to %s because that is done already', async (action, endpoint, code) => {
    const now = action === 'react' ? shown((built) => built.reactions({ '👍': 1 }, '👍')) : shown((built) => built.reactions({}));
    const before = action === 'react' ? note().id('n') : note().id('n').reactions({ '👍': 1 }, '👍');
    const { actions, notes } = setUp({ [endpoint]: apiError({ code }), 'notes/show': now }, before);
    expect(await actions[action]('n', '👍')).toMatchObject({ ok: true });
    expect({ reactions: notes.get('n')?.reactions, myReaction: notes.get('n')?.myReaction ?? null }).toEqual({
      reactions: now.reactions,
      myReaction: now.myReaction ?? null,
    });
  });

  test('EN4 adopting the state of the server does not undo a live change that arrived meanwhile', async () => {
    const call = pending<WireNote>();
    const { actions, notes, api, clock } = setUp({
      'notes/reactions/create': apiError({ code: 'ALREADY_REACTED' }),
      'notes/show': call.answer,
    });
    const done = actions.react('n', '👍');
    await settled();
    expect(api.paramsOf('notes/show')).toHaveLength(1);
    clock.advance(10);
    notes.patch('n', (record) => ({ ...record, reactions: { '👍': 1, '🎉': 1 }, myReaction: '👍' }));
    clock.advance(10);
    call.resolve(shown((built) => built.reactions({ '👍': 1 }, '👍')));
    await done;
    expect(notes.get('n')?.reactions).toEqual({ '👍': 1, '🎉': 1 });
  });

  test('a note does not change when its state cannot be loaded', async () => {
    const { actions, notes } = setUp({ 'notes/reactions/create': apiError({ code: 'ALREADY_REACTED' }) });
    expect(await actions.react('n', '👍')).toMatchObject({ ok: false });
    expect(notes.get('n')?.reactions).toEqual({});
  });
});

describe('voting', () => {
  test('a vote shows at once and is undone when the server refuses it', async () => {
    const { actions, notes } = setUp(
      { 'notes/polls/vote': refused },
      note()
        .id('n')
        .poll(poll(['a', 'b'])),
    );
    const done = actions.vote('n', 1);
    expect(notes.get('n')?.poll?.choices[1]).toMatchObject({ votes: 1, isVoted: true });
    await done;
    expect(notes.get('n')?.poll?.choices[1]).toMatchObject({ votes: 0, isVoted: false });
  });
});
