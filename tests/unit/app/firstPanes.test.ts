import { expect, test } from 'vitest';
import { beginData, firstPanes, type FirstPlace } from '~/app/firstPanes';
import type { PageEntry } from '~/registry/PageEntry';
import type { Preload } from '~/registry/definePage';
import { RouteTable } from '~/router/RouteTable';
import type { StoredPane } from '~/services/workspace/storedPanes';
import type { RootStore } from '~/stores/RootStore';
import { settled } from '../../fixtures/createTestRoot';

const page = (id: string, preload?: PageEntry['preload']): PageEntry => ({
  id,
  routes: [{ pattern: `/${id}/:of?` }],
  load: () => Promise.reject(new Error('not asked for')),
  ...(preload && { preload }),
});
const pane = (paneId: string, href: string, more: Partial<StoredPane> = {}): StoredPane => ({
  paneId,
  href,
  visitKey: '0',
  account: null,
  options: {},
  ...more,
});
const place = (shown: readonly StoredPane[], more: Partial<FirstPlace> = {}, pages = [page('notes'), page('list')]): FirstPlace => ({
  routes: new RouteTable(pages),
  href: '/notes',
  visitKey: 'first',
  stored: { hasColumns: true, hasPanes: true, isMainShown: true, shown },
  me: 'alice',
  ...more,
});
const asked = (found: ReturnType<typeof firstPanes>) => found.map(({ pane: of }) => of && `${of.paneId} ${of.params['of'] ?? ''}`.trim());

test('the main pane is first, and what the last visit left on screen follows', () => {
  const found = firstPanes(place([pane('a', '/list/7', { options: { onlyFiles: true } }), pane('b', '/notes')]));
  expect(asked(found)).toEqual(['main', 'a 7', 'b']);
  expect(found.map((one) => one.pane?.visitKey)).toEqual(['first', '0', '0']);
  expect(found[1]).toMatchObject({ match: { page: { id: 'list' } }, pane: { options: { onlyFiles: true } } });
});

test('panes of other accounts, and a main pane behind others, need their code alone', () => {
  const stored = { hasColumns: true, hasPanes: true, isMainShown: false, shown: [pane('a', '/list/7', { account: 'bob' })] };
  const found = firstPanes(place([], { stored }));
  expect(found.map(({ match }) => match.page.id)).toEqual(['notes', 'list']);
  expect(asked(found)).toEqual([null, null]);
});

test('a pane that names the account in use is its own', () => {
  expect(asked(firstPanes(place([pane('a', '/list/7', { account: 'alice' })])))).toEqual(['main', 'a 7']);
});

test('the start loads no data of pages that visitors may not open, in the main pane and beside it', () => {
  const pages = [page('notes'), { ...page('list'), requires: 'signedIn' as const }];
  const stored = [pane('a', '/list/7'), pane('b', '/notes')];
  expect(asked(firstPanes(place(stored, { me: null, href: '/list/8' }, pages)))).toEqual([null, null, 'b']);
});

test('addresses without a page are left out', () => {
  expect(asked(firstPanes(place([pane('a', '/nowhere'), pane('b', '/list/7')], { href: '/nowhere' })))).toEqual(['b 7']);
});

test('the data of all panes are asked for at once, and one that cannot be asked for holds nothing up', async () => {
  const calls: string[] = [];
  let answer = () => {};
  const preload: Preload = (_root, { paneId }) => {
    calls.push(paneId);
    return new Promise((resolve) => (answer = resolve));
  };
  const pages = [page('notes', () => Promise.resolve({ default: preload })), page('list', () => Promise.reject(new Error('gone')))];
  const recorded: string[] = [];
  const askForData = beginData(firstPanes(place([pane('a', '/list/7'), pane('b', '/notes/7', { account: 'bob' })], {}, pages)), {
    record: (ask) => {
      const asked = ask();
      recorded.push(...calls);
      return asked;
    },
    end: () => recorded.push('end'),
  });
  await settled();
  expect(calls).toEqual([]);
  let isDone = false;
  void askForData({} as RootStore).then(() => (isDone = true));
  await settled();
  expect(calls).toEqual(['main']);
  expect(recorded).toEqual(['main', 'end']);
  expect(isDone).toBe(false);
  answer();
  await settled();
  expect(isDone).toBe(true);
});
