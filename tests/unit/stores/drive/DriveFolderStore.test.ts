import { expect, test } from 'vitest';
import { DisposableStore } from '~/lib/disposable';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { WireDriveFolder } from '~/api/wire';
import { DriveFolderStore } from '~/stores/drive/DriveFolderStore';
import { deleteFiles, moveFiles } from '~/stores/resources/driveFiles';
import { createFolder, deleteFolder, updateFolder } from '~/stores/resources/driveFolders';
import { file } from '../../../fixtures/builders';
import { manyFiles, pageOfFiles } from '../../../fixtures/driveFiles';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, FakeApi, type ApiScript } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeHub } from '../../../fixtures/FakeHub';

const folder = (id: string, fields: Partial<WireDriveFolder> = {}): WireDriveFolder => ({
  id,
  createdAt: '2024-02-10T12:00:00.000Z',
  name: id,
  parentId: null,
  ...fields,
});

const inside = (id: string, fields: object = {}) => file({ id, folderId: 'inner', ...fields });

/** The parts of an account that the drive needs. */
function accountOf(api: FakeApi, hub: FakeHub): AccountScope {
  const life = new DisposableStore();
  const parts = new Map<unknown, unknown>();
  const account: Partial<AccountScope> = {
    api,
    hub,
    clock: new FakeClock(),
    life,
    part<T>(make: (scope: AccountScope) => T) {
      if (!parts.has(make)) parts.set(make, make(account as AccountScope));
      return parts.get(make) as T;
    },
  };
  return account as AccountScope;
}

/** A folder `inner` in `outer`, opened, with the files `b` and `a` and a folder `deep`. */
async function opened(script: ApiScript = {}, type?: string) {
  const api = new FakeApi({
    drive: { capacity: 1000, usage: 10 },
    'drive/files': [inside('b'), inside('a')],
    'drive/folders': [folder('deep', { parentId: 'inner' })],
    'drive/folders/show': folder('inner', { parentId: 'outer', parent: folder('outer') }),
    'drive/files/update': ({ fileId, ...change }) => inside(fileId, change),
    ...script,
  });
  const hub = new FakeHub();
  const account = accountOf(api, hub);
  const store = new DriveFolderStore(account, { folderId: 'inner', ...(type && { type }) });
  const lease = store.open();
  await settled();
  return { account, api, hub, store, lease };
}

test('a folder knows its path, its content, and how full the drive is', async () => {
  const { store } = await opened();
  expect(store.path.map(({ id }) => id)).toEqual(['outer', 'inner']);
  expect(store.folder?.id).toBe('inner');
  expect({ foldersIds: store.folders.ids, filesIds: store.files.ids, usage: store.usage }).toEqual({
    foldersIds: ['deep'],
    filesIds: ['b', 'a'],
    usage: { capacity: 1000, usage: 10 },
  });
});

test('a page has thirty files, and the thirty-first shows that there are more', async () => {
  const all = Array.from({ length: 31 }, (_, n) => inside(`f${99 - n}`));
  const { store, api } = await opened({ 'drive/files': all });
  expect({ count: store.files.items.length, hasMore: store.files.hasMore }).toEqual({ count: 30, hasMore: true });
  expect(api.paramsOf('drive/files')[0]).toMatchObject({ limit: 31 });
  expect(store.folders.hasMore).toBe(false);
});

test('changes from elsewhere show in the folder that they belong to', async () => {
  const { store, hub } = await opened();
  hub.emit('drive', 'fileCreated', inside('c'), file({ id: 'x', folderId: null }));
  hub.emit('drive', 'fileUpdated', inside('a', { name: 'new name' }), inside('b', { folderId: 'deep' }));
  hub.emit('drive', 'folderCreated', folder('second', { parentId: 'inner' }));
  hub.emit('drive', 'folderUpdated', folder('outer', { name: 'renamed' }));
  expect(store.files.ids).toEqual(['c', 'a']);
  expect(store.files.get('a')?.name).toBe('new name');
  expect(store.folders.ids).toEqual(['second', 'deep']);
  expect(store.path[0]?.name).toBe('renamed');
  hub.emit('drive', 'fileDeleted', 'c');
  hub.emit('drive', 'folderDeleted', 'deep');
  expect({ fileIds: store.files.ids, folderIds: store.folders.ids }).toEqual({ fileIds: ['a'], folderIds: ['second'] });
});

test('only files of the requested kind are added', async () => {
  const { store, hub } = await opened({}, 'image/*');
  hub.emit('drive', 'fileCreated', inside('c', { type: 'audio/mpeg' }), inside('d', { type: 'image/webp' }));
  expect(store.files.ids).toEqual(['d', 'b', 'a']);
});

test('everything is loaded again after a lost connection, and a closed folder receives nothing', async () => {
  const { store, hub, api, lease } = await opened();
  api.on('drive/files', [inside('c')]);
  hub.resume();
  await settled();
  expect(store.files.ids).toEqual(['c']);
  lease.dispose();
  expect(hub.channels).toEqual([]);
});

test('moved files leave the folder and the selection, and a refusal stops the remaining ones', async () => {
  const { account, store, api } = await opened();
  store.choose(['a', 'b']);
  expect((await moveFiles(account, ['a'], 'deep')).ok).toBe(true);
  expect({ fileIds: store.files.ids, chosenIds: store.chosenIds }).toEqual({ fileIds: ['b'], chosenIds: ['b'] });
  api.on('drive/files/update', apiError({ code: 'NO_SUCH_FOLDER' }));
  expect((await moveFiles(account, ['b', 'c'], 'gone')).ok).toBe(false);
  expect(api.paramsOf('drive/files/update')).toHaveLength(2);
  expect(store.files.ids).toEqual(['b']);
});

test('deleted files and folders disappear, and the used space is updated', async () => {
  const { account, store, api } = await opened({ 'drive/files/delete': undefined, 'drive/folders/delete': undefined });
  api.on('drive', { capacity: 1000, usage: 4 });
  await deleteFiles(account, ['a']);
  await deleteFolder(account, 'deep');
  await settled();
  expect({ filesIds: store.files.ids, foldersIds: store.folders.ids, usage: store.usage?.usage }).toEqual({
    filesIds: ['b'],
    foldersIds: [],
    usage: 4,
  });
});

test('folders are created, renamed and moved', async () => {
  const { account, store } = await opened({
    'drive/folders/create': ({ name, parentId }) => folder('made', { name: name ?? '', parentId: parentId ?? null }),
    'drive/folders/update': ({ folderId, name, parentId }) =>
      folder(folderId, { name: name ?? folderId, parentId: parentId === undefined ? 'inner' : parentId }),
  });
  await createFolder(account, 'Holidays', 'inner');
  expect(store.folders.get('made')?.name).toBe('Holidays');
  await updateFolder(account, 'made', { name: 'Work' });
  expect(store.folders.get('made')?.name).toBe('Work');
  await updateFolder(account, 'made', { parentId: null });
  expect(store.folders.ids).toEqual(['deep']);
});

test('a folder that does not exist shows an error', async () => {
  const { store } = await opened({ 'drive/folders/show': apiError({ status: 404, code: 'NO_SUCH_FOLDER' }) });
  expect(store.error?.code).toBe('notFound');
});

test('a folder with more files than the account keeps loads to its end', async () => {
  const all = manyFiles(3_000).map((one) => ({ ...one, folderId: 'inner' }));
  const { store } = await opened({ 'drive/files': (page) => [...pageOfFiles(all, page)] });
  while (store.files.hasMore) await store.files.loadMore();
  expect(store.files.items).toHaveLength(3_000);
});
