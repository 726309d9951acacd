import { describe, expect, test, vi } from 'vitest';
import { MisskeyClient } from '~/api/MisskeyClient';
import type { UploadRequest } from '~/api/upload';
import { ApiError, AuthError, CanceledError, NetworkError, OfflineError, ParseError } from '~/lib/AppError';
import { FakeClock } from '../../fixtures/FakeClock';

type Handler = (event: { loaded: number; total: number }) => void;

/** An upload from the point of view of the server. */
class FakeUpload {
  status = 0;
  responseText = '';
  url = '';
  form = new FormData();
  isAborted = false;
  readonly #handlers = new Map<string, Handler>();
  readonly upload = { addEventListener: (type: string, handler: Handler) => void this.#handlers.set(`upload ${type}`, handler) };

  addEventListener(type: string, handler: Handler): void {
    this.#handlers.set(type, handler);
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  send(form: FormData): void {
    this.form = form;
  }
  getResponseHeader(): string | null {
    return null;
  }
  abort(): void {
    this.isAborted = true;
    this.fire('abort');
  }

  fire(type: string, event = { loaded: 0, total: 0 }): void {
    this.#handlers.get(type)?.(event);
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.fire('load');
  }
}

function openClient({ token = 'secret', isOnline = true }: { token?: string | null; isOnline?: boolean } = {}) {
  const request = new FakeUpload();
  const client = new MisskeyClient({
    origin: 'https://example.test',
    token,
    clock: new FakeClock(),
    isOnline: () => isOnline,
    createUpload: () => request as unknown as UploadRequest,
  });
  return { client, request };
}

const picture = new Blob(['bytes'], { type: 'image/png' });

/** The upload code is loaded by the first upload. */
const begun = async () => vi.dynamicImportSettled();

/** Starts an upload and returns its error after `then` has made it fail. */
async function failing({ client, request }: ReturnType<typeof openClient>, then: (request: FakeUpload) => void): Promise<unknown> {
  const result = client.upload(picture).catch((error: unknown) => error);
  await begun();
  then(request);
  return result;
}

describe('an upload', () => {
  test('an upload is a form with the token, the file and its options', async () => {
    const { client, request } = openClient();
    const result = client.upload(picture, { name: 'a.png', folderId: 'f1', isSensitive: true, comment: 'A cat', force: true });
    await begun();
    request.answer(200, { id: 'file1' });
    await result;
    expect(request.url).toBe('https://example.test/api/drive/files/create');
    const { file, ...fields } = Object.fromEntries(request.form);
    expect(fields).toEqual({ i: 'secret', force: 'true', name: 'a.png', folderId: 'f1', isSensitive: 'true', comment: 'A cat' });
    expect((file as File).name).toBe('a.png');
    expect([...request.form.keys()].at(-1)).toBe('file');
  });

  test('an upload leaves out options that were not given', async () => {
    const { client, request } = openClient();
    const result = client.upload(picture);
    await begun();
    request.answer(200, { id: 'file1' });
    await result;
    expect([...request.form.keys()]).toEqual(['i', 'force', 'file']);
    expect(request.form.get('force')).toBe('false');
  });

  test('an upload asks to keep the metadata of a picture before the file arrives', async () => {
    const { client, request } = openClient();
    const result = client.upload(picture, { keepMetadata: true });
    await begun();
    request.answer(200, { id: 'file1' });
    await result;
    expect([...request.form]).toEqual([
      ['i', 'secret'],
      ['force', 'false'],
      ['keepMetadata', 'true'],
      ['file', expect.any(File)],
    ]);
  });

  test('an upload resolves to the stored file', async () => {
    const { client, request } = openClient();
    const result = client.upload(picture);
    await begun();
    request.answer(200, { id: 'file1' });
    expect(await result).toEqual({ id: 'file1' });
  });

  test('an upload reports its progress', async () => {
    const { client, request } = openClient();
    const seen: number[][] = [];
    const result = client.upload(picture, { onProgress: (loaded, total) => seen.push([loaded, total]) });
    await begun();
    request.fire('upload progress', { loaded: 3, total: 5 });
    request.answer(200, { id: 'file1' });
    await result;
    expect(seen).toEqual([[3, 5]]);
  });

  test('an upload by a visitor is refused', async () => {
    const { client } = openClient({ token: null });
    const error = await client.upload(picture).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AuthError);
    expect((error as AuthError).message).toBe('Not logged in');
  });
});

describe('an upload that fails', () => {
  test('a file without content is not sent', async () => {
    const { client, request } = openClient();
    const error = await client.upload(new Blob([])).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ server: { code: 'EMPTY_FILE' } });
    expect(request.url).toBe('');
  });

  test('a file that is too large has its own code, whatever the body', async () => {
    const error = await failing(openClient(), (request) => request.answer(413, '<html>Request Entity Too Large</html>'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 413, server: { code: 'FILE_TOO_LARGE' } });
  });

  test("a refusal contains the server's id", async () => {
    const NO_FREE_SPACE = 'd08dbc37-a6a9-463a-8c47-96c32ab5f064';
    const body = { error: { code: 'NO_FREE_SPACE', id: NO_FREE_SPACE, message: 'full' } };
    const error = await failing(openClient(), (request) => request.answer(400, body));
    expect(error).toMatchObject({ server: { id: NO_FREE_SPACE } });
  });

  test('an answer that is not JSON is shown', async () => {
    const error = await failing(openClient(), (request) => request.answer(500, 'disk on fire'));
    expect(error).toBeInstanceOf(ParseError);
    expect((error as ParseError).message).toBe('disk on fire');
  });

  test('a failed connection is a network error', async () => {
    expect(await failing(openClient(), (request) => request.fire('error'))).toBeInstanceOf(NetworkError);
  });

  test('a failed connection without a network is an offline error', async () => {
    expect(await failing(openClient({ isOnline: false }), (request) => request.fire('error'))).toBeInstanceOf(OfflineError);
  });

  test('aborting is a cancellation', async () => {
    const { client, request } = openClient();
    const controller = new AbortController();
    const result = client.upload(picture, { signal: controller.signal }).catch((error: unknown) => error);
    await begun();
    controller.abort();
    expect(await result).toBeInstanceOf(CanceledError);
    expect(request.isAborted).toBe(true);
  });
});
