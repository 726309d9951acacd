import { describe, expect, test, vi } from 'vitest';
import { NetworkError, StorageError } from '~/lib/AppError';
import { peek } from '~/lib/peek';
import { addToClip, removeFromClip, takeClip } from '~/stores/resources/content/clips';
import { createOutboxes } from '~/stores/posting/Outboxes';
import { OUTBOX_KEY } from '~/stores/posting/OutboxEntry';
import { resumeOutbox } from '~/stores/posting/resumeOutbox';
import { UserActions } from '~/stores/userActions/UserActions';
import { NotePosts } from '~/stores/posting/NotePosts';
import { note, poll, user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { apiError } from '../../../fixtures/FakeApi';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';
import { noteToPost } from './support/OutboxWorld';

const me = user('me').me();
const bob = user('bob');
const BOB = 'user-bob';

const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await settled();
};

/** Everything of a browser that outlives a tab. */
const browserOf = () => ({ kv: new MemoryKeyValueStore(), local: new MemoryLocalStore(), tabs: new FakeTabs() });

/** A tab that knows a note by Bob with a poll. */
function open(stored = browserOf()) {
  const world = createTestRoot({ me, ...stored, api: { emojis: { emojis: [] }, i: me, 'users/notes': [] } });
  const { root, api, browser, clock } = world;
  const account = root.session.current;
  const wire = note()
    .id('n')
    .by(bob.build())
    .poll(poll(['tea', 'coffee']));
  account.ingest.note(wire.build(), 'fetch');
  account.ingest.users([bob.detailed()], 'fetch');
  const accepts = (...endpoints: readonly string[]) => {
    for (const endpoint of endpoints) api.on(endpoint as 'notes/reactions/delete', undefined);
    api.on('notes/show', wire.build());
    api.on('users/show', bob.detailed());
  };
  const online = async (isOnline: boolean): Promise<void> => {
    browser.set({ isOnline });
    await calm();
  };
  return {
    ...world,
    account,
    accepts,
    online,
    actions: account.noteActions,
    users: new UserActions(account),
    shown: () => peek(() => account.notes.get('n'))!,
    bob: () => peek(() => account.users.get(BOB))!,
    waits: () =>
      peek(() =>
        root
          .part(createOutboxes)
          .of(account)
          .entries.map((one) => ('kind' in one ? one.kind : 'note')),
      ),
    sent: () =>
      api.calls.filter(({ endpoint }) => /create|delete|vote|cancel|add-note|remove-note/.test(endpoint)).map(({ endpoint }) => endpoint),
    pass: async (ms: number) => {
      clock.advance(ms);
      await calm();
    },
  };
}

const renoteOf = ({ account, actions, local }: ReturnType<typeof open>) =>
  actions.renote('n', { visibility: 'public', localOnly: false }, (params) => new NotePosts(account, local).post(params));

