import { describe, expect, test } from 'vitest';
import { WORKSPACE_SCOPE } from '~/stores/workspace/WorkspaceSync';
import type { RootStore } from '~/stores/RootStore';
import { user } from '../../../fixtures/builders';
import { apiError } from '../../../fixtures/FakeApi';
import { createTestRoot, settled, type TestRootOptions } from '../../../fixtures/createTestRoot';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

const alice = user('alice').me();

/** One scope of a server's registry. */
function registry() {
  const values = new Map<string, unknown>();
  const api = {
    i: alice,
    'i/registry/get-all': {},
    'i/registry/keys-with-type': () => Object.fromEntries([...values.keys()].map((key) => [key, 'object'])),
    'i/registry/get': ({ key }: { key: string }) => {
      if (!values.has(key)) throw apiError({ code: 'NO_SUCH_KEY' });
      return structuredClone(values.get(key));
    },
    'i/registry/set': ({ key, value }: { key: string; value: unknown }) => void values.set(key, structuredClone(value)),
    'i/registry/remove': ({ key }: { key: string }) => void values.delete(key),
  };
  return { values, api: api as unknown as NonNullable<TestRootOptions['api']> };
}

async function device(server: ReturnType<typeof registry>, options: TestRootOptions = {}) {
  const made = createTestRoot({ me: alice, api: server.api, ...options });
  await made.root.workspaceKeeper.start();
  return made;
}

const panesOf = ({ workspace }: RootStore): readonly string[] => workspace.deckPanes;

/** Waits until changes are saved, sent and answered. */
async function pass({ clock }: Awaited<ReturnType<typeof device>>): Promise<void> {
  clock.advance(300);
  clock.advance(1000);
  await settled();
}

describe('a workspace on the server', () => {
  test('WS12 a new browser gets the whole workspace back', async () => {
    const server = registry();
    const first = await device(server);
    first.root.workspace.openColumn('/timeline?src=local');
    first.root.workspace.openWindow('/@bob');
    await pass(first);
    const second = await device(server);
    expect(second.root.workspace.file).toEqual(first.root.workspace.file);
  });

  test('WS12 an empty workspace is not sent', async () => {
    const server = registry();
    const { root } = await device(server);
    expect({ valueCount: server.values.size, panes: panesOf(root) }).toEqual({ valueCount: 0, panes: ['main'] });
  });

  test('WS13 the changes of two devices are merged', async () => {
    const server = registry();
    const [first, second] = [await device(server), await device(server, { idPrefix: 'other' })];
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    second.root.workspace.openColumn('/timeline?src=global');
    await second.root.workspaceKeeper.sync.receive(WORKSPACE_SCOPE, 'default', server.values.get('default'));
    await pass(second);
    expect(panesOf(second.root)).toHaveLength(3);
    await first.root.workspaceKeeper.sync.receive(WORKSPACE_SCOPE, 'default', server.values.get('default'));
    expect([...panesOf(first.root)].toSorted()).toEqual([...panesOf(second.root)].toSorted());
  });

  test('two devices with different places in a column do not answer each other for ever', async () => {
    const server = registry();
    const [first, second] = [await device(server), await device(server, { idPrefix: 'other' })];
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    const hear = async ({ root }: typeof first): Promise<void> =>
      root.workspaceKeeper.sync.receive(WORKSPACE_SCOPE, 'default', server.values.get('default'));
    await hear(second);
    await pass(second);
    const [, column] = panesOf(first.root);
    const entries = [
      { href: '/timeline?src=local', key: '0' },
      { href: '/@bob', key: '1' },
    ];
    first.root.workspace.setVisits(column!, { entries, index: 1 });
    await pass(first);
    const sent = () => [first, second].map(({ api }) => api.paramsOf('i/registry/set').length);
    const before = sent();
    for (let round = 0; round < 3; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one answers the other
      for (const one of [second, first]) await hear(one).then(() => pass(one));
    }
    expect(sent()).toEqual(before);
  });

  test('WS13 a late message about an older version does not reopen a closed pane', async () => {
    const server = registry();
    const first = await device(server);
    first.root.workspace.openColumn('/timeline?src=local');
    first.root.workspace.openColumn('/timeline?src=global');
    await pass(first);
    const before = structuredClone(server.values.get('default'));
    const closed = panesOf(first.root).at(-1)!;
    first.root.workspace.close(closed);
    await pass(first);
    await first.root.workspaceKeeper.sync.receive(WORKSPACE_SCOPE, 'default', before);
    expect(panesOf(first.root)).not.toContain(closed);
  });

  test('WS13 changes that another device made during a lost connection are kept', async () => {
    const server = registry();
    const [first, second] = [await device(server), await device(server, { idPrefix: 'other' })];
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    second.root.workspace.openColumn('/timeline?src=global');
    await pass(second);
    const wiped = await device(server);
    expect(panesOf(wiped.root)).toHaveLength(3);
    expect([...panesOf(wiped.root)].toSorted()).toEqual([...panesOf(second.root)].toSorted());
  });

  test('WS13 changes by another device are requested again after a failure', async () => {
    const server = registry();
    const [first, second] = [await device(server), await device(server, { idPrefix: 'other' })];
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    second.root.workspace.openColumn('/timeline?src=global');
    await pass(second);
    first.api.on('i/registry/get', apiError({ status: 500, code: 'INTERNAL_ERROR' }));
    await first.root.workspaceKeeper.sync.receive(WORKSPACE_SCOPE, 'default', server.values.get('default'));
    expect(panesOf(first.root)).toHaveLength(2);
    first.api.on('i/registry/get', server.api['i/registry/get']);
    first.clock.advance(5000);
    await settled();
    expect([...panesOf(first.root)].toSorted()).toEqual([...panesOf(second.root)].toSorted());
  });

  test('WS13 a profile that another device removed is written again', async () => {
    const server = registry();
    const first = await device(server);
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    server.values.clear();
    first.root.workspace.openColumn('/timeline?src=global');
    await pass(first);
    expect(panesOf((await device(server)).root)).toHaveLength(3);
  });

  test('WS7 an unreadable version on the server closes nothing', async () => {
    const server = registry();
    const local = new MemoryLocalStore();
    const first = await device(server, { local });
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    first.root.dispose();
    server.values.set('default', 'nonsense');
    const again = await device(server, { local });
    expect(panesOf(again.root)).toHaveLength(2);
  });

  test('nothing is requested after disposal', async () => {
    const server = registry();
    const first = await device(server);
    first.root.workspace.openColumn('/timeline?src=local');
    first.api.on('i/registry/set', apiError({ code: 'INTERNAL_ERROR' }));
    first.clock.advance(300);
    first.clock.advance(1000);
    first.root.dispose();
    await settled();
    expect(first.clock.pendingTimers).toBe(0);
  });

  test('its own echo changes nothing', async () => {
    const server = registry();
    const first = await device(server);
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    const { document } = first.root.workspace;
    await first.root.workspaceKeeper.sync.receive(WORKSPACE_SCOPE, 'default', server.values.get('default'));
    expect(first.root.workspace.document).toBe(document);
  });

  test('a workspace can have several profiles', async () => {
    const server = registry();
    const first = await device(server);
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    const keeper = first.root.workspaceKeeper;
    await keeper.sync.saveAs('work');
    first.root.workspace.openColumn('/timeline?src=global');
    await pass(first);
    expect(keeper.sync.profiles).toEqual(['default', 'work']);
    await keeper.switchTo('default');
    expect({ profile: keeper.sync.profile, panesOfCount: panesOf(first.root).length }).toEqual({ profile: 'default', panesOfCount: 2 });
    await keeper.switchTo('work');
    expect(panesOf(first.root)).toHaveLength(3);
    await keeper.sync.remove('default');
    expect(keeper.sync.profiles).toEqual(['work']);
  });

  test('WS12 switching profiles during an answer does not mix them', async () => {
    const server = registry();
    const first = await device(server);
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    const { sync } = first.root.workspaceKeeper;
    await sync.saveAs('work');
    first.root.workspace.openColumn('/timeline?src=global');
    await pass(first);
    const work = panesOf(first.root);
    await sync.switchTo('default');
    const waiting: (() => void)[] = [];
    first.api.on('i/registry/get', async ({ key }) => {
      if (key === 'work' || waiting.length > 0) await new Promise<void>((resolve) => waiting.push(resolve));
      return structuredClone(server.values.get(key));
    });
    const switched = sync.switchTo('work');
    await settled();
    const second = await device(server, { idPrefix: 'other' });
    second.root.workspace.openColumn('/@bob');
    await pass(second);
    const received = sync.receive(WORKSPACE_SCOPE, 'default', server.values.get('default'));
    await settled();
    for (const answer of waiting) {
      answer();
      await settled();
    }
    await Promise.all([switched, received]);
    await pass(first);
    expect({ profile: sync.profile, panesOf: panesOf(first.root) }).toEqual({ profile: 'work', panesOf: work });
  });

  test('syncing continues after an invalid answer', async () => {
    const server = registry();
    const first = createTestRoot({ me: alice, api: { ...server.api, 'i/registry/keys-with-type': null as never } });
    await first.root.workspaceKeeper.start();
    first.api.on('i/registry/keys-with-type', {});
    first.root.workspace.openColumn('/timeline?src=local');
    await pass(first);
    expect([...server.values.keys()]).toEqual(['default']);
  });
});

