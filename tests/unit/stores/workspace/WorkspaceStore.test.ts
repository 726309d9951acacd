import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { tabbed, withRecord } from '~/services/workspace/columns';
import type { WorkspaceDocument } from '~/services/workspace/document';
import { currentHref, visitsOf } from '~/services/workspace/visits';
import { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { steps } from '../../services/workspace/arrangements';
import { noAccounts } from './noAccounts';
import { user } from '../../../fixtures/builders';
import { createTestRoot, FakePage, settled } from '../../../fixtures/createTestRoot';
import { FakeClock } from '../../../fixtures/FakeClock';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

const ACCOUNT = 'example.test/alice';

function open(local = new MemoryLocalStore(), account = ACCOUNT) {
  const clock = new FakeClock();
  let ids = 0;
  const store = new WorkspaceStore({
    local,
    isSafe: false,
    isAlone: false,
    clock,
    account,
    accounts: noAccounts(clock),
    newId: () => `pane-${++ids}`,
    viewport: () => ({ width: 1280, height: 800 }),
  });
  return { store, clock, local };
}

const paneIds = ({ windows }: Pick<WorkspaceDocument, 'windows'>): string[] => windows.map(({ paneId }) => paneId);

describe('windows of the workspace', () => {
  test('a new window is on top and offset from the others', () => {
    const { store } = open();
    const [a, b] = [store.openWindow('/@alice'), store.openWindow('/@bob')];
    expect(paneIds(store)).toEqual([a, b]);
    expect(store.windows[0]!.rect).not.toEqual(store.windows[1]!.rect);
  });

  test('WS3 an address that is already open comes to the top instead of opening twice', () => {
    const { store } = open();
    const a = store.openWindow('/@alice');
    store.openWindow('/@bob');
    store.setState(a, 'minimised');
    expect(store.openWindow('/@alice')).toBe(a);
    expect(store.windows.at(-1)).toMatchObject({ paneId: a, state: 'normal' });
  });

  test('a window that navigated no longer counts as its first address', () => {
    const { store } = open();
    const a = store.openWindow('/@alice');
    store.setVisits(a, {
      entries: [
        { href: '/@alice', key: '0' },
        { href: '/notes/1', key: '1' },
      ],
      index: 1,
    });
    expect(store.openWindow('/@alice')).not.toBe(a);
  });

  test('WS4 a snapped window remembers its floating position', () => {
    const { store } = open();
    const a = store.openWindow('/@alice');
    const { rect } = store.windows[0]!;
    store.setState(a, 'left');
    store.setState(a, 'normal');
    expect(store.windows[0]).toMatchObject({ rect, state: 'normal' });
  });

  test('moving a window makes it float', () => {
    const { store } = open();
    const a = store.openWindow('/@alice');
    store.setState(a, 'maximised');
    store.place(a, { x: 1, y: 2, width: 300, height: 300 });
    expect(store.windows[0]).toMatchObject({ rect: { x: 1, y: 2, width: 300, height: 300 }, state: 'normal' });
  });
});

describe('undo and redo', () => {
  test('undo brings back a closed window with its history', () => {
    const { store } = open();
    const a = store.openWindow('/@alice');
    store.setVisits(a, {
      entries: [
        { href: '/@alice', key: '0' },
        { href: '/notes/1', key: '1' },
      ],
      index: 1,
    });
    store.close(a);
    store.undo();
    expect(paneIds(store)).toEqual([a]);
    expect(store.visitsOf(a).entries).toHaveLength(2);
  });

  test('WS26 a closed window comes back alone, in its place, whatever happened since', () => {
    const { store } = open();
    const a = store.openWindow('/@alice');
    const { rect } = store.windows[0]!;
    const reopen = store.close(a);
    const b = store.openColumn('/@bob');
    reopen();
    expect({ windows: store.windows, deckPanes: store.deckPanes }).toEqual({
      windows: [{ paneId: a, rect, state: 'normal' }],
      deckPanes: ['main', b],
    });
    expect(currentHref(store.visitsOf(a))).toBe('/@alice');
  });

  test('a closed column comes back in its place while nothing else has changed', () => {
    const { store } = open();
    const [a, b] = [store.openColumn('/a'), store.openColumn('/b')];
    store.close(a)();
    expect(store.deckPanes).toEqual(['main', a, b]);
  });

  test('taking back a change of one column keeps what was done with others', () => {
    const { store } = open();
    const [a, b] = [store.openColumn('/a'), store.openColumn('/b')];
    const revert = store.changeRevocably((workspace) => withRecord(workspace, a, { title: 'Mine' }));
    store.close(b);
    revert();
    expect({ title: store.pane(a).title, deckPanes: store.deckPanes }).toEqual({ title: null, deckPanes: ['main', a] });
  });

  test('a hidden main pane comes back, whatever happened since', () => {
    const { store } = open();
    store.openColumn('/a');
    const show = store.close('main');
    store.openColumn('/b');
    show();
    expect(store.isMainShown).toBe(true);
  });

  test('WS5 raising a window is not a step', () => {
    const { store } = open();
    const a = store.openWindow('/@alice');
    store.openWindow('/@bob');
    store.raise(a);
    store.undo();
    expect(paneIds(store)).toEqual([a]);
  });

  test('WS5 undoing any steps restores the start, and redoing them the end', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 20 }), (all) => {
        const { store } = open();
        const before = store.document;
        for (const step of all) store.change(step);
        const after = store.document;
        while (store.canUndo) store.undo();
        expect(store.document).toEqual(before);
        while (store.canRedo) store.redo();
        expect(store.document).toEqual(after);
      }),
    );
  });

  test('WS5 a new step removes the steps to redo', () => {
    const { store } = open();
    store.openWindow('/@alice');
    store.undo();
    store.openColumn('/@bob');
    expect({ canRedo: store.canRedo, windowCount: store.windows.length }).toEqual({ canRedo: false, windowCount: 0 });
  });
});

