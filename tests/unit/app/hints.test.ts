import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHints } from '~/app/hints';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

async function open(given = {}) {
  const { root } = createTestRoot({
    me: user('alice').me(),
    api: { 'i/registry/get-all': { hintsGiven: given }, 'i/registry/set': undefined },
  });
  await root.settings.connect();
  const href = observable.box('/');
  watchHints(root, () => href.get());
  const goTo = (...hrefs: readonly string[]) => hrefs.forEach((one) => runInAction(() => href.set(one)));
  const told = () => runInAction(() => root.overlays.toasts.items.map(({ text }) => text));
  return { root, goTo, told };
}

test('the third note that is opened by itself brings the hint about windows, once', async () => {
  const { root, goTo, told } = await open();
  goTo('/notes/1', '/', '/notes/2');
  expect(told()).toEqual([]);
  goTo('/', '/notes/3');
  expect(told()).toEqual(['Shift+click opens a note in a window, and you keep your place.']);
  runInAction(() => root.overlays.toasts.items[0]?.action?.run());
  expect(runInAction(() => root.workspace.windows.map(({ paneId }) => root.workspace.visitsOf(paneId).entries[0]?.href))).toEqual([
    '/notes/3',
  ]);
  runInAction(() => root.overlays.toasts.dismiss(root.overlays.toasts.items[0]!.id));
  goTo('/notes/4', '/notes/5', '/notes/6', '/notes/7');
  expect(told()).toEqual([]);
});

test('a hint that the account has had elsewhere does not come again', async () => {
  const { goTo, told } = await open({ column: true });
  goTo('/explore', '/channels', '/my/notifications', '/tags/moss');
  expect(told()).toEqual([]);
  goTo('/search?q=a', '/', '/search?q=b', '/', '/search?q=c');
  expect(told()).toEqual(['Ctrl+K finds people, notes and commands from anywhere.']);
});

test('a hint waits while a dialog or composer is open', async () => {
  const { root, goTo, told } = await open();
  void root.overlays.open('composer', {});
  goTo('/explore', '/channels', '/my/notifications');
  expect(told()).toEqual([]);
  runInAction(() => root.overlays.closeAll());
  goTo('/tags/moss');
  expect(told()).toHaveLength(1);
});