describe('without a network', () => {
  test('a reaction shows at once, waits, and is sent once when the network is back', async () => {
    const tab = open();
    await tab.online(false);
    expect(await tab.actions.react('n', '👍')).toEqual({ ok: true, value: undefined });
    expect({ shown: tab.shown().myReaction, sent: tab.sent(), waits: peek(() => tab.account.later.about('n')) }).toEqual({
      shown: '👍',
      sent: [],
      waits: ['react'],
    });
    tab.accepts('notes/reactions/create');
    await tab.online(true);
    await tab.pass(60_000);
    expect({
      reactions: tab.shown().reactions,
      sent: tab.api.paramsOf('notes/reactions/create'),
      left: tab.kv.values.has(OUTBOX_KEY),
      waits: peek(() => tab.account.later.about('n')),
    }).toEqual({ reactions: { '👍': 1 }, sent: [{ noteId: 'n', reaction: '👍' }], left: false, waits: [] });
  });

  test('everything is sent in its order, notes among it', async () => {
    const tab = open();
    await tab.online(false);
    await tab.users.follow(BOB);
    await tab.root
      .part(createOutboxes)
      .of(tab.account)
      .post(noteToPost('hello'), () => {});
    await tab.actions.vote('n', 1);
    await addToClip(tab.account, 'c', 'n');
    await renoteOf(tab);
    expect(tab.waits()).toEqual(['follow', 'note', 'vote', 'clip', 'renote']);
    tab.accepts('following/create', 'notes/polls/vote', 'clips/add-note');
    tab.api.on('notes/create', ({ renoteId, text = null }) => ({
      createdNote: note()
        .id(renoteId ? 'mine' : 'posted')
        .by(user('me').build())
        .with({ text, ...(renoteId && { renoteId }) })
        .build(),
    }));
    await tab.online(true);
    expect({ sent: tab.sent(), waits: tab.waits() }).toEqual({
      sent: ['following/create', 'notes/create', 'notes/polls/vote', 'clips/add-note', 'notes/create'],
      waits: [],
    });
  });

  test.each<[string, (tab: ReturnType<typeof open>) => Promise<unknown>[]]>([
    ['a reaction that is taken back', ({ actions }) => [actions.react('n', '👍'), actions.unreact('n')]],
    ['a user who is followed and unfollowed', ({ users }) => [users.follow(BOB), users.unfollow(BOB)]],
    ['a note that leaves the clip again', ({ account }) => [addToClip(account, 'c', 'n'), removeFromClip(account, 'c', 'n')]],
  ])('%s sends nothing', async (_what, both) => {
    const tab = open();
    await tab.online(false);
    for (const step of both(tab)) await step;
    expect({ waits: tab.waits(), mine: tab.shown().myReaction ?? null, follows: tab.bob().isFollowing }).toEqual({
      waits: [],
      mine: null,
      follows: false,
    });
    await tab.online(true);
    expect(tab.sent()).toEqual([]);
  });

  test('the last of several reactions is sent', async () => {
    const tab = open();
    await tab.online(false);
    for (const reaction of ['👍', '🎉', '❤']) await tab.actions.react('n', reaction);
    expect({ waits: tab.waits(), reactions: tab.shown().reactions }).toEqual({ waits: ['react'], reactions: { '❤': 1 } });
  });

  test('a request to a locked account is withdrawn without a call', async () => {
    const tab = open();
    tab.account.ingest.users([bob.detailed({ isLocked: true })], 'fetch');
    await tab.online(false);
    await tab.users.follow(BOB);
    expect(tab.bob().hasPendingFollowRequestFromYou).toBe(true);
    await tab.users.cancelRequest(BOB);
    expect({ waits: tab.waits(), isPending: tab.bob().hasPendingFollowRequestFromYou }).toEqual({ waits: [], isPending: false });
  });

  test('a renote that is taken back is gone at once, and comes back when that is discarded', async () => {
    const tab = open();
    const renote = note()
      .id('outer')
      .by(user('me').build())
      .renoting(note().id('inner').with({ renoteCount: 1 }).build());
    tab.account.ingest.note(renote.build(), 'fetch');
    await tab.online(false);
    await tab.actions.remove('outer');
    const state = () => peek(() => ({ isGone: tab.account.notes.isDeleted('outer'), count: tab.account.notes.get('inner')?.renoteCount }));
    expect({ ...state(), waits: tab.waits() }).toEqual({ isGone: true, count: 0, waits: ['unrenote'] });
    const outbox = tab.root.part(createOutboxes).of(tab.account);
    await outbox.take(peek(() => outbox.entries[0]!.id));
    expect({ ...state(), isThere: peek(() => tab.account.notes.get('outer')) !== undefined }).toEqual({
      isGone: false,
      count: 1,
      isThere: true,
    });
  });

  test('an action that is discarded is taken back on the note', async () => {
    const tab = open();
    await tab.online(false);
    await tab.actions.vote('n', 0);
    expect(tab.shown().poll?.choices[0]).toMatchObject({ votes: 1, isVoted: true });
    const outbox = tab.root.part(createOutboxes).of(tab.account);
    const taken = await outbox.take(peek(() => outbox.entries[0]!.id));
    expect(tab.shown().poll?.choices[0]).toMatchObject({ votes: 0, isVoted: false });
    if (taken.ok && taken.value) await outbox.putBack(taken.value);
    expect(tab.shown().poll?.choices[0]).toMatchObject({ votes: 1, isVoted: true });
  });

  test('a browser that stores nothing says that the action failed', async () => {
    const tab = open();
    await tab.online(false);
    tab.kv.failure = new StorageError('full');
    tab.api.on('notes/reactions/create', new NetworkError('no way'));
    expect(await tab.actions.react('n', '👍')).toMatchObject({ ok: false });
    expect(tab.shown().myReaction ?? null).toBeNull();
  });

  test('the actions tell what they are about, because that may be unknown later', async () => {
    const tab = open();
    takeClip(tab.account, { id: 'c', name: 'Recipes', user: user('me').build() } as never);
    await tab.online(false);
    await tab.actions.vote('n', 1);
    await addToClip(tab.account, 'c', 'n');
    await tab.users.follow(BOB);
    const entries = peek(() => tab.root.part(createOutboxes).of(tab.account).entries);
    expect(entries.map((one) => 'about' in one && one.about)).toEqual([
      { user: { username: 'bob', host: null }, text: tab.shown().text, detail: 'coffee' },
      { user: { username: 'bob', host: null }, text: tab.shown().text, detail: 'Recipes' },
      { user: { username: 'bob', host: null }, text: null, detail: null },
    ]);
  });
});

