import { expect, test } from 'vitest';
import { CanceledError, TimeoutError } from '~/lib/AppError';
import { fetchFromUrl, URL_LIMIT_MS } from '~/stores/uploads/fetchFromUrl';
import { file } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, FakeApi } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeHub } from '../../../fixtures/FakeHub';

function setUp() {
  const api = new FakeApi({ 'drive/files/upload-from-url': undefined });
  const hub = new FakeHub();
  const clock = new FakeClock();
  const abort = new AbortController();
  const start = () =>
    fetchFromUrl({ api, hub, clock }, 'https://files.example/cat.png', { folderId: 'f', signal: abort.signal, marker: 'mine' });
  return { api, hub, clock, abort, start };
}

test('the file that comes with the marker of the request is the answer', async () => {
  const { api, hub, start } = setUp();
  const done = start();
  expect(api.paramsOf('drive/files/upload-from-url')).toEqual([{ url: 'https://files.example/cat.png', folderId: 'f', marker: 'mine' }]);
  hub.emit('main', 'urlUploadFinished', { marker: 'another', file: file({ id: 'other' }) });
  hub.emit('main', 'urlUploadFinished', { marker: 'mine', file: file({ id: 'cat' }) });
  expect((await done).id).toBe('cat');
  await settled();
  expect(hub.channels).toEqual([]);
});

test('a refusal of the server ends the waiting', async () => {
  const { api, hub, start } = setUp();
  api.on('drive/files/upload-from-url', apiError({ message: 'no' }));
  await expect(start()).rejects.toThrow('no');
  expect(hub.channels).toEqual([]);
});

test('a file that does not come within two minutes is a timeout', async () => {
  const { clock, start } = setUp();
  const done = start();
  clock.advance(URL_LIMIT_MS);
  await expect(done).rejects.toBeInstanceOf(TimeoutError);
});

test('stopping ends the waiting', async () => {
  const { abort, hub, start } = setUp();
  const done = start();
  abort.abort();
  await expect(done).rejects.toBeInstanceOf(CanceledError);
  expect(hub.channels).toEqual([]);
});
