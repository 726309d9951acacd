import { expect, test, vi } from 'vitest';
import type { AppError } from '~/lib/AppError';
import { WorkspaceOnDemand } from '~/stores/workspace/WorkspaceOnDemand';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

function onDemand() {
  const local = new MemoryLocalStore();
  const store = { openWindow: vi.fn<(href: string) => string>(), dispose: vi.fn<() => void>() };
  const load = vi.fn<() => Promise<WorkspaceStore>>(() => Promise.resolve(store as unknown as WorkspaceStore));
  const errors: AppError[] = [];
  const workspace = new WorkspaceOnDemand({ local, account: 'a', load, onError: (error) => errors.push(error) });
  return { local, store, load, errors, workspace };
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
