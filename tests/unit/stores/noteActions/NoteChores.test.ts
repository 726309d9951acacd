import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import { NoteChores } from '~/stores/noteActions/NoteChores';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';

function setUp(script: ApiScript = {}) {
  const { root, api } = createTestRoot({ me: user('alice').me(), api: script });
  const account = runInAction(() => root.session.current);
  return { api, account, chores: new NoteChores(account) };
}

describe('what one can do about a note', () => {
  test.each([
    ['favorite', 'notes/favorites/create'],
    ['unfavorite', 'notes/favorites/delete'],
    ['muteThread', 'notes/thread-muting/create'],
    ['unmuteThread', 'notes/thread-muting/delete'],
  ] as const)('%s calls %s', async (method, endpoint) => {
    const { chores, api } = setUp({ [endpoint]: undefined });
    expect([await chores[method]('n'), api.paramsOf(endpoint)]).toEqual([{ ok: true, value: undefined }, [{ noteId: 'n' }]]);
  });

  test('pinning takes over the account, whose pinned notes changed', async () => {
    const { chores, account } = setUp({ 'i/pin': user('alice').me({ pinnedNoteIds: ['n'] }) });
    await chores.pin('n');
    expect(runInAction(() => account.me?.pinnedNoteIds)).toEqual(['n']);
  });

  test('what is pinned or no longer so shows on an own profile that is open, with notes that were not there yet', async () => {
    const alice = user('alice');
    const pinned = note().by(alice.build()).build();
    const { chores, account } = setUp({
      'i/pin': alice.me({ pinnedNoteIds: [pinned.id], pinnedNotes: [pinned] }),
      'i/unpin': alice.me(),
    });
    account.ingest.users([alice.detailed()], 'fetch');
    const shown = () => runInAction(() => account.users.get(alice.me().id)?.pinnedNoteIds?.map((id) => account.notes.get(id)?.id));
    await chores.pin(pinned.id);
    expect(shown()).toEqual([pinned.id]);
    await chores.unpin(pinned.id);
    expect(shown()).toEqual([]);
  });

  test('the state of a note is asked for', async () => {
    const { chores } = setUp({ 'notes/state': { isFavorited: true, isMutedThread: false } });
    expect(await chores.state('n')).toEqual({ ok: true, value: { isFavorited: true, isMutedThread: false } });
  });

  test('a translation is asked for once and kept', async () => {
    const { chores, api, account } = setUp({ 'notes/translate': { sourceLang: 'JA', text: 'hello' } });
    await chores.translate('n', 'en-US');
    await chores.translate('n', 'en-US');
    expect([account.noteActions.translationOf('n')?.text, api.paramsOf('notes/translate').length]).toEqual(['hello', 1]);
  });

  test('a translation is not asked for again while it is on its way, and can be after it failed', async () => {
    const { chores, api, account } = setUp({ 'notes/translate': new NetworkError() });
    const state = () => runInAction(() => account.noteActions.translationOf('n'));
    const first = chores.translate('n', 'en-US');
    expect([state(), (await chores.translate('n', 'en-US')).ok]).toEqual([null, false]);
    await first;
    expect([state(), api.paramsOf('notes/translate').length]).toEqual([undefined, 1]);
    api.on('notes/translate', { sourceLang: 'JA', text: 'hello' });
    await chores.translate('n', 'en-US');
    expect(state()?.text).toBe('hello');
  });

  test('a server without a translator answers with a number, which is a failure', async () => {
    const { chores } = setUp({ 'notes/translate': 204 });
    expect((await chores.translate('n', 'en-US')).ok).toBe(false);
  });

  test('pinning to a channel keeps what is pinned there', async () => {
    const channel = { id: 'c', name: 'Gardens', userId: 'user-alice', pinnedNoteIds: ['old', 'n'] };
    const { chores, api } = setUp({ 'channels/show': channel, 'channels/update': channel });
    await chores.setChannelPin('c', 'new', true);
    await chores.setChannelPin('c', 'n', false);
    expect(api.paramsOf('channels/update')).toEqual([
      { channelId: 'c', pinnedNoteIds: ['new', 'old', 'n'] },
      { channelId: 'c', pinnedNoteIds: ['old'] },
    ]);
  });

  test('pinning to a channel that cannot be read changes nothing', async () => {
    const { chores, api } = setUp({ 'channels/show': apiError({ code: 'NO_SUCH_CHANNEL' }) });
    expect((await chores.setChannelPin('c', 'n', true)).ok).toBe(false);
    expect(api.paramsOf('channels/update')).toEqual([]);
  });
});
