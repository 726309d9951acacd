import { describe, expect, test } from 'vitest';
import {
  DASHBOARD_LIMIT,
  dashboardsOf,
  dashboardWith,
  FIRST_DASHBOARD,
  SIDE_DASHBOARD,
  withName,
  withNewDashboard,
  withoutDashboard,
  withOwnDashboard,
  withWidgets,
} from '~/services/workspace/dashboards';
import { emptyWorkspace, type WidgetRecord, type WorkspaceDocument } from '~/services/workspace/document';
import { mergeWorkspace } from '~/services/workspace/mergeWorkspace';
import { parseWorkspace } from '~/services/workspace/parseWorkspace';
import { readStrictly } from '~/services/workspace/strictWorkspace';

const memo = (id: string): WidgetRecord => ({ id, kind: 'memo', x: 0, y: 0, w: 4, h: 3, options: {} });
const named = (id: string, name: string, widgets: readonly WidgetRecord[] | null = []) => ({ id, name, widgets });
const ids = (workspace: WorkspaceDocument): string[] => dashboardsOf(workspace).map(({ id }) => id);

describe('the dashboards of a workspace', () => {
  test('DB20 everybody has a dashboard for the page and one for the side panel', () => {
    expect(ids(emptyWorkspace)).toEqual([FIRST_DASHBOARD, SIDE_DASHBOARD]);
  });

  test('DB20 a new dashboard is the last one, and beyond the limit there is none', () => {
    const one = withNewDashboard(emptyWorkspace, named('n', 'New'));
    expect(ids(one)).toEqual([FIRST_DASHBOARD, SIDE_DASHBOARD, 'n']);
    const many = Array.from({ length: 30 }).reduce<WorkspaceDocument>(
      (all, _, index) => withNewDashboard(all, named(`${index}`, 'x')),
      one,
    );
    expect(ids(many)).toHaveLength(DASHBOARD_LIMIT);
  });

  test('DB20 a dashboard gets a name and widgets of its own', () => {
    const changed = withWidgets(withName(emptyWorkspace, SIDE_DASHBOARD, '  Evening '), SIDE_DASHBOARD, [memo('m')]);
    expect(dashboardWith(changed, SIDE_DASHBOARD)).toEqual(named(SIDE_DASHBOARD, 'Evening', [memo('m')]));
    expect(dashboardWith(changed, FIRST_DASHBOARD)).toEqual({ id: FIRST_DASHBOARD, name: null, widgets: null });
  });

  test('DB20 a dashboard can be deleted, but not the last one', () => {
    const one = withoutDashboard(emptyWorkspace, FIRST_DASHBOARD);
    expect(ids(one)).toEqual([SIDE_DASHBOARD]);
    expect(withoutDashboard(one, SIDE_DASHBOARD)).toBe(one);
    // A place that showed the deleted one shows the first one that is left.
    expect(dashboardWith(one, FIRST_DASHBOARD).id).toBe(SIDE_DASHBOARD);
  });

  test('DB16 a dashboard of this device stays when another device deletes the shared one', () => {
    const own = withOwnDashboard(withNewDashboard(emptyWorkspace, named('n', 'New')), 'n', [memo('m')]);
    const { dashboards } = withoutDashboard({ ...own, ownDashboards: [] }, 'n');
    expect(dashboardWith({ ...own, dashboards }, 'n').widgets).toEqual([memo('m')]);
  });
});

describe('stored dashboards', () => {
  const old = { panes: {}, deck: emptyWorkspace.deck, windows: [], startPane: null };

  test('DB20 the one dashboard of an earlier version becomes the first one', () => {
    const { workspace } = parseWorkspace({ workspace: { ...old, dashboard: [memo('m')], ownDashboard: [memo('o')] }, visits: {} })!;
    expect(workspace.dashboards).toEqual([{ id: FIRST_DASHBOARD, name: null, widgets: [memo('m')] }]);
    expect(workspace.ownDashboards).toEqual([{ id: FIRST_DASHBOARD, name: null, widgets: [memo('o')] }]);
    expect(parseWorkspace({ workspace: { ...old, dashboard: null }, visits: {} })!.workspace).toEqual(emptyWorkspace);
  });

  test('DB20 an exported workspace of an earlier version can be imported', () => {
    const read = readStrictly({ workspace: { ...old, dashboard: [memo('m')] }, visits: {} });
    expect(read).toMatchObject({ ok: true, file: { workspace: { dashboards: [{ id: FIRST_DASHBOARD }] } } });
  });

  test('damaged dashboards are left out, and names that are too long are cut', () => {
    const dashboards = [null, { id: 7 }, named('a', 'x'.repeat(80), [memo('m')]), named('a', 'twice'), { id: 'b', name: ' ', widgets: 3 }];
    expect(parseWorkspace({ workspace: { ...old, dashboards }, visits: {} })!.workspace.dashboards).toEqual([
      named('a', 'x'.repeat(50), [memo('m')]),
      { id: 'b', name: null, widgets: null },
    ]);
  });
});

describe('dashboards that two devices changed', () => {
  const file = (workspace: WorkspaceDocument) => ({ workspace, visits: {} });
  const merged = (ours: WorkspaceDocument, theirs: WorkspaceDocument, base = emptyWorkspace) =>
    mergeWorkspace(file(base), file(ours), file(theirs)).workspace;

  test('DB20 dashboards that either device added stay', () => {
    const both = merged(withNewDashboard(emptyWorkspace, named('a', 'A')), withNewDashboard(emptyWorkspace, named('b', 'B')));
    expect(ids(both).toSorted()).toEqual(['a', 'b', FIRST_DASHBOARD, SIDE_DASHBOARD]);
  });

  test('DB20 one device renames a dashboard while another arranges it', () => {
    const base = withNewDashboard(emptyWorkspace, named('a', 'A'));
    const both = merged(withName(base, 'a', 'Evening'), withWidgets(base, 'a', [memo('m')]), base);
    expect(dashboardWith(both, 'a')).toEqual(named('a', 'Evening', [memo('m')]));
  });

  test('DB20 a dashboard that one device deletes goes, unless the other one has changed it', () => {
    const base = withNewDashboard(emptyWorkspace, named('a', 'A'));
    const without = withoutDashboard(base, 'a');
    expect(ids(merged(withName(base, FIRST_DASHBOARD, 'One'), without, base))).not.toContain('a');
    expect(ids(merged(withWidgets(base, 'a', [memo('m')]), without, base))).toContain('a');
  });
});
