import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import { FIRST_DASHBOARD, withWidgets } from '~/services/workspace/dashboards';
import { takeWidgets } from '~/workspace/dashboard/takeWidgets';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import { storedWidgets } from '../../fixtures/oneDashboard';

const STORED = [
  { name: 'memo', id: 'x', place: 'left', data: { showHeader: false } },
  { name: 'button', id: 'y', place: 'right', data: { label: 'Press' } },
  { name: 'notifications', id: 'z', place: null, data: { height: 500, excludeTypes: ['reaction'], unknown: 1 } },
];

const answer = (widgets: unknown): ApiScript => ({ 'i/registry/get-all': { theme: 'x', widgets } });

function start(api: ApiScript, local = new MemoryLocalStore()) {
  const made = createTestRoot({ me: user('alice').me(), api, local });
  const shown = () => runInAction(() => storedWidgets(made.root.workspace.document));
  return { ...made, shown };
}

describe('the widgets of other clients', () => {
  test('a dashboard that was never arranged takes those that it knows, with their options and heights', async () => {
    const { root, shown } = start(answer(STORED));
    await takeWidgets(root);
    expect(shown()?.map(({ kind, options }) => ({ kind, options }))).toEqual([
      { kind: 'memo', options: { showHeader: false } },
      { kind: 'notifications', options: { excludeTypes: ['reaction'] } },
    ]);
    expect(shown()![1]!.h).toBe(10);
  });

  test('they are asked for once', async () => {
    const local = new MemoryLocalStore();
    await takeWidgets(start(answer([]), local).root);
    const again = start(answer(STORED), local);
    await takeWidgets(again.root);
    expect({ calls: again.api.calls, dashboard: again.shown() }).toEqual({ calls: [], dashboard: null });
  });

  test('a dashboard that people have arranged stays', async () => {
    const { root, api, shown } = start(answer(STORED));
    runInAction(() => root.workspace.change((document) => withWidgets(document, FIRST_DASHBOARD, [])));
    await takeWidgets(root);
    expect({ calls: api.calls, dashboard: shown() }).toEqual({ calls: [], dashboard: [] });
  });

  test.each([
    ['an account that has none', undefined],
    ['something that is no list', 'x'],
    ['entries that are no widgets', [null, 3, { name: 5 }, { name: '__proto__' }]],
  ])('%s changes nothing', async (_what, widgets) => {
    const { root, shown } = start(answer(widgets));
    await takeWidgets(root);
    expect(shown()).toBeNull();
  });

  test('without an answer, the next start asks again', async () => {
    const local = new MemoryLocalStore();
    await takeWidgets(start({ 'i/registry/get-all': new NetworkError('away') }, local).root);
    const next = start(answer(STORED), local);
    await takeWidgets(next.root);
    expect(next.shown()).toHaveLength(2);
  });
});
