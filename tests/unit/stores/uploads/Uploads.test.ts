import { expect, test } from 'vitest';
import type { UploadOptions } from '~/api/ApiClient';
import type { WireDriveFile } from '~/api/wire';
import { Uploads, type UploadsDeps } from '~/stores/uploads/Uploads';
import { file } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, FakeApi } from '../../../fixtures/FakeApi';

interface Sending {
  readonly options: UploadOptions;
  arrive(): void;
  fail(error: Error): void;
}

/** A server that stores a file when a test says so. */
class SlowApi extends FakeApi {
  readonly sending: Sending[] = [];

  override upload(_file: Blob, options: UploadOptions = {}): Promise<WireDriveFile> {
    return new Promise((resolve, reject) => {
      const { name = '' } = options;
      this.sending.push({ options, arrive: () => resolve(file({ id: name, name })), fail: reject });
    });
  }
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

function setUp(deps: Partial<UploadsDeps> = {}) {
  const api = new SlowApi();
  const stored: string[] = [];
  let ms = 0;
  const uploads = new Uploads({
    upload: (of, options) => api.upload(of, options),
    fetchFromUrl: async () => file({ id: 'fetched' }),
    shrink: async (of) => of,
    keepsOriginal: () => true,
    keepsMetadata: () => false,
    now: () => (ms += 1000),
    onBegun: () => {},
    onStored: ({ id }) => void stored.push(id),
    ...deps,
  });
  return { api, uploads, stored };
}

/** Remembers what arrives, in the order of arrival. */
function receiver(place: unknown) {
  const arrived: { id: string; uploadId: number }[] = [];
  return { place, arrived, arrive: ({ id }: WireDriveFile, uploadId: number) => void arrived.push({ id, uploadId }) };
}

test('files are uploaded two at a time and returned in their original order', async () => {
  const { api, uploads, stored } = setUp();
  const done = uploads.add(files('a', 'b', 'c', 'd'), { folderId: 'inner' });
  await settled();
  expect(api.sending.map(({ options }) => ({ name: options.name, folderId: options.folderId }))).toEqual([
    { name: 'a', folderId: 'inner' },
    { name: 'b', folderId: 'inner' },
  ]);
  api.sending[1]?.arrive();
  await settled();
  expect(api.sending).toHaveLength(3);
  api.sending[2]?.arrive();
  await settled();
  for (const at of [3, 0]) api.sending[at]?.arrive();
  expect((await done).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect({ stored: stored.toSorted(), items: uploads.items }).toEqual({ stored: ['a', 'b', 'c', 'd'], items: [] });
});

test('a large file is sent alone, and in its turn', async () => {
  const { api, uploads } = setUp();
  const sent = () => api.sending.map(({ options }) => options.name);
  const large = new File([new Uint8Array(8_000_000)], 'large');
  void uploads.add([...files('a', 'b'), large, ...files('c', 'd', 'e')], { folderId: null });
  await settled();
  api.sending[0]!.arrive();
  await settled();
  expect(sent()).toEqual(['a', 'b']);
  api.sending[1]!.fail(apiError({ code: 'NO_FREE_SPACE' }));
  await settled();
  expect(sent()).toEqual(['a', 'b', 'large']);
  api.sending[2]!.arrive();
  await settled();
  expect(sent()).toEqual(['a', 'b', 'large', 'c', 'd']);
});

test('an upload asks for what pictures say about themselves as the viewer wants at that moment', async () => {
  let isKept = false;
  const { api, uploads } = setUp({ keepsMetadata: () => isKept });
  void uploads.add(files('a'), { folderId: null });
  await settled();
  isKept = true;
  void uploads.add(files('b'), { folderId: null });
  api.sending[0]?.arrive();
  await settled();
  void uploads.add(files('c'), { folderId: null, keepOriginal: false });
  await settled();
  expect(api.sending.map(({ options }) => ({ name: options.name, keepMetadata: options.keepMetadata }))).toEqual([
    { name: 'a', keepMetadata: false },
    { name: 'b', keepMetadata: true },
    { name: 'c', keepMetadata: false },
  ]);
});

test('an upload reports its progress', async () => {
  const { api, uploads } = setUp();
  void uploads.add(files('a'), { folderId: null });
  await settled();
  expect(uploads.items[0]).toMatchObject({ name: 'a', progress: null });
  api.sending[0]?.options.onProgress?.(5, 10);
  expect(uploads.items[0]?.progress).toEqual({ loaded: 5, total: 10 });
});

test('a failed upload stays with its error and can be retried', async () => {
  const { api, uploads, stored } = setUp();
  const done = uploads.add(files('a', 'b'), { folderId: null });
  await settled();
  api.sending[0]?.fail(apiError({ code: 'FILE_TOO_LARGE', status: 413 }));
  api.sending[1]?.arrive();
  expect((await done).map(({ id }) => id)).toEqual(['b']);
  expect(uploads.items).toMatchObject([{ name: 'a', error: { server: { code: 'FILE_TOO_LARGE' } } }]);
  const again = uploads.retry(uploads.items[0]!.id);
  await settled();
  api.sending[2]?.arrive();
  await again;
  expect({ stored, items: uploads.items }).toEqual({ stored: ['b', 'a'], items: [] });
});

test('a dismissed upload stops and is not an error', async () => {
  const { api, uploads } = setUp();
  void uploads.add(files('a'), { folderId: null });
  await settled();
  uploads.dismiss(uploads.items[0]!.id);
  expect(api.sending[0]?.options.signal?.aborted).toBe(true);
  expect(uploads.items).toEqual([]);
});

test('pictures are made smaller first unless the setting or this one use keeps the original', async () => {
  const shrink = async () => new File(['s'], 'small.webp');
  const { api, uploads } = setUp({ shrink, keepsOriginal: () => false });
  void uploads.add(files('a'), { folderId: null });
  void uploads.add(files('b'), { folderId: null, keepOriginal: true });
  await settled();
  expect(new Set(api.sending.map(({ options }) => options.name))).toEqual(new Set(['b', 'small.webp']));
});

test('a stopped upload that was still waiting is never sent', async () => {
  const { api, uploads } = setUp();
  void uploads.add(files('a', 'b', 'c', 'd', 'e'), { folderId: null });
  await settled();
  uploads.dismiss(uploads.items[3]!.id);
  for (const at of [0, 1]) {
    api.sending[at]?.arrive();
    await settled();
  }
  expect(api.sending.map(({ options }) => options.name)).toEqual(['a', 'b', 'c', 'e']);
});

test('stored files reach their receiver with the number of their upload, however they finish', async () => {
  const { api, uploads } = setUp();
  const note = receiver('draft');
  void uploads.add(files('a', 'b'), { folderId: null, to: note });
  await settled();
  expect(uploads.waitingFor('draft').map(({ name }) => name)).toEqual(['a', 'b']);
  api.sending[1]?.arrive();
  await settled();
  api.sending[0]?.arrive();
  await settled();
  expect(note.arrived.map(({ id }) => id)).toEqual(['b', 'a']);
  const [first, second] = note.arrived;
  expect(first!.uploadId).toBeGreaterThan(second!.uploadId);
});

test('a receiver for the same place takes over what is on its way, and one for another place does not', async () => {
  const { api, uploads } = setUp();
  const closed = receiver('draft');
  const reopened = receiver('draft');
  const other = receiver('other');
  void uploads.add(files('a'), { folderId: null, to: closed });
  await settled();
  uploads.takeOver(reopened);
  uploads.takeOver(other);
  api.sending[0]?.arrive();
  await settled();
  const ids = (one: ReturnType<typeof receiver>) => one.arrived.map(({ id }) => id);
  expect({ closed: ids(closed), reopened: ids(reopened), other: ids(other) }).toEqual({ closed: [], reopened: ['a'], other: [] });
});

test('the total counts files and bytes until nothing is on its way', async () => {
  const { api, uploads } = setUp();
  void uploads.add(files('a', 'b'), { folderId: null });
  await settled();
  api.sending[0]?.options.onProgress?.(100, 100);
  api.sending[1]?.options.onProgress?.(50, 200);
  expect(uploads.total).toEqual({ done: 0, count: 2, loaded: 150, total: 300 });
  api.sending[0]?.arrive();
  await settled();
  expect(uploads.total).toEqual({ done: 1, count: 2, loaded: 150, total: 300 });
  api.sending[1]?.arrive();
  await settled();
  expect(uploads.total).toEqual({ done: 0, count: 0, loaded: 0, total: 0 });
});

test('a file from an address is shown by its address and given to its receiver', async () => {
  const { uploads } = setUp();
  const note = receiver('draft');
  const done = uploads.addFromUrl('https://files.example/cat.png', { folderId: null, to: note });
  expect(uploads.items).toMatchObject([{ name: 'https://files.example/cat.png', file: null, progress: null }]);
  await done;
  expect({ arrived: note.arrived.map(({ id }) => id), items: uploads.items }).toEqual({ arrived: ['fetched'], items: [] });
});

test('a place that is released gets nothing, and its files only go to the drive', async () => {
  const { api, uploads, stored } = setUp();
  const note = receiver('draft');
  void uploads.add(files('a'), { folderId: null, to: note });
  await settled();
  uploads.release('draft');
  expect(uploads.waitingFor('draft')).toEqual([]);
  api.sending[0]?.arrive();
  await settled();
  expect({ stored, arrived: note.arrived }).toEqual({ stored: ['a'], arrived: [] });
});

test('progress changes four times a second, and at the end', async () => {
  let ms = 0;
  const { api, uploads } = setUp({ now: () => ms });
  void uploads.add(files('a'), { folderId: null });
  await settled();
  const loadedAfter = (at: number, loaded: number) => {
    ms = at;
    api.sending[0]?.options.onProgress?.(loaded, 100);
    return uploads.items[0]?.progress?.loaded;
  };
  expect([loadedAfter(0, 10), loadedAfter(50, 20), loadedAfter(250, 30), loadedAfter(300, 100)]).toEqual([10, 10, 30, 100]);
});

test('the progress of all files changes at the same time', async () => {
  let ms = 0;
  const { api, uploads } = setUp({ now: () => ms });
  void uploads.add(files('a', 'b'), { folderId: null });
  await settled();
  const reportAt = (at: number, ...loaded: number[]) => {
    ms = at;
    loaded.forEach((bytes, index) => api.sending[index]?.options.onProgress?.(bytes, 100));
    return uploads.items.map(({ progress }) => progress?.loaded ?? null);
  };
  expect(reportAt(0, 10, 20)).toEqual([10, null]);
  expect(reportAt(100, 30, 40)).toEqual([10, null]);
  expect(reportAt(250, 50)).toEqual([50, 40]);
});

test('a retry does not begin with the progress of the failed try', async () => {
  let ms = 0;
  const { api, uploads } = setUp({ now: () => ms });
  void uploads.add(files('a', 'b'), { folderId: null });
  await settled();
  api.sending[0]?.options.onProgress?.(10, 100);
  api.sending[0]?.options.onProgress?.(90, 100);
  api.sending[0]?.fail(apiError({ code: 'NO_FREE_SPACE' }));
  await settled();
  void uploads.retry(uploads.items[0]!.id);
  ms = 1000;
  api.sending[1]?.options.onProgress?.(20, 100);
  expect(uploads.items.map(({ progress }) => progress?.loaded ?? null)).toEqual([null, 20]);
});
