import { expect, test } from 'vitest';
import { readStoredPanes } from '~/services/workspace/storedPanes';

const visits = (...hrefs: string[]) => ({ entries: hrefs.map((href, key) => ({ href, key: String(key) })), index: hrefs.length - 1 });
const rect = { x: 0, y: 0, width: 300, height: 300 };

/** A stored workspace with columns `a`, the tabs `b` and `c`, a folded `d`, the window `e` and the minimized window `f`. */
const stored = (change: object = {}) => ({
  version: 0,
  data: {
    workspace: {
      panes: { a: { options: { onlyFiles: true } }, b: {}, c: { account: 'bob' }, d: {}, e: {}, f: {} },
      deck: {
        root: { type: 'split', direction: 'row', children: ['main', 'a', { type: 'tabs', tabs: ['b', 'c'], activeTabIndex: 1 }, 'd'] },
        collapsed: ['d'],
        ...change,
      },
      windows: [
        { paneId: 'e', rect, state: 'normal' },
        { paneId: 'f', rect, state: 'minimised' },
      ],
    },
    visits: Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, visits('/before', `/at-${id}`)])),
  },
});
const read = (value: unknown) => readStoredPanes(JSON.stringify(value));

test('the stored text tells which panes were on screen, what they showed, and for whom', () => {
  expect(read(stored())).toEqual({
    hasColumns: true,
    hasPanes: true,
    isMainShown: true,
    shown: [
      { paneId: 'a', href: '/at-a', visitKey: '1', account: null, options: { onlyFiles: true } },
      { paneId: 'c', href: '/at-c', visitKey: '1', account: 'bob', options: {} },
      { paneId: 'e', href: '/at-e', visitKey: '1', account: null, options: {} },
    ],
  });
});

test('a maximized column hides the others and the main pane', () => {
  const { isMainShown, shown } = read(stored({ maximised: 'a' }));
  expect(isMainShown).toBe(false);
  expect(shown.map(({ paneId }) => paneId)).toEqual(['a', 'e']);
});

test('windows without columns are known as well', () => {
  const { data } = stored({ root: null });
  const { hasColumns, isMainShown, shown } = read({ data });
  expect({ hasColumns, isMainShown, shown: shown.map(({ paneId }) => paneId) }).toEqual({
    hasColumns: false,
    isMainShown: true,
    shown: ['e'],
  });
});

test.each([
  ['a text that was cut', '{"data":'],
  ['something else', '"text"'],
  ['null', 'null'],
  ['a pane without visits', JSON.stringify({ data: { ...stored().data, visits: {} } })],
  ['a deck that is none', JSON.stringify({ data: { workspace: { deck: { root: 7 } } } })],
])('%s counts as an empty workspace', (_what, text) => {
  expect(readStoredPanes(text)).toEqual({ hasColumns: false, hasPanes: false, isMainShown: true, shown: [] });
});

test('a visit without an address is left out', () => {
  const { data } = stored();
  const { shown } = read({ data: { ...data, visits: { ...data.visits, a: { entries: [{ href: 7, key: '0' }], index: 0 } } } });
  expect(shown.map(({ paneId }) => paneId)).toEqual(['c', 'e']);
});
