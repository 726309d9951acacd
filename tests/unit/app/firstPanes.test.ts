import { expect, test } from 'vitest';
import { askForData, firstPanes } from '~/app/firstPanes';
import type { WireMe } from '~/api/wire';
import type { PageEntry } from '~/registry/PageEntry';
import type { Preload } from '~/registry/definePage';
import { RouteTable } from '~/router/RouteTable';
import type { RootStore } from '~/stores/RootStore';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';

const alice = user('alice').me();

const page = (id: string, preload?: PageEntry['preload']): PageEntry => ({
  icon: 'note',
  id,
  routes: [{ pattern: `/${id}/:of?` }],
  load: () => Promise.reject(new Error('not asked for')),
  ...(preload && { preload }),
});
const PAGES = [page('notes'), page('list')];

/** A start with what the last visit left open. */
function start(
  arrange: (workspace: RootStore['workspace']) => void = () => {},
  { me = alice, pages = PAGES }: { me?: WireMe | null; pages?: PageEntry[] } = {},
) {
  const { root } = createTestRoot({ me });
  arrange(root.workspace);
  return (href = '/notes', isPhone = false) => firstPanes(root, new RouteTable(pages), { href, current: { key: 'first' } }, isPhone);
}

const asked = (found: ReturnType<typeof firstPanes>) =>
  found.map(({ match, pane: of }) => of && `${of.paneId === 'main' ? 'main' : match.page.id} ${of.params['of'] ?? ''}`.trim());

test('the main pane is first, and what the last visit left on screen follows', () => {
  const found = start((workspace) => {
    workspace.openColumn('/list/7', { options: { onlyFiles: true } });
    workspace.openColumn('/notes/8');
    workspace.openWindow('/list/9');
    workspace.setState(workspace.openWindow('/list/10'), 'minimised');
  })();
  expect(asked(found)).toEqual(['main', 'list 7', 'notes 8', 'list 9']);
  expect(found.map((one) => one.pane?.visitKey)).toEqual(['first', '0', '0', '0']);
  expect(found[1]).toMatchObject({ match: { page: { id: 'list' } }, pane: { options: { onlyFiles: true } } });
});

test('panes of other accounts, and a main pane behind others, need their code alone', () => {
  const found = start((workspace) => workspace.maximize(workspace.openColumn('/list/7', { account: 'bob' })))();
  expect(found.map(({ match }) => match.page.id)).toEqual(['notes', 'list']);
  expect(asked(found)).toEqual([null, null]);
});

test('a pane that names the account in use is its own', () => {
  expect(asked(start((workspace) => void workspace.openColumn('/list/7', { account: alice.id }))())).toEqual(['main', 'list 7']);
});

test('on a phone, only the main pane counts', () => {
  expect(asked(start((workspace) => workspace.maximize(workspace.openColumn('/list/7')))('/notes', true))).toEqual(['main']);
});

test('the start loads no data of pages that visitors may not open, in the main pane and beside it', () => {
  const pages = [page('notes'), { ...page('list'), requires: 'signedIn' as const }];
  const open = start(
    (workspace) => {
      workspace.openColumn('/list/7');
      workspace.openColumn('/notes');
    },
    { me: null, pages },
  );
  expect(asked(open('/list/8'))).toEqual([null, null, 'notes']);
});

test('addresses without a page are left out', () => {
  const open = start((workspace) => {
    workspace.openColumn('/nowhere');
    workspace.openColumn('/list/7');
  });
  expect(asked(open('/nowhere'))).toEqual(['list 7']);
});

test('the data of all panes are asked for at once, and one that cannot be asked for holds nothing up', async () => {
  const calls: string[] = [];
  let answer = () => {};
  const preload: Preload = (_root, { paneId }) => {
    calls.push(paneId);
    return new Promise((resolve) => (answer = resolve));
  };
  const pages = [page('notes', () => Promise.resolve({ default: preload })), page('list', () => Promise.reject(new Error('gone')))];
  const panes = start(
    (workspace) => {
      workspace.openColumn('/list/7');
      workspace.openColumn('/notes/7', { account: 'bob' });
    },
    { pages },
  )();
  const recorded: string[] = [];
  let isDone = false;
  void askForData({} as RootStore, panes, {
    record: (ask) => {
      const result = ask();
      recorded.push(...calls);
      return result;
    },
    end: (hasPanes) => recorded.push(hasPanes ? 'end with columns' : 'end'),
  }).then(() => (isDone = true));
  await settled();
  expect(calls).toEqual(['main']);
  expect({ recorded, isDone }).toEqual({ recorded: ['main', 'end with columns'], isDone: false });
  answer();
  await settled();
  expect(isDone).toBe(true);
});
