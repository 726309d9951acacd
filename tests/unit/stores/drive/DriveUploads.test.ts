import { expect, test } from 'vitest';
import type { UploadOptions } from '~/api/ApiClient';
import type { WireDriveFile } from '~/api/wire';
import { DriveUploads } from '~/stores/drive/DriveUploads';
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

function setUp(keepsMetadata = () => false) {
  const api = new SlowApi();
  const stored: string[] = [];
  const uploads = new DriveUploads({ api, prepare: async (of) => of, keepsMetadata });
  uploads.onStored(({ id }) => void stored.push(id));
  return { api, uploads, stored };
}

test('files are uploaded three at a time and returned in their original order', async () => {
  const { api, uploads, stored } = setUp();
  const done = uploads.add(files('a', 'b', 'c', 'd'), 'inner');
  await settled();
  expect(api.sending.map(({ options }) => ({ name: options.name, folderId: options.folderId }))).toEqual([
    { name: 'a', folderId: 'inner' },
    { name: 'b', folderId: 'inner' },
    { name: 'c', folderId: 'inner' },
  ]);
  api.sending[2]?.arrive();
  await settled();
  expect(api.sending).toHaveLength(4);
  for (const at of [3, 1, 0]) api.sending[at]?.arrive();
  expect((await done).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect({ stored: stored.toSorted(), items: uploads.items }).toEqual({ stored: ['a', 'b', 'c', 'd'], items: [] });
});

test('an upload asks for what pictures say about themselves as the viewer wants at that moment', async () => {
  let isKept = false;
  const { api, uploads } = setUp(() => isKept);
  void uploads.add(files('a'), null);
  await settled();
  isKept = true;
  void uploads.add(files('b'), null);
  await settled();
  expect(api.sending.map(({ options }) => ({ name: options.name, keepMetadata: options.keepMetadata }))).toEqual([
    { name: 'a', keepMetadata: false },
    { name: 'b', keepMetadata: true },
  ]);
});

test('an upload reports its progress', async () => {
  const { api, uploads } = setUp();
  void uploads.add(files('a'), null);
  await settled();
  expect(uploads.items[0]).toMatchObject({ name: 'a', progress: null });
  api.sending[0]?.options.onProgress?.(5, 10);
  expect(uploads.items[0]?.progress).toEqual({ loaded: 5, total: 10 });
});

test('a failed upload stays with its error and can be retried', async () => {
  const { api, uploads, stored } = setUp();
  const done = uploads.add(files('a', 'b'), null);
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
  void uploads.add(files('a'), null);
  await settled();
  uploads.dismiss(uploads.items[0]!.id);
  expect(api.sending[0]?.options.signal?.aborted).toBe(true);
  expect(uploads.items).toEqual([]);
});