describe('columns of the workspace', () => {
  test('a new column is last and has its own history and account', () => {
    const { store } = open();
    const a = store.openColumn('/timeline?src=local', { account: 'bob' });
    expect(store.deckPanes).toEqual(['main', a]);
    expect({ currentHref: currentHref(store.visitsOf(a)), account: store.pane(a).account }).toEqual({
      currentHref: '/timeline?src=local',
      account: 'bob',
    });
  });

  test('a duplicate shows the same next to the original', () => {
    const { store } = open();
    const a = store.openColumn('/@alice', { hasSound: true });
    store.openColumn('/@bob');
    const copy = store.duplicate(a);
    expect(store.deckPanes[2]).toBe(copy);
    expect({ currentHref: currentHref(store.visitsOf(copy)), hasSound: store.pane(copy).hasSound }).toEqual({
      currentHref: '/@alice',
      hasSound: true,
    });
  });

  test('a column floats and docks again', () => {
    const { store } = open();
    const a = store.openColumn('/@alice');
    store.float(a);
    expect({ hasColumns: store.hasColumns, paneIds: paneIds(store) }).toEqual({ hasColumns: false, paneIds: [a] });
    store.dock(a);
    expect({ deckPanes: store.deckPanes, windows: store.windows }).toEqual({ deckPanes: ['main', a], windows: [] });
  });

  test('a column that floated comes back to its place', () => {
    const { store } = open();
    const [a, b] = [store.openColumn('/@alice'), store.openColumn('/@bob')];
    store.float(a);
    store.openColumn('/@carol');
    store.dock(a);
    expect(store.deckPanes.slice(0, 3)).toEqual(['main', a, b]);
  });

  test('WS9 closing the main pane hides it until it is shown again', () => {
    const { store } = open();
    store.openColumn('/@alice');
    store.close('main');
    expect(store.isMainShown).toBe(false);
    store.showMain();
    expect(store.deckPanes[0]).toBe('main');
  });

  test('WS5 activating a tab or maximizing a column is not a step', () => {
    const { store } = open();
    const [a, b] = [store.openColumn('/a'), store.openColumn('/b')];
    store.change((workspace) => tabbed(workspace, b));
    store.showTab(a);
    store.maximize(a);
    expect([...store.shown]).toEqual([a]);
    store.undo();
    expect(store.deckPanes).toEqual(['main', a, b]);
  });

  test('restoring another workspace shows its addresses, and undo restores the previous ones', () => {
    const { store } = open();
    const a = store.openColumn('/timeline?src=local');
    const { workspace } = store.file;
    store.restore({ workspace, visits: { [a]: visitsOf('/timeline?src=global') } });
    const shown = () => store.deckPanes.slice(1).map((pane) => currentHref(store.visitsOf(pane)));
    expect(shown()).toEqual(['/timeline?src=global']);
    store.undo();
    expect(shown()).toEqual(['/timeline?src=local']);
  });

  test('WS11 panes of another account move to its own workspace on sign-out', () => {
    const { store, local } = open();
    const a = store.openColumn('/timeline?src=home', { account: 'bob' });
    store.openColumn('/timeline?src=local');
    store.handOver('bob', 'example.test/bob');
    const { store: theirs } = open(local, 'example.test/bob');
    expect({ deckPanes: theirs.deckPanes, account: theirs.pane(a).account, currentHref: currentHref(theirs.visitsOf(a)) }).toEqual({
      deckPanes: ['main', a],
      account: null,
      currentHref: '/timeline?src=home',
    });
  });
});

