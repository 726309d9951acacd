import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import type { ApiScript } from '../../../fixtures/FakeApi';

function setUp(script: ApiScript = {}) {
  const { root, api } = createTestRoot({ me: user('alice').me(), api: script });
  const account = runInAction(() => root.session.current);
  return { api, account, actions: account.noteActions };
}

const DONE = { ok: true, value: undefined };

describe('the relation of the viewer to a note', () => {
  test.each([
    ['setFavorite', true, 'notes/favorites/create'],
    ['setFavorite', false, 'notes/favorites/delete'],
    ['setThreadMuted', true, 'notes/thread-muting/create'],
    ['setThreadMuted', false, 'notes/thread-muting/delete'],
  ] as const)('%s(%s) calls %s', async (method, isOn, endpoint) => {
    const { actions, api } = setUp({ [endpoint]: undefined });
    expect(await actions[method]('n', isOn)).toEqual(DONE);
    expect(api.paramsOf(endpoint)).toEqual([{ noteId: 'n' }]);
  });

  test('the server is asked for the state of a note', async () => {
    const { actions } = setUp({ 'notes/state': { isFavorited: true, isMutedThread: false } });
    expect(await actions.state('n')).toEqual({ ok: true, value: { isFavorited: true, isMutedThread: false } });
  });
});

describe('pinning', () => {
  test('a pin changes the pinned notes of the account', async () => {
    const { actions, account } = setUp({ 'i/pin': user('alice').me({ pinnedNoteIds: ['n'] }) });
    await actions.setPinned('n', true);
    expect(runInAction(() => account.me?.pinnedNoteIds)).toEqual(['n']);
  });

  test('a pin and its removal show on the open profile of the viewer, with notes that were not known yet', async () => {
    const alice = user('alice');
    const pinned = note().by(alice.build()).build();
    const { actions, account } = setUp({
      'i/pin': alice.me({ pinnedNoteIds: [pinned.id], pinnedNotes: [pinned] }),
      'i/unpin': alice.me(),
    });
    account.ingest.users([alice.detailed()], 'fetch');
    const shown = () => runInAction(() => account.users.get(alice.me().id)?.pinnedNoteIds?.map((id) => account.notes.get(id)?.id));
    await actions.setPinned(pinned.id, true);
    expect(shown()).toEqual([pinned.id]);
    await actions.setPinned(pinned.id, false);
    expect(shown()).toEqual([]);
  });
});

describe('translating', () => {
  const translation = { sourceLang: 'JA', text: 'hello' };

  test('a note is translated once, and the translation is kept', async () => {
    const { actions, account, api } = setUp({ 'notes/translate': translation });
    await actions.translate('n', 'en-US');
    await actions.translate('n', 'en-US');
    expect(runInAction(() => account.noteActions.translations.get('n'))).toEqual(translation);
    expect(api.paramsOf('notes/translate')).toHaveLength(1);
  });

  test('a second request waits for the first one, and may try again after it failed', async () => {
    const { actions, account, api } = setUp({ 'notes/translate': new NetworkError() });
    const known = () => runInAction(() => account.noteActions.translations.get('n'));
    const first = actions.translate('n', 'en-US');
    expect(known()).toBeNull();
    expect(await actions.translate('n', 'en-US')).toMatchObject({ ok: false });
    await first;
    expect(known()).toBeUndefined();
    expect(api.paramsOf('notes/translate')).toHaveLength(1);
    api.on('notes/translate', translation);
    await actions.translate('n', 'en-US');
    expect(known()).toEqual(translation);
  });

  test('a number as the answer of a server without a translator is a failure', async () => {
    const { actions } = setUp({ 'notes/translate': 204 });
    expect(await actions.translate('n', 'en-US')).toMatchObject({ ok: false });
  });

  test('the oldest translations make room for new ones', async () => {
    const { actions, account } = setUp({ 'notes/translate': translation });
    for (let n = 0; n <= 200; n += 1) await actions.translate(`n${n}`, 'en-US');
    expect(runInAction(() => account.noteActions.translations.get('n0'))).toBeUndefined();
    expect(runInAction(() => account.noteActions.translations.get('n200'))).toEqual(translation);
  });
});
