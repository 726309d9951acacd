import { describe, expect, test } from 'vitest';
import { dashboardPlace, type DashboardPlace } from '~/workspace/dashboard/dashboardPlace';
import { isDashboardShown, toggleDashboard } from '~/workspace/dashboard/toggleDashboard';
import type { ShellKind } from '~/workspace/lib/shellKind';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { mainPaneAt } from '../../../fixtures/mainPaneAt';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

const openWorkspace = () => createTestRoot({ me: user('alice').me() }).root.workspace;

describe('DB10 the dashboard has room', () => {
  test.each<[ShellKind, boolean, DashboardPlace]>([
    ['full', true, 'panel'],
    ['full', false, 'drawer'],
    ['phone', false, 'drawer'],
    ['phone', true, 'drawer'],
    ['visitor', true, null],
    ['zen', true, null],
    ['reduced', true, null],
  ])('DB10 in the shell "%s" (wide: %s), the dashboard is shown as %s', (kind, isWide, place) => {
    expect(dashboardPlace({ kind, isWide, panes: mainPaneAt('/'), workspace: openWorkspace() })).toBe(place);
  });

  test.each<[string, boolean, DashboardPlace]>([
    ['/dashboard', true, null],
    ['/dashboard?x#y', false, null],
    ['/dashboards', true, 'panel'],
  ])('DB10 with the main pane at %s (wide: %s), the dashboard is shown as %s', (href, isWide, place) => {
    expect(dashboardPlace({ kind: 'full', isWide, panes: mainPaneAt(href), workspace: openWorkspace() })).toBe(place);
  });

  test('DB10 the panel is not shown while a column or a window shows the dashboard', () => {
    const store = openWorkspace();
    const place = (isWide = true, href = '/') => dashboardPlace({ kind: 'full', isWide, panes: mainPaneAt(href), workspace: store });
    expect(place()).toBe('panel');
    const column = store.openColumn('/dashboard');
    expect({ wide: place(), narrow: place(false) }).toEqual({ wide: null, narrow: 'drawer' });
    store.close(column);
    expect(place()).toBe('panel');
    const window = store.openWindow('/dashboard');
    expect(place()).toBeNull();
    store.setState(window, 'minimised');
    expect(place()).toBe('panel');
  });

  test('DB10 the panel is shown when the main pane with the dashboard is hidden', () => {
    const store = openWorkspace();
    store.openColumn('/@bob');
    store.close('main');
    expect(dashboardPlace({ kind: 'full', isWide: true, panes: mainPaneAt('/dashboard'), workspace: store })).toBe('panel');
  });
});

describe('DB11 whether the panel is shown', () => {
  test('DB11 whether the panel is shown is remembered on this device, and is not a step of the workspace', async () => {
    const local = new MemoryLocalStore();
    const open = () => createTestRoot({ me: user('alice').me(), local });
    const before = open();
    expect(isDashboardShown(before.root, 'panel')).toBe(true);
    const store = before.root.workspace;
    toggleDashboard(before.root, 'panel');
    expect({ isDashboardShown: isDashboardShown(before.root, 'panel'), canUndo: store.canUndo }).toEqual({
      isDashboardShown: false,
      canUndo: false,
    });
    await settled();
    const after = open();
    expect(isDashboardShown(after.root, 'panel')).toBe(false);
    toggleDashboard(after.root, 'panel');
    expect(isDashboardShown(after.root, 'panel')).toBe(true);
  });

  test('DB11 toggling does nothing in a place without a dashboard', () => {
    const one = createTestRoot({ me: user('alice').me() });
    toggleDashboard(one.root, null);
    expect({ showDashboard: one.root.settings.get('showDashboard'), isDashboardShown: isDashboardShown(one.root, null) }).toEqual({
      showDashboard: true,
      isDashboardShown: false,
    });
  });
});
