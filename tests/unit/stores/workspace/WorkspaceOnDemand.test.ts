import { expect, test, vi } from 'vitest';
import type { AppError } from '~/lib/AppError';
import { emptyDeck, emptyWorkspace, type Deck } from '~/services/workspace/document';
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

test('WS8 loads nothing when nothing was left open', async () => {
  const { workspace, load } = onDemand();
  await workspace.restore();
  expect(load).not.toHaveBeenCalled();
});

test('WS8 loads what the last visit left open', async () => {
  const { workspace, local, store } = onDemand();
  local.set('workspace::a', '{}');
  await workspace.restore();
  expect(workspace.store).toBe(store);
});

test.each<[string, Deck, boolean]>([
  ['columns', { ...emptyDeck, root: { type: 'split', direction: 'row', children: ['main', 'a'], splitPercentages: [50, 50] } }, true],
  ['windows alone', emptyDeck, false],
])('WS8 knows of stored %s before it loads them', (_what, deck, hasColumns) => {
  const { workspace, local } = onDemand();
  workspaceFile('a').save(local, { workspace: { ...emptyWorkspace, deck }, visits: {} });
  expect(workspace.stored).toEqual({ hasColumns });
});

test('WS8 expects no columns in a stored text that is broken', () => {
  const { workspace, local } = onDemand();
  local.set('workspace::a', '{"data":');
  expect(workspace.stored).toEqual({ hasColumns: false });
});

test('WS8 loads once, with the first window', async () => {
  const { workspace, load, store } = onDemand();
  await Promise.all([workspace.openWindow('/a'), workspace.openWindow('/b')]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(store.openWindow.mock.calls).toEqual([
    ['/a', undefined],
    ['/b', undefined],
  ]);
});

test('tells when it cannot be loaded, and tries again with the next window', async () => {
  const { workspace, load, errors, store } = onDemand();
  load.mockRejectedValueOnce(new TypeError('gone'));
  await workspace.openWindow('/a');
  expect(errors).toHaveLength(1);
  await workspace.openWindow('/a');
  expect(store.openWindow).toHaveBeenCalledTimes(1);
});

test('WS12 is kept beyond this tab from the moment that it is connected', async () => {
  const { workspace, keeper, load } = onDemand();
  await workspace.connect();
  expect(keeper.start).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
  workspace.dispose();
  expect(keeper.dispose).toHaveBeenCalledTimes(1);
});

test('WS16 in safe mode nothing that was stored is used', async () => {
  const { workspace, local, load, keeper } = onDemand({ isSafe: true });
  local.set('workspace::a', '{}');
  await workspace.restore();
  await workspace.connect();
  expect(load).not.toHaveBeenCalled();
  expect(keeper.start).not.toHaveBeenCalled();
});