describe('a lost answer', () => {
  test.each<[string, string, (tab: ReturnType<typeof open>) => Promise<unknown>, string]>([
    ['a reaction', 'notes/reactions/create', ({ actions }) => actions.react('n', '👍'), 'ALREADY_REACTED'],
    ['a removed reaction', 'notes/reactions/delete', ({ actions }) => actions.unreact('n'), 'NOT_REACTED'],
    ['a vote', 'notes/polls/vote', ({ actions }) => actions.vote('n', 0), 'ALREADY_VOTED'],
    ['a follow', 'following/create', ({ users }) => users.follow(BOB), 'ALREADY_FOLLOWING'],
    ['an unfollow', 'following/delete', ({ users }) => users.unfollow(BOB), 'NOT_FOLLOWING'],
    ['a clip', 'clips/add-note', ({ account }) => addToClip(account, 'c', 'n'), 'ALREADY_CLIPPED'],
  ])('%s that the server already has counts as done', async (_what, endpoint, act, code) => {
    const tab = open();
    tab.accepts();
    tab.api.on(endpoint as 'notes/reactions/delete', new NetworkError('no answer'));
    await act(tab);
    expect(tab.waits()).toHaveLength(1);
    tab.api.on(endpoint as 'notes/reactions/delete', apiError({ code }));
    await tab.pass(5_000);
    expect({ waits: tab.waits(), toasts: peek(() => tab.root.overlays.toasts.items.filter(({ kind }) => kind === 'error')) }).toEqual({
      waits: [],
      toasts: [],
    });
  });

  test('a renote that the server already has is not posted again', async () => {
    const tab = open();
    tab.api.on('notes/create', new NetworkError('no answer'));
    tab.api.on('users/notes', new NetworkError('no answer'));
    const done = renoteOf(tab);
    await calm();
    await tab.pass(1_500);
    expect(await done).toEqual({ ok: true, value: null });
    expect({ waits: tab.waits(), count: tab.shown().renoteCount }).toEqual({ waits: ['renote'], count: 1 });
    const calls = tab.api.paramsOf('notes/create').length;
    const mine = note()
      .id('mine')
      .by(user('me').build())
      .with({ text: null, renoteId: 'n', visibility: 'public', createdAt: new Date(tab.clock.now() - 1_000).toISOString() });
    tab.api.on('users/notes', [mine.build()]);
    await tab.pass(60_000);
    expect({ waits: tab.waits(), calls: tab.api.paramsOf('notes/create').length - calls, count: tab.shown().renoteCount }).toEqual({
      waits: [],
      calls: 0,
      count: 1,
    });
  });

  test('what was perhaps sent is not taken for unsent: the opposite is sent', async () => {
    const tab = open();
    tab.accepts();
    tab.api.on('notes/reactions/create', new NetworkError('no answer'));
    await tab.actions.react('n', '👍');
    await tab.online(false);
    await tab.actions.unreact('n');
    await tab.actions.react('n', '🎉');
    await tab.actions.unreact('n');
    expect(tab.waits()).toEqual(['unreact']);
    tab.accepts('notes/reactions/delete');
    await tab.online(true);
    expect({ deleted: tab.api.paramsOf('notes/reactions/delete').length, waits: tab.waits() }).toEqual({ deleted: 1, waits: [] });
  });

  test('while a reaction waits, the next one to the same note waits behind it', async () => {
    const tab = open();
    tab.accepts();
    tab.api.on('notes/reactions/create', new NetworkError('no answer'));
    await tab.actions.react('n', '👍');
    await tab.actions.react('n', '🎉');
    expect({ calls: tab.api.paramsOf('notes/reactions/create').length, waits: tab.waits() }).toEqual({ calls: 1, waits: ['react'] });
    tab.accepts('notes/reactions/create');
    await tab.pass(5_000);
    expect(tab.api.paramsOf('notes/reactions/create').map(({ reaction }) => reaction)).toEqual(['👍', '🎉']);
  });
});

