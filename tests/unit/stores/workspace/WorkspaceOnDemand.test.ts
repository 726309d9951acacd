import { expect, test, vi } from 'vitest';
import type { AppError } from '~/lib/AppError';
import { emptyDeck, emptyWorkspace, type Deck } from '~/services/workspace/document';
import { storedWorkspace } from '~/stores/workspace/storedWorkspace';
import { workspaceFile } from '~/stores/workspace/workspaceFile';
import { WorkspaceOnDemand } from '~/stores/workspace/WorkspaceOnDemand';
import type { WorkspaceKeeper } from '~/stores/workspace/WorkspaceKeeper';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

function onDemand({ isSafe = false } = {}) {
  const local = new MemoryLocalStore();
  const store = { openWindow: vi.fn<(href: string) => string>(), dispose: vi.fn<() => void>() };
  const load = vi.fn<() => Promise<WorkspaceStore>>(() => Promise.resolve(store as unknown as WorkspaceStore));
  const errors: AppError[] = [];
  const keeper = { start: vi.fn<() => Promise<void>>(async () => {}), dispose: vi.fn<() => void>() };
  const loadKeeper = async () => keeper as unknown as WorkspaceKeeper;
  const workspace = new WorkspaceOnDemand({ local, account: 'a', isSafe, load, loadKeeper, onError: (error) => errors.push(error) });
  return { local, store, load, errors, keeper, workspace };
}

test('WS8 nothing is loaded when nothing was left open', async () => {
  const { workspace, load } = onDemand();
  await workspace.restore();
  expect(load).not.toHaveBeenCalled();
});

test('WS8 what the last visit left open is loaded', async () => {
  const { workspace, local, store } = onDemand();
  local.set('workspace::a', '{}');
  await workspace.restore();
  expect(workspace.store).toBe(store);
});

test.each<[string, Deck, boolean]>([
  ['columns', { ...emptyDeck, root: { type: 'split', direction: 'row', children: ['main', 'a'], splitPercentages: [50, 50] } }, true],
  ['windows without columns', emptyDeck, false],
])('WS8 stored %s are known before they are loaded', (_what, deck, hasColumns) => {
  const local = new MemoryLocalStore();
  workspaceFile('a').save(local, { workspace: { ...emptyWorkspace, deck }, visits: {} });
  expect(storedWorkspace(local, 'a', false)).toMatchObject({ hasColumns });
});

test('WS8 an unreadable stored workspace counts as one without columns', () => {
  const local = new MemoryLocalStore();
  local.set('workspace::a', '{"data":');
  expect(storedWorkspace(local, 'a', false)).toMatchObject({ hasColumns: false, shown: [] });
});

test('WS8 the first window loads the workspace once', async () => {
  const { workspace, load, store } = onDemand();
  await Promise.all([workspace.openWindow('/a'), workspace.openWindow('/b')]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(store.openWindow.mock.calls).toEqual([
    ['/a', undefined],
    ['/b', undefined],
  ]);
});

test('a failure is reported, and the next window tries again', async () => {
  const { workspace, load, errors, store } = onDemand();
  load.mockRejectedValueOnce(new TypeError('gone'));
  await workspace.openWindow('/a');
  expect(errors).toHaveLength(1);
  await workspace.openWindow('/a');
  expect(store.openWindow).toHaveBeenCalledTimes(1);
});

test('WS12 connecting starts sharing the workspace', async () => {
  const { workspace, keeper, load } = onDemand();
  await workspace.connect();
  expect(keeper.start).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
  workspace.dispose();
  expect(keeper.dispose).toHaveBeenCalledTimes(1);
});

test('WS16 safe mode ignores the stored workspace', async () => {
  const { workspace, local, load, keeper } = onDemand({ isSafe: true });
  local.set('workspace::a', '{}');
  await workspace.restore();
  await workspace.connect();
  expect(load).not.toHaveBeenCalled();
  expect(keeper.start).not.toHaveBeenCalled();
});
