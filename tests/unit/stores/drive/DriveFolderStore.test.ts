import { expect, test } from 'vitest';
import { DisposableStore } from '~/lib/disposable';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { WireDriveFolder } from '~/api/wire';
import { DriveFolderStore, type DriveFolderPlace } from '~/stores/drive/DriveFolderStore';
import { deleteFiles, updateFile } from '~/stores/resources/drive/driveFiles';
import { createFolder, deleteFolder, updateFolder } from '~/stores/resources/drive/driveFolders';
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
async function opened(script: ApiScript = {}, place: Omit<DriveFolderPlace, 'folderId'> = {}) {
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
  const store = new DriveFolderStore(account, { folderId: 'inner', ...place });
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

test('a file or folder that is moved elsewhere goes from one open folder to the other', async () => {
  const { account, store, hub, api } = await opened();
  api.on('drive/files', []);
  api.on('drive/folders', []);
  const other = new DriveFolderStore(account, { folderId: 'other' });
  const lease = other.open();
  await settled();
  hub.emit('drive', 'fileUpdated', inside('a', { folderId: 'other' }));
  hub.emit('drive', 'folderUpdated', folder('deep', { parentId: 'other' }));
  expect({ files: store.files.ids, folders: store.folders.ids }).toEqual({ files: ['b'], folders: [] });
  expect({ files: other.files.ids, folders: other.folders.ids }).toEqual({ files: ['a'], folders: ['deep'] });
  lease.dispose();
});

test('only files of the requested kind are added', async () => {
  const { store, hub } = await opened({}, { type: 'image/*' });
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

test('a moved file leaves the folder and the choice', async () => {
  const { account, store } = await opened();
  store.choice.replace(['a', 'deep', 'b']);
  expect({ files: store.chosen.map(({ id }) => id), folders: store.chosenFolders.map(({ id }) => id) }).toEqual({
    files: ['a', 'b'],
    folders: ['deep'],
  });
  expect((await updateFile(account, 'a', { folderId: 'deep' })).ok).toBe(true);
  expect({ fileIds: store.files.ids, chosenIds: store.choice.ids }).toEqual({ fileIds: ['b'], chosenIds: ['deep', 'b'] });
});

test('the oldest files come first page by page, and new ones at the end', async () => {
  const all = Array.from({ length: 40 }, (_, n) => inside(`f${10 + n}`));
  const { store, api, hub } = await opened(
    { 'drive/files': ({ limit = 10, sinceId = '' }) => all.filter(({ id }) => id > sinceId).slice(0, limit) },
    { order: 'oldest' },
  );
  await store.files.loadMore();
  hub.emit('drive', 'fileCreated', inside('f99'));
  expect(api.paramsOf('drive/files')).toEqual([
    { folderId: 'inner', limit: 31, sort: '-createdAt' },
    { folderId: 'inner', limit: 100, sort: '-createdAt', sinceId: 'f39' },
  ]);
  expect(store.files.ids).toEqual([...all.map(({ id }) => id), 'f99']);
  expect(store.isPaged).toBe(true);
});

test('files sorted by name are one page, in which a renamed and a new file take their places', async () => {
  const named = (id: string, name: string) => inside(id, { name });
  const { store, api, hub } = await opened({ 'drive/files': [named('z', 'b 2'), named('a', 'b 10'), named('m', 'c')] }, { order: 'name' });
  expect(api.paramsOf('drive/files')).toEqual([{ folderId: 'inner', limit: 100, sort: '-name' }]);
  expect({ ids: store.files.ids, isPaged: store.isPaged }).toEqual({ ids: ['z', 'a', 'm'], isPaged: false });
  hub.emit('drive', 'fileUpdated', named('z', 'd'));
  hub.emit('drive', 'fileCreated', named('n', 'b 3'));
  expect(store.files.ids).toEqual(['n', 'a', 'm', 'z']);
});

test('a chooser of folders loads no files', async () => {
  const { store, api } = await opened({}, { hasFiles: false });
  expect({ folders: store.folders.ids, files: api.paramsOf('drive/files'), isEmpty: store.isEmpty, isLoading: store.isLoading }).toEqual({
    folders: ['deep'],
    files: [],
    isEmpty: false,
    isLoading: false,
  });
});

test('a folder that is deleted while it is open is gone', async () => {
  const { store, hub } = await opened();
  expect(store.isGone).toBe(false);
  hub.emit('drive', 'folderDeleted', 'inner');
  expect(store.isGone).toBe(true);
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
