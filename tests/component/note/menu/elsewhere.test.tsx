import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import { NoteCard } from '~/components/note/card/NoteCard';
import { userMenu } from '~/components/user/userMenu';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { FAR } from '../../../fixtures/appAccount';
import { note, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, FakeApi, type ApiScript } from '../../../fixtures/FakeApi';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';
import { bob, loaded, renderWith, subItems } from '../renderNote';

/** An account of another server with the id that bob has here. */
const anna: WireMe = { ...user('anna').me(), id: bob.me().id };
const shown = note().by(user('alice').build()).text('Hello').build();
const theirs = { ...shown, id: 'theirs' };

async function open(script: ApiScript = {}, of = shown) {
  const kv = new MemoryKeyValueStore();
  void kv.set('accounts', [
    { id: bob.me().id, token: 'secret' },
    { id: anna.id, token: 'app', origin: FAR, kind: 'app' },
  ]);
  const far = new FakeApi(
    {
      i: anna,
      meta: { name: 'Far' },
      'users/show': [{ ...user('anna').detailed(), id: anna.id }],
      'ap/show': { type: 'Note', object: theirs },
      'notes/reactions/create': undefined,
      ...script,
    } as ApiScript,
    FAR,
  );
  const view = renderWith(<NoteCard noteId={of.id} />, {
    kv,
    notes: [of],
    elsewhere: [far],
    api: { i: bob.me(), 'users/show': [bob.detailed()], 'notes/state': { isFavorited: false, isMutedThread: false } },
  });
  await act(async () => view.root.accounts.load());
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await loaded();
  const [theirMenu] = await subItems(view, 'Other accounts');
  if (theirMenu?.type !== 'parent' || typeof theirMenu.children === 'function') throw new Error('there are no other accounts');
  const items: readonly MenuItem[] = theirMenu.children;
  const choose = async (text: string) => {
    const item = items.find((one) => 'text' in one && one.text === text);
    if (!item || !('action' in item)) throw new Error(`there is no ${text}`);
    await act(async () => {
      view.overlay()?.close();
      void item.action();
      await settled();
    });
    await loaded();
  };
  return { ...view, far, name: theirMenu.text, texts: items.map((one) => 'text' in one && one.text), choose };
}

test('the menu of a note offers the viewer’s other accounts with their full names, and what they can do', async () => {
  const { name, texts } = await open();
  expect({ name, texts }).toEqual({ name: '@anna@far.test', texts: ['Open in window', 'Reply', 'Renote', 'Quote', 'React'] });
});

test('a note opens in a window of another account with the id that its server gave it', async () => {
  const { root, choose, far } = await open();
  await choose('Open in window');
  const [shownWindow] = runInAction(() => root.workspace.windows);
  const pane = shownWindow!.paneId;
  expect(far.paramsOf('ap/show')).toEqual([{ uri: `https://example.test/notes/${shown.id}` }]);
  expect(runInAction(() => ({ href: root.workspace.visitsOf(pane).entries[0]!.href, account: root.workspace.pane(pane).account }))).toEqual(
    {
      href: '/notes/theirs',
      account: `far.test/${anna.id}`,
    },
  );
});

test('a reply as another account refers to the note on its server', async () => {
  const { choose, overlay } = await open();
  await choose('Reply');
  const composer = overlay();
  expect(composer?.kind === 'window' && { id: composer.id, params: composer.params, account: composer.scope?.ref }).toEqual({
    id: 'composer',
    params: { replyId: 'theirs' },
    account: `far.test/${anna.id}`,
  });
});

test('a reaction as another account goes to its server, and a message confirms it', async () => {
  const { choose, overlay, far, api, root } = await open();
  await choose('React');
  const picker = overlay();
  if (picker?.kind !== 'window') throw new Error('no picker');
  await act(async () => {
    picker.finish('👍');
    await settled();
  });
  expect({ there: far.paramsOf('notes/reactions/create'), here: api.paramsOf('notes/reactions/create') }).toEqual({
    there: [{ noteId: 'theirs', reaction: '👍' }],
    here: [],
  });
  expect(runInAction(() => root.overlays.toasts.items.map(({ text }) => text))).toEqual(['Reaction sent']);
});

test('a note that the other server does not find stays closed, in a clear sentence', async () => {
  const { choose, overlay, root } = await open({ 'ap/show': apiError({ code: 'NO_SUCH_OBJECT' }) });
  await choose('Open in window');
  const told = overlay();
  expect(told?.kind === 'dialog' && told.dialog.options.text).toMatch(/The server of @anna@far\.test couldn't find this note/);
  expect(runInAction(() => root.workspace.windows)).toEqual([]);
});

test('the address of a note for few people stays on its server', async () => {
  const { choose, far, overlay } = await open({}, { ...shown, visibility: 'followers' });
  await choose('Open in window');
  const told = overlay();
  expect(told?.kind === 'dialog' && told.dialog.options.text).toMatch(/Only public notes/);
  expect(far.paramsOf('ap/show')).toEqual([]);
});

test('the menu of a user opens the profile as another account, by the full name', async () => {
  const { root, account } = await open();
  const items = await userMenu({ root, account, i18n: root.i18n }, shown.userId);
  const parent = items.find((one) => one.type === 'parent' && one.text === 'Open as');
  if (parent?.type !== 'parent' || typeof parent.children !== 'function') throw new Error('there is no such entry');
  const [as] = await parent.children();
  if (!as || !('action' in as)) throw new Error('there is no other account');
  act(() => void as.action());
  const [{ paneId } = { paneId: '' }] = runInAction(() => root.workspace.windows);
  expect(runInAction(() => root.workspace.visitsOf(paneId).entries[0]!.href)).toBe('/@alice@example.test');
});
