import { autorun } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import { createAccountScope } from '~/stores/session/createAccountScope';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { FakeHub } from '../../../fixtures/FakeHub';

const alice = user('alice');

/** The code that checks patterns comes late, which takes seconds on a busy machine. */
const LOADING = { timeout: 20_000 };

async function signedIn(me = alice.me()) {
  const all = createTestRoot({ me, api: { i: me, 'i/registry/get-all': {} } });
  all.network.socket.accept();
  const { mutes } = all.root.session.current;
  await mutes.loading;
  const update = async (fields: Parameters<typeof alice.me>[0]) => {
    all.network.socket.receiveOn('main', 'meUpdated', alice.me(fields));
    all.frames.next();
    await mutes.loading;
  };
  return { ...all, mutes, update };
}

const spoiler = { ...note().text('a spoiler').by(user('bob').build()).build(), files: [] };

describe('the mute rules of an account', () => {
  test('an account without mutes has no rules and loads nothing', async () => {
    const { mutes } = await signedIn();
    expect({ rules: mutes.rules, loading: mutes.loading }).toEqual({ rules: null, loading: null });
  });

  test('the rules of the stored account are available at once', async () => {
    const { mutes } = await signedIn(alice.me({ mutedWords: [['spoiler']] }));
    expect(mutes.rules?.folds(spoiler)).toBe(true);
  });

  test('MU9 the rules change when another tab or device changes the words', async () => {
    const { mutes, update } = await signedIn();
    await update({ mutedWords: [['spoiler']] });
    expect({ folds: mutes.rules?.folds(spoiler), hides: mutes.rules?.hides(spoiler) }).toEqual({ folds: true, hides: false });
    await update({ hardMutedWords: [['spoiler']] });
    expect({ folds: mutes.rules?.folds(spoiler), hides: mutes.rules?.hides(spoiler) }).toEqual({ folds: false, hides: true });
    await update({});
    expect(mutes.rules).toBeNull();
  });

  test('the rules stay the same when other data of the account change', async () => {
    const { mutes, update } = await signedIn(alice.me({ mutedWords: [['spoiler']] }));
    const seen = new Set<unknown>();
    const stop = autorun(() => seen.add(mutes.rules));
    await update({ mutedWords: [['spoiler']], name: 'New name' });
    stop();
    expect(seen.size).toBe(1);
  });

  test('MU5 a message names a pattern that is not searched and offers to edit it', async () => {
    const { mutes, root } = await signedIn(alice.me({ mutedWords: ['/a(?!b)/'] }));
    expect(mutes.rules?.folds(spoiler)).toBe(false);
    await vi.waitFor(() => expect(root.overlays.toasts.items).toHaveLength(1), LOADING);
    const [toast] = root.overlays.toasts.items;
    expect(toast).toMatchObject({ text: expect.stringContaining('/a(?!b)/') as string });
    toast?.action?.run();
    expect(root.overlays.stack.at(-1)).toMatchObject({ kind: 'window', id: 'mutedWords' });
    expect(root.overlays.stack.at(-1)?.scope).toBeUndefined();
  });

  test('MU5 WS11 the message opens the words of the account that has the pattern', async () => {
    const all = await signedIn();
    const { root } = all;
    const nothing = () => {};
    const other = createAccountScope({
      ...all,
      ...root,
      account: { me: user('carol').me({ mutedWords: ['/a(?!b)/'] }), token: 'token of carol' },
      server: root.session.current.server,
      hub: new FakeHub(),
      keepAction: async () => false,
      events: { onAuthFailure: nothing, onResumed: nothing, onRegistryUpdated: nothing, onTokenRegenerated: nothing },
      isCurrent: false,
    });
    await other.mutes.loading;
    other.mutes.rules?.folds(spoiler);
    await vi.waitFor(() => expect(root.overlays.toasts.items).toHaveLength(1), LOADING);
    root.overlays.toasts.items[0]?.action?.run();
    expect(root.overlays.stack.map((overlay) => ({ kind: overlay.kind, isForOther: overlay.scope === other }))).toEqual([
      { kind: 'window', isForOther: true },
    ]);
    other.dispose();
  });
});
