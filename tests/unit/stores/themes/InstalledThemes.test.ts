import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { InstalledThemes } from '~/stores/themes/InstalledThemes';
import type { Theme } from '~/theme/Theme';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';

const theme = (id: string, more: Partial<Theme> = {}): Theme => ({ id, name: id, base: 'light', props: {}, ...more });

/** A server that keeps the list; `stored` is what it has. */
function setUp(stored: readonly unknown[] | undefined, api: ApiScript = {}, local = new MemoryLocalStore()) {
  const server = { list: stored };
  const test = createTestRoot({
    me: user('alice').me(),
    local,
    api: {
      'i/registry/keys-with-type': (): Readonly<Record<string, string>> => (server.list === undefined ? {} : { themes: 'array' }),
      'i/registry/get': () => {
        if (server.list === undefined) throw apiError({ status: 400, code: 'NO_SUCH_KEY' });
        return server.list;
      },
      'i/registry/set': ({ value }) => void (server.list = value as readonly unknown[]),
      ...api,
    },
  });
  const installed = new InstalledThemes(test.root);
  return { ...test, server, installed, ids: () => installed.list.map(({ id }) => id) };
}

test('an account without the key in the registry has no installed themes, and that is no error', async () => {
  const { installed, ids, api } = setUp(undefined);
  await installed.query.load();
  expect({ status: installed.query.status, error: installed.query.error, ids: ids() }).toEqual({ status: 'ready', error: null, ids: [] });
  // A refused request would be on the console of the browser.
  expect(api.paramsOf('i/registry/get')).toEqual([]);
});

test('a list that another client removed meanwhile is empty, and that is no error', async () => {
  const { installed, server, ids, api } = setUp([theme('a')]);
  await installed.query.load();
  expect(api.paramsOf('i/registry/get')).toEqual([{ scope: ['client'], key: 'themes' }]);
  server.list = undefined;
  await installed.query.reload();
  expect({ error: installed.query.error, ids: ids() }).toEqual({ error: null, ids: [] });
});

test('the list of the last visit is there before the server answers, and stays if it does not', async () => {
  const local = new MemoryLocalStore();
  local.set(`themes:${user('alice').me().id}`, JSON.stringify([theme('kept')]));
  const { installed, ids } = setUp([theme('a')], { 'i/registry/get': apiError({ status: 500, code: 'INTERNAL_ERROR' }) }, local);
  expect({ status: installed.query.status, ids: ids() }).toEqual({ status: 'ready', ids: ['kept'] });
  await installed.query.load();
  expect({ failed: installed.query.error !== null, ids: ids() }).toEqual({ failed: true, ids: ['kept'] });
});

test('installing adds to the newest list of the server, and keeps entries that it does not understand', async () => {
  const { installed, server, ids, local, root } = setUp([theme('a'), { from: 'another client' }]);
  await installed.install(theme('b'));
  expect(server.list).toEqual([theme('a'), { from: 'another client' }, theme('b')]);
  expect(ids()).toEqual(['a', 'b']);
  expect(local.get(`themes:${root.session.current.me!.id}`)).toBe(JSON.stringify(server.list));
});

test('installing a theme with the id of another one replaces it', async () => {
  const { installed, server } = setUp([theme('a'), theme('b')]);
  await installed.install(theme('a', { name: 'Newer' }));
  expect(server.list).toEqual([theme('b'), theme('a', { name: 'Newer' })]);
});

test('a theme that is chosen and removed gives way to the default; another choice stays', async () => {
  const { installed, root, ids } = setUp([theme('a'), theme('b', { base: 'dark' })]);
  root.theme.selectTheme('a', 'light');
  root.theme.selectTheme('b', 'dark');
  await installed.uninstall('a');
  expect({ ids: ids(), chosen: root.theme.choice.ids }).toEqual({ ids: ['b'], chosen: { light: null, dark: 'b' } });
});

test('a refused change leaves the list as it was', async () => {
  const { installed, ids } = setUp([theme('a')], { 'i/registry/set': apiError({ status: 500, code: 'INTERNAL_ERROR' }) });
  await installed.query.load();
  const removed = await installed.uninstall('a');
  const added = await installed.install(theme('b'));
  expect({ removed: removed.ok, added: added.ok, ids: ids() }).toEqual({ removed: false, added: false, ids: ['a'] });
});

test('the list keeps its themes while something else is chosen, so that what shows them does not render again', async () => {
  const { installed, root } = setUp([theme('a')]);
  await installed.query.load();
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push(installed.list));
  root.theme.setScheme('dark');
  expect(seen).toHaveLength(1);
  stop();
});
