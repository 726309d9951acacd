import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved, withColumn, withoutPane } from '~/services/workspace/columns';
import { rootOf } from '~/services/workspace/deck';
import { leavesOf } from '~/services/workspace/deckTree';
import { emptyWorkspace, MAIN_PANE, newPane, type WorkspaceDocument } from '~/services/workspace/document';
import { mergeWorkspace } from '~/services/workspace/mergeWorkspace';
import type { WorkspaceFile } from '~/services/workspace/parseWorkspace';
import { readStrictly } from '~/services/workspace/strictWorkspace';
import { visitsOf } from '~/services/workspace/visits';
import { withWindow } from '~/services/workspace/windows';
import { steps, type Step } from './arrangements';

const fileOf = (workspace: WorkspaceDocument): WorkspaceFile => ({
  workspace,
  visits: Object.fromEntries(Object.keys(workspace.panes).map((id) => [id, visitsOf('/')])),
});
const columns = (...ids: string[]): WorkspaceDocument =>
  ids.reduce<WorkspaceDocument>((workspace, id) => withColumn(workspace, id, newPane), emptyWorkspace);
const merge = (base: WorkspaceDocument, ours: WorkspaceDocument, theirs: WorkspaceDocument): WorkspaceDocument =>
  mergeWorkspace(fileOf(base), fileOf(ours), fileOf(theirs)).workspace;
const deckOf = ({ deck }: WorkspaceDocument): readonly string[] => leavesOf(rootOf(deck));

const base = columns('a', 'b');

describe('merging the workspaces of two tabs or devices', () => {
  test('WS13 columns that either of them added are kept', () => {
    const merged = merge(base, withColumn(base, 'mine', newPane), withColumn(base, 'theirs', newPane));
    expect(deckOf(merged)).toEqual(['main', 'a', 'b', 'mine', 'theirs']);
  });

  test('WS13 windows that either of them opened are kept', () => {
    const rect = { x: 1, y: 2, width: 300, height: 300 };
    const merged = merge(base, moved(base, 'b', 'left'), withWindow(base, 'w', rect));
    expect({ deckOf: deckOf(merged), windows: merged.windows.map(({ paneId }) => paneId) }).toEqual({
      deckOf: ['main', 'b', 'a'],
      windows: ['w'],
    });
  });

  test('WS13 a pane that one closed and the other left unchanged is removed', () => {
    expect(deckOf(merge(base, withoutPane(base, 'a'), withColumn(base, 'c', newPane)))).toEqual(['main', 'b', 'c']);
  });

  test('WS13 a pane that one closed and the other changed is kept', () => {
    const renamed = { ...base, panes: { ...base.panes, a: { ...newPane, title: 'Important' } } };
    const merged = merge(base, withoutPane(base, 'a'), renamed);
    expect(merged.panes['a']?.title).toBe('Important');
    expect(deckOf(merged)).toContain('a');
  });

  test('when only one of them changed something, the result is that change', () => {
    const changed = moved(base, 'b', 'left');
    expect(merge(base, changed, base)).toEqual(changed);
    expect(merge(base, base, changed)).toEqual(changed);
  });

  describe('merging leaves what is in view to each of them:', () => {
    const tabs = (front: number, ...more: string[]): WorkspaceDocument => {
      const ids = ['a', 'b', ...more];
      const root = { type: 'split', direction: 'row', children: ['main', { type: 'tabs', tabs: ids, activeTabIndex: front }] } as const;
      return { ...columns(...ids), deck: { ...columns(...ids).deck, root: { ...root, splitPercentages: [50, 50] } } };
    };
    const windows = (...ids: string[]): WorkspaceDocument =>
      ids.reduce((workspace, id) => withWindow(workspace, id, { x: 1, y: 2, width: 300, height: 300 }), emptyWorkspace);

    test('WS22 merging keeps the tab in front', () => {
      expect(merge(tabs(0), tabs(0), tabs(1))).toEqual(tabs(0));
      expect(merge(tabs(0), tabs(0), tabs(2, 'c'))).toEqual(tabs(0, 'c'));
    });

    test('WS22 merging keeps the column that fills the deck', () => {
      const maximised = (workspace: WorkspaceDocument, pane: string | null): WorkspaceDocument => ({
        ...workspace,
        deck: { ...workspace.deck, maximised: pane },
      });
      expect(merge(base, base, maximised(base, 'a')).deck.maximised).toBeNull();
      expect(merge(base, maximised(base, 'a'), withColumn(base, 'c', newPane)).deck.maximised).toBe('a');
      expect(merge(base, maximised(base, 'a'), withoutPane(base, 'a')).deck.maximised).toBeNull();
    });

    test('WS22 merging keeps the order of windows, with new ones below', () => {
      const order = ({ windows: all }: WorkspaceDocument): readonly string[] => all.map(({ paneId }) => paneId);
      expect(order(merge(windows('a', 'b'), windows('a', 'b'), windows('b', 'a', 'c')))).toEqual(['c', 'a', 'b']);
    });

    test('WS22 another tab in front is no change of the layout, so that merging takes over a change elsewhere', () => {
      expect(merge(tabs(0), tabs(1), tabs(0, 'c'))).toEqual(tabs(1, 'c'));
    });
  });

  test('WS13 after any changes, every pane is in one place and nothing that was added is lost', () => {
    const some = fc.array(steps, { maxLength: 8 });
    const after = (from: WorkspaceDocument, all: readonly Step[]): WorkspaceDocument => all.reduce((ws, step) => step(ws), from);
    fc.assert(
      fc.property(some, some, some, (first, mine, their) => {
        const from = after(emptyWorkspace, first);
        const [ours, theirs] = [after(from, mine), after(from, their)];
        const merged = merge(from, ours, theirs);
        const shown = [...deckOf(merged), ...merged.windows.map(({ paneId }) => paneId)];
        expect(shown.filter((pane) => pane !== MAIN_PANE).toSorted()).toEqual(Object.keys(merged.panes).toSorted());
        expect(new Set(shown).size).toBe(shown.length);
        const added = [...Object.keys(ours.panes), ...Object.keys(theirs.panes)].filter((id) => !from.panes[id]);
        expect(added.filter((id) => !merged.panes[id])).toEqual([]);
      }),
    );
  });
});

describe('readStrictly', () => {
  test('a valid file is accepted', () => {
    expect(readStrictly(JSON.parse(JSON.stringify(fileOf(base))))).toEqual({ ok: true, file: fileOf(base) });
  });

  test.each([
    ['an unknown key', { ...fileOf(base), color: 'red' }, 'color'],
    [
      'a wrong type',
      { ...fileOf(base), visits: { ...fileOf(base).visits, a: { entries: [{ href: 7, key: '0' }], index: 0 } } },
      'workspace.panes.a',
    ],
    ['an address elsewhere', { ...fileOf(base), visits: { ...fileOf(base).visits, a: visitsOf('//evil.example/') } }, 'workspace.panes.a'],
    ['nothing of ours', { theme: {} }, 'workspace'],
    ['a key that would change objects', JSON.parse('{"workspace":{"__proto__":{"x":1}},"visits":{}}'), 'workspace.__proto__'],
  ])('WS14 a file with %s is refused with the path of the problem', (_what, data, path) => {
    expect(readStrictly(data)).toEqual({ ok: false, path });
  });
});