describe('saving the workspace', () => {
  test('WS6 the next visit finds the same windows in the same places', () => {
    const { store, clock, local } = open();
    const a = store.openWindow('/@alice');
    store.place(a, { x: 10, y: 20, width: 300, height: 400 });
    store.setVisits(a, {
      entries: [
        { href: '/@alice', key: '0' },
        { href: '/@alice/followers', key: '1' },
      ],
      index: 1,
    });
    clock.advance(300);
    const { store: again } = open(local);
    expect(again.document).toEqual(store.document);
    expect(again.visitsOf(a)).toEqual(store.visitsOf(a));
    expect([...again.openedElsewhere]).toEqual([a]);
  });

  test('WS22 a pane counts as opened elsewhere until somebody here opens it, or brings it back', () => {
    const { store, clock, local } = open();
    const mine = store.openWindow('/@alice');
    expect(store.openedElsewhere.has(mine)).toBe(false);
    clock.advance(300);
    const { store: again } = open(local);
    expect(again.openedElsewhere.has(mine)).toBe(true);
    again.close(mine);
    again.undo();
    expect(again.openedElsewhere.has(mine)).toBe(false);
    const { store: other } = open();
    other.adopt(store.file);
    expect([...other.openedElsewhere]).toEqual([mine]);
  });

  test('WS24 a pane keeps the name of its page for the next visit, also after it went elsewhere', () => {
    const { store, clock, local } = open();
    const a = store.openColumn('/@alice');
    store.setTitle(a, 'Alice');
    store.setVisits(a, { entries: [{ href: '/@bob', key: '0' }], index: 0 });
    clock.advance(300);
    expect(open(local).store.visitsOf(a)).toEqual({ entries: [{ href: '/@bob', key: '0' }], index: 0, title: 'Alice' });
  });

  test('the last change is saved when the page closes', () => {
    const { store, local } = open();
    store.openWindow('/@alice');
    store.flush();
    expect(open(local).store.windows).toHaveLength(1);
  });

  test('nothing is stored when nothing is open', () => {
    const { store, local, clock } = open();
    store.close(store.openWindow('/@alice'));
    clock.advance(300);
    expect(local.get(`workspace::${ACCOUNT}`)).toBeNull();
  });

  test('WS7 a damaged part is dropped without affecting the rest', () => {
    const local = new MemoryLocalStore();
    const good = { paneId: 'a', rect: { x: 1, y: 2, width: 300, height: 300 }, state: 'left' };
    const workspace = {
      panes: { a: { title: null }, b: { title: 7 }, c: 'x' },
      windows: [good, good, { ...good, paneId: 'b', rect: { x: 'far' } }, { ...good, paneId: 'c' }, { ...good, paneId: 'ghost' }, null],
    };
    const visits = { a: { entries: [{ href: '/@alice', key: '0' }, { href: 'https://evil.example' }], index: 9 }, b: { entries: [] } };
    local.set(`workspace::${ACCOUNT}`, JSON.stringify({ version: 0, data: { workspace, visits } }));
    const { store } = open(local);
    expect(store.windows).toEqual([good]);
    expect(store.visitsOf('a')).toEqual({ entries: [{ href: '/@alice', key: '0' }], index: 0 });
  });

  test('WS7 text that is not a workspace is put aside', () => {
    const local = new MemoryLocalStore();
    local.set(`workspace::${ACCOUNT}`, '{');
    expect(open(local).store.windows).toEqual([]);
    expect(local.get(`broken::workspace::${ACCOUNT}`)).toBe('{');
  });
});

describe('the workspace of a start', () => {
  test('WS8 what the last visit left open is there at once', () => {
    const { store, local } = open();
    store.openColumn('/@alice');
    store.flush();
    const { hasColumns, deckPanes, openedElsewhere } = open(local).store;
    expect({ hasColumns, columns: deckPanes.length, elsewhere: openedElsewhere.size }).toEqual({
      hasColumns: true,
      columns: 2,
      elsewhere: 1,
    });
  });

  test('WS16 safe mode neither uses nor changes the stored workspace', async () => {
    const page = new FakePage();
    page.href = 'https://example.test/?safe';
    const { store, local } = open();
    store.openColumn('/@alice');
    store.flush();
    const before = local.get(`workspace::${ACCOUNT}`);
    const { root, clock, api } = createTestRoot({ me: user('alice').me(), local, page });
    await root.workspaceKeeper.start();
    expect({ isSafe: root.workspace.isSafe, hasColumns: root.workspace.hasColumns }).toEqual({ isSafe: true, hasColumns: false });
    root.workspace.openColumn('/@bob');
    clock.advance(10_000);
    await settled();
    expect({ stored: local.get(`workspace::${ACCOUNT}`), calls: api.calls }).toMatchObject({ stored: before, calls: [] });
  });

  test('WS28 a window of the browser for one page neither uses nor changes the stored workspace, also after a reload', async () => {
    const { store, local } = open();
    store.openColumn('/@alice');
    store.flush();
    const before = local.get(`workspace::${ACCOUNT}`);
    const page = new FakePage();
    page.href = 'https://example.test/timeline?alone';
    const sessionLocal = new MemoryLocalStore();
    const opened = async () => {
      const { root, clock } = createTestRoot({ me: user('alice').me(), local, page, sessionLocal });
      await root.workspaceKeeper.start();
      const { isAlone, isSafe, hasColumns } = runInAction(() => root.workspace);
      root.workspace.openColumn('/@bob');
      clock.advance(10_000);
      await settled();
      return { isAlone, isSafe, hasColumns, isUnchanged: local.get(`workspace::${ACCOUNT}`) === before };
    };
    const alone = { isAlone: true, isSafe: false, hasColumns: false, isUnchanged: true };
    expect(await opened()).toEqual(alone);
    page.href = 'https://example.test/notes/abc';
    expect(await opened()).toEqual(alone);
  });
});
