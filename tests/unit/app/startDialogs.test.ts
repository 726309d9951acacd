import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { WireAnnouncement } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import { openStartDialogs } from '~/app/startDialogs';
import { createOutboxes } from '~/stores/posting/Outboxes';
import { OUTBOX_KEY } from '~/stores/posting/OutboxEntry';
import { createStorageHealth } from '~/stores/start/StorageHealth';
import { createOutboxSign } from '~/stores/posting/outboxSign';
import { note, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { storedAccount } from '~/stores/session/storedAccount';
import { FakeApi } from '../../fixtures/FakeApi';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../fixtures/memoryStores';
import { noteToPost } from '../stores/posting/support/OutboxWorld';

test.each([
  { isFull: false, beside: [] },
  { isFull: true, beside: ['storage'] },
])('a start in a browser whose storage is full ($isFull) shows a banner: $beside', async ({ isFull, beside }) => {
  const { root, local } = createTestRoot({ me: user('alice').me() });
  local.isFull = isFull;
  await openStartDialogs(root, null, '1.0.0', () => {});
  expect({ beside: root.overlays.beside, probe: local.get('probe') }).toEqual({ beside, probe: null });
  root.part(createStorageHealth).dispose();
});

test.each([
  {
    standsIn: true,
    toasts: ['Your browser gives this site little storage. Drafts and unsent notes are kept only as long as they fit.'],
  },
  { standsIn: false, toasts: [] },
])('a start says so if the browser has no IndexedDB ($standsIn)', async ({ standsIn, toasts }) => {
  const { root, local } = createTestRoot({ me: user('alice').me() });
  local.standsIn = standsIn;
  await openStartDialogs(root, null, '1.0.0', () => {});
  await settled();
  expect(root.overlays.toasts.items.map(({ text }) => text)).toEqual(toasts);
  root.part(createStorageHealth).dispose();
});

const announcement = (id: string, display: WireAnnouncement['display'] = 'dialog'): WireAnnouncement => ({
  id,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: null,
  title: id,
  text: id,
  imageUrl: null,
  icon: 'info',
  display,
  needConfirmationToRead: false,
  silence: false,
});

function start(unreadAnnouncements: readonly WireAnnouncement[]) {
  const { root } = createTestRoot({ me: user('alice').me({ unreadAnnouncements }) });
  void openStartDialogs(root, null, '1.0.0', () => {});
  const shown = () =>
    runInAction(() =>
      root.overlays.stack.map((entry) =>
        entry.kind === 'window' ? (entry.params as { announcement: { id: string } }).announcement.id : entry.kind,
      ),
    );
  return { root, shown };
}

test('unread announcements that ask for a dialog get one after the other', async () => {
  const { root, shown } = start([announcement('one'), announcement('note', 'normal'), announcement('two')]);
  await settled();
  expect(shown()).toEqual(['one']);
  runInAction(() => root.overlays.closeAll());
  await settled();
  expect(shown()).toEqual(['two']);
});

test('an announcement that is made while somebody is here opens its dialog once', async () => {
  const { root, shown } = start([]);
  const receive = (type: string, body: unknown) => runInAction(() => root.session.current.meStore.receive(type, body));
  await settled();
  receive('announcementCreated', { announcement: announcement('now') });
  await settled();
  receive('meUpdated', { unreadAnnouncements: [announcement('now')] });
  await settled();
  expect(shown()).toEqual(['now']);
});

test('a start sends the notes that an earlier visit left behind, and fetches nothing for them otherwise', async () => {
  const me = user('alice').me();
  const kv = new MemoryKeyValueStore();
  const before = createTestRoot({ me, kv });
  before.browser.set({ isOnline: false });
  const outbox = before.root.part(createOutboxes).of(before.root.session.current);
  await outbox.post(noteToPost('left behind'), () => {});
  before.root.dispose();

  const createdNote = note().by(user('alice').build()).text('left behind').build();
  const { root, api } = createTestRoot({ me, kv, api: { 'notes/create': { createdNote } } });
  await openStartDialogs(root, null, '1.0.0', () => {});
  await vi.waitFor(() => expect(kv.values.has(OUTBOX_KEY)).toBe(false));
  expect(api.paramsOf('notes/create').map(({ text }) => text)).toEqual(['left behind']);

  const { root: next } = createTestRoot({ me, kv });
  await openStartDialogs(next, null, '1.0.0', () => {});
  await settled();
  expect(next.part(createOutboxSign).get()).toBe(0);
});

test('a change that the server does not get is told once', async () => {
  const api = { 'i/registry/get-all': { accountSetupWizard: -1 }, 'i/registry/set': new NetworkError('unreachable') };
  const { root } = createTestRoot({ me: user('alice').me(), api });
  await root.settings.connect();
  await openStartDialogs(root, null, '1.0.0', () => {});
  const said = () => root.overlays.toasts.items.map(({ text }) => text);
  root.settings.set('keepCw', false);
  await settled();
  expect(said()).toEqual(["Couldn't reach the server. Your changed settings are saved here and synced later."]);
  expect(runInAction(() => root.settings.get('keepCw'))).toBe(false);
  root.dispose();
});

const HOUR_MS = 3_600_000;

test.each([
  { hours: 3, toasts: ['Welcome back, Alice'] },
  { hours: 1, toasts: [] },
  { hours: null, toasts: [] },
])('somebody who was here $hours hours ago is greeted with $toasts', async ({ hours, toasts }) => {
  const { root, local, clock } = createTestRoot({ me: user('alice').me() });
  if (hours !== null) local.set('lastUsed', String(clock.now() - hours * HOUR_MS));
  await openStartDialogs(root, null, '1.0.0', () => {});
  expect({ toasts: root.overlays.toasts.items.map(({ text }) => text), lastUsed: local.get('lastUsed') }).toEqual({
    toasts,
    lastUsed: String(clock.now()),
  });
});

test('a minute after the start, the card comes that is due', async () => {
  const { root, clock } = createTestRoot({
    me: user('alice').me({ createdAt: '2020-01-01T00:00:00.000Z' }),
    api: { meta: { repositoryUrl: null } as never },
  });
  await root.session.current.server.load();
  await openStartDialogs(root, null, '1.0.0', () => {});
  clock.advance(59_000);
  await settled();
  expect(root.overlays.beside).toEqual([]);
  clock.advance(1_000);
  await vi.waitFor(() => expect(root.overlays.beside).toEqual(['notices']), { timeout: 20_000 });
});

test.each([
  { before: '0.9.0', dialogs: ["You're on version 1.0.0 now."] },
  { before: '1.0.0', dialogs: [] },
  { before: null, dialogs: [] },
])('after version $before, the start tells of the update: $dialogs', async ({ before, dialogs }) => {
  const { root } = createTestRoot({ me: user('alice').me() });
  void openStartDialogs(root, before, '1.0.0', () => {});
  await settled();
  expect(runInAction(() => root.overlays.stack.map((entry) => (entry.kind === 'dialog' ? entry.dialog.options.text : entry.kind)))).toEqual(
    dialogs,
  );
});

test('a start with an account that is being deleted warns about it', async () => {
  const { root } = createTestRoot({ me: user('alice').me({ isDeleted: true }) });
  void openStartDialogs(root, null, '1.0.0', () => {});
  await settled();
  expect(runInAction(() => root.overlays.stack)).toMatchObject([
    { kind: 'dialog', dialog: { type: 'alert', options: { kind: 'warning', title: root.i18n.t('account.deletionPending') } } },
  ]);
});

test.each([
  { stored: { accountSetupWizard: 0 }, opened: ['accountSetup'] },
  { stored: { accountSetupWizard: 3 }, opened: ['accountSetup'] },
  { stored: { accountSetupWizard: -1 }, opened: [] },
  { stored: {}, opened: ['accountSetup'] },
])('an account that has stored $stored meets $opened at the start', async ({ stored, opened }) => {
  const { root } = createTestRoot({ me: user('alice').me(), api: { 'i/registry/get-all': stored } });
  await root.settings.connect();
  void openStartDialogs(root, null, '1.0.0', () => {});
  await settled();
  expect(runInAction(() => root.overlays.stack.map((entry) => (entry.kind === 'window' ? entry.id : entry.kind)))).toEqual(opened);
});

test('an account that is used like an app meets no set-up, because nobody knows whether it is done', async () => {
  const local = new MemoryLocalStore();
  const far = new FakeApi({}, 'https://far.test');
  storedAccount.save(local, { origin: far.origin, token: 'secret', kind: 'app', me: user('alice').me() });
  const { root } = createTestRoot({ local, elsewhere: [far] });
  await root.settings.connect();
  void openStartDialogs(root, null, '1.0.0', () => {});
  await settled();
  expect(runInAction(() => root.overlays.stack)).toEqual([]);
});

test('the set-up of an account does not come between what somebody has begun, and announcements come after it', async () => {
  const me = user('alice').me({ unreadAnnouncements: [announcement('one')] });
  const { root } = createTestRoot({ me, api: { 'i/registry/get-all': { accountSetupWizard: 0 } } });
  await root.settings.connect();
  const open = () => runInAction(() => root.overlays.stack.map((entry) => (entry.kind === 'window' ? entry.id : entry.kind)));
  void root.overlays.alert({ text: 'begun' });
  void openStartDialogs(root, null, '1.0.0', () => {});
  await settled();
  expect(open()).toEqual(['dialog']);
  runInAction(() => root.overlays.closeAll());
  await settled();
  expect(open()).toEqual(['accountSetup']);
  runInAction(() => root.overlays.closeAll());
  await settled();
  expect(open()).toEqual(['announcement']);
});