describe('two tabs', () => {
  test('WS13 two tabs show the columns of both', async () => {
    const server = registry();
    const shared = { local: new MemoryLocalStore(), kv: new MemoryKeyValueStore(), tabs: new FakeTabs() };
    const [first, second] = [await device(server, shared), await device(server, { ...shared, idPrefix: 'other' })];
    first.root.workspace.openColumn('/timeline?src=local');
    first.clock.advance(300);
    await settled();
    second.root.workspace.openColumn('/timeline?src=global');
    second.clock.advance(300);
    await settled();
    expect(panesOf(first.root).length).toBe(3);
    expect(panesOf(second.root).length).toBe(3);
  });
});

describe('the history of versions', () => {
  test('WS15 the last versions are kept, and restoring one can be undone', async () => {
    const made = await device(registry());
    const { workspace, workspaceKeeper } = made.root;
    for (let i = 0; i < 25; i += 1) {
      workspace.openColumn(`/@user${i}`);
      made.clock.advance(300);
      await settled();
      made.clock.advance(6 * 60_000);
      await settled();
    }
    const list = await workspaceKeeper.snapshots.load();
    expect(list).toHaveLength(20);
    await workspaceKeeper.replace(list.at(-1)!.file);
    expect(panesOf(made.root)).toHaveLength(7);
    workspace.undo();
    expect(panesOf(made.root)).toHaveLength(26);
  });

  test('WS15 a restored version is shown at once, even if saving the history takes long', async () => {
    const made = await device(registry());
    const { workspace, workspaceKeeper } = made.root;
    const { file } = workspace;
    workspace.openColumn('/@alice');
    void workspaceKeeper.replace(file);
    expect(panesOf(made.root)).toEqual(['main']);
  });
});
