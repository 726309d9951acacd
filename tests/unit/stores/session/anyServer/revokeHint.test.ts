import { describe, expect, test, vi } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { askToSignOut } from '~/stores/session/askToSignOut';
import { forgetAccount } from '~/stores/session/forgetAccount';
import { storedAccount } from '~/stores/session/storedAccount';
import { user } from '../../../../fixtures/builders';
import { createTestRoot, settled } from '../../../../fixtures/createTestRoot';
import { dialogOf } from '../../../../fixtures/dialogs';
import { FakeApi } from '../../../../fixtures/FakeApi';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../../../fixtures/memoryStores';

const alice = user('alice').me();
const anna = user('anna').me();
const FAR = 'https://far.test';
const LINK = { text: 'Apps at far.test', href: `${FAR}/settings/apps` };

/** A browser with alice of the page's server, and anna of another one, which gave the token as to an app. */
async function both(current: 'alice' | 'anna', kind: 'app' | 'own' = 'app') {
  const local = new MemoryLocalStore();
  const kv = new MemoryKeyValueStore();
  const far = new FakeApi({ i: anna, meta: { name: 'Far' } as WireMeta }, FAR);
  kv.values.set('accounts', [
    { id: alice.id, token: 'secret' },
    { id: anna.id, token: 'far secret', origin: FAR, kind },
  ]);
  storedAccount.save(local, current === 'alice' ? { token: 'secret', me: alice } : { origin: FAR, token: 'far secret', kind, me: anna });
  const { root } = createTestRoot({ local, kv, elsewhere: [far], api: { i: alice } });
  await root.accounts.load();
  return root;
}

const shown = (root: Awaited<ReturnType<typeof both>>) => vi.waitFor(() => dialogOf(root).options);

describe('signing out of an account that is used as that of an app', () => {
  test('the question says where its server ends that', async () => {
    const root = await both('anna');
    void askToSignOut(root, () => {});
    const { text, link } = (await shown(root)) as { text: string; link?: unknown };
    expect(text).toContain('Wisteria stays in the list of apps at far.test.');
    expect(link).toEqual(LINK);
  });

  test('a message says so when it was not the one in use', async () => {
    const root = await both('alice');
    await forgetAccount(root, `far.test/${anna.id}`);
    expect(await shown(root)).toMatchObject({ link: LINK });
  });

  test('signing out of all accounts names the server', async () => {
    const root = await both('alice');
    void askToSignOut(root, () => {}, { isOfAll: true });
    expect(await shown(root)).toMatchObject({ text: expect.stringContaining('far.test') });
  });

  test('with a token of its own, nothing is left', async () => {
    const root = await both('anna', 'own');
    void askToSignOut(root, () => {});
    expect(await shown(root)).not.toHaveProperty('link');
    root.overlays.closeAll();
    await forgetAccount(root, alice.id);
    await settled();
    expect(root.overlays.hasOpen()).toBe(false);
  });
});