describe('a refusal', () => {
  test('takes the reaction back on the note, and leaves it in the outbox with why', async () => {
    const tab = open();
    await tab.online(false);
    await tab.actions.react('n', '👍');
    await tab.users.follow(BOB);
    tab.accepts('following/create');
    tab.api.on('notes/reactions/create', apiError({ code: 'YOU_HAVE_BEEN_BLOCKED' }));
    await tab.online(true);
    const entries = () => peek(() => tab.root.part(createOutboxes).of(tab.account).entries);
    expect({
      mine: tab.shown().myReaction ?? null,
      left: entries().map(({ state, failure }) => `${state} ${failure?.answer?.server.code}`),
      follows: tab.bob().isFollowing,
      toasts: peek(() => tab.root.overlays.toasts.items.map(({ text }) => text)),
    }).toEqual({
      mine: null,
      left: ['refused YOU_HAVE_BEEN_BLOCKED'],
      follows: true,
      toasts: ["Something wasn't sent. Find it in your outbox."],
    });
    tab.accepts('notes/reactions/create');
    await tab.root.part(createOutboxes).of(tab.account).sendNow(entries()[0]!.id);
    expect({ mine: tab.shown().myReaction, left: entries() }).toEqual({ mine: '👍', left: [] });
  });
});

describe('what outlives a tab', () => {
  test('after a reload, the action shows as soon as the note is there, and is sent', async () => {
    const stored = browserOf();
    const before = open(stored);
    await before.online(false);
    await before.actions.react('n', '👍');
    before.root.dispose();

    const after = createTestRoot({ me, ...stored, api: { emojis: { emojis: [] }, i: me, 'notes/reactions/create': undefined } });
    after.browser.set({ isOnline: false });
    await resumeOutbox(after.root);
    await calm();
    const { notes, ingest } = after.root.session.current;
    ingest.note(note().id('n').by(bob.build()).build(), 'fetch');
    expect(peek(() => notes.get('n')?.myReaction)).toBe('👍');
    after.browser.set({ isOnline: true });
    await calm();
    after.clock.advance(60_000);
    await calm();
    expect(after.api.paramsOf('notes/reactions/create')).toEqual([{ noteId: 'n', reaction: '👍' }]);
    expect(peek(() => notes.get('n')?.reactions)).toEqual({ '👍': 1 });
  });

  test('two tabs send an action once, and both show what waits', async () => {
    const stored = browserOf();
    const [one, two] = [open(stored), open(stored)];
    vi.stubGlobal('navigator', { locks: undefined });
    await one.online(false);
    await two.online(false);
    two.root.part(createOutboxes).of(two.account);
    await one.actions.react('n', '👍');
    await calm();
    expect({ shown: two.shown().myReaction, waits: two.waits() }).toEqual({ shown: '👍', waits: ['react'] });
    for (const tab of [one, two]) tab.accepts('notes/reactions/create');
    await Promise.all([one.online(true), two.online(true)]);
    for (const tab of [one, two]) await tab.pass(5_000);
    const calls = [one, two].map(({ api }) => api.paramsOf('notes/reactions/create').length);
    expect({ sum: calls[0]! + calls[1]!, left: [one.waits(), two.waits()] }).toEqual({ sum: 1, left: [[], []] });
    vi.unstubAllGlobals();
  });
});

test('the outbox says once that actions wait, however many there are', async () => {
  const tab = open();
  tab.accepts();
  tab.api.on('notes/reactions/create', new NetworkError('no answer'));
  tab.api.on('following/create', new NetworkError('no answer'));
  await tab.actions.react('n', '👍');
  await tab.users.follow(BOB);
  await calm();
  const toasts = peek(() => tab.root.overlays.toasts.items);
  expect(toasts.map(({ text, action }) => `${text} ${action?.label}`)).toEqual([
    "Couldn't reach the server. It's kept and sent as soon as the server responds. Open outbox",
  ]);
});
