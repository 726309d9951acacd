import { describe, expect, test } from 'vitest';
import type { Endpoint } from '~/api/endpoints';
import { errorIds } from '~/api/errors';
import { MisskeyClient, type MisskeyClientOptions } from '~/api/MisskeyClient';
import {
  ApiError,
  AuthError,
  CanceledError,
  InvariantError,
  NetworkError,
  NotFoundError,
  OfflineError,
  ParseError,
  PermissionError,
  RateLimitError,
  TimeoutError,
} from '~/lib/AppError';
import { FakeClock } from '../../fixtures/FakeClock';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A client whose server gives one answer; a function may wait or fail. */
function clientFor(answer: Response | (() => Promise<Response>), options: Partial<MisskeyClientOptions> = {}) {
  const sent: Sent[] = [];
  const clock = new FakeClock();
  const refused: AuthError[] = [];
  const client = new MisskeyClient({
    origin: 'https://example.test',
    token: 'secret',
    clock,
    isOnline: () => true,
    onAuthFailure: (error) => refused.push(error),
    fetch: async (url, init) => {
      sent.push({ url, init });
      return typeof answer === 'function' ? answer() : answer;
    },
    ...options,
  });
  const bodyOf = (index = 0): unknown => JSON.parse(sent[index]?.init.body as string);
  return { client, sent, clock, refused, bodyOf };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, error: object, headers?: Record<string, string>) => json({ error }, status, headers);

/** A server that never answers until the request is aborted. */
function silence(): { fetch: typeof fetch } {
  return {
    fetch: (_url, init) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  };
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('should have been refused');
    },
    (error: unknown) => error,
  );
}

describe('urlPreview', () => {
  test('UP2 a preview is requested without credentials, and the browser may cache it', async () => {
    const { client, sent } = clientFor(json({ url: 'https://far.example/' }));
    expect(await client.urlPreview('https://far.example/?a=b&c', 'ja-JP')).toEqual({ url: 'https://far.example/' });
    const { url, init } = sent[0]!;
    expect(url).toBe('https://example.test/url?url=https%3A%2F%2Ffar.example%2F%3Fa%3Db%26c&lang=ja-JP');
    expect({ method: init.method, credentials: init.credentials, cache: init.cache, body: init.body }).toEqual({
      method: undefined,
      credentials: 'omit',
      cache: undefined,
      body: undefined,
    });
  });

  test.each([
    [refusal(422, { code: 'URL_PREVIEW_FAILED', id: 'x' }), ApiError],
    [new Response('<html>'), ParseError],
  ])('a failed preview rejects with the reason', async (answer, kind) => {
    const { client } = clientFor(answer);
    expect(await errorOf(client.urlPreview('https://far.example/', 'en-US'))).toBeInstanceOf(kind);
  });
});

describe('a call', () => {
  test('a call is a POST of JSON with the token in its body, without cookies for other origins, and without cache', async () => {
    const { client, sent, bodyOf } = clientFor(json({ id: 'n1' }));
    await client.call('notes/show', { noteId: 'n1' });
    expect(sent[0]).toMatchObject({
      url: 'https://example.test/api/notes/show',
      init: { method: 'POST', credentials: 'same-origin', cache: 'no-store', headers: { 'content-type': 'application/json' } },
    });
    expect(bodyOf()).toEqual({ noteId: 'n1', i: 'secret' });
  });

  test('a call resolves to the answer', async () => {
    const { client } = clientFor(json({ id: 'n1' }));
    expect(await client.call('notes/show', { noteId: 'n1' })).toEqual({ id: 'n1' });
  });

  test('a call answered with 204 resolves to undefined', async () => {
    const { client } = clientFor(new Response(null, { status: 204 }));
    expect(await client.call('notes/delete', { noteId: 'n1' })).toBeUndefined();
  });

  test('a call with a null token is anonymous', async () => {
    const { client, bodyOf } = clientFor(json({}));
    await client.call('meta', { detail: false }, { token: null });
    expect(bodyOf()).toEqual({ detail: false });
  });

  test("a visitor's call is anonymous", async () => {
    const { client, bodyOf } = clientFor(json({}), { token: null });
    await client.call('meta', {});
    expect(bodyOf()).toEqual({});
  });

  test('a call can use the token of another account', async () => {
    const { client, bodyOf } = clientFor(json({}));
    await client.call('i', {}, { token: 'other' });
    expect(bodyOf()).toEqual({ i: 'other' });
  });

  test('a call is never sent outside of the API', async () => {
    const { client, sent } = clientFor(json({}));
    const error = await errorOf(client.call('../files/x' as Endpoint, {}));
    expect(error).toBeInstanceOf(InvariantError);
    expect(sent).toHaveLength(0);
  });

  test('a call is sent once, even if it fails', async () => {
    const { client, sent } = clientFor(refusal(500, { code: 'INTERNAL_ERROR', id: 'x', message: 'no' }));
    await errorOf(client.call('meta', {}));
    expect(sent).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('a refusal contains what the server said', async () => {
    const { client } = clientFor(refusal(400, { code: 'NO_WAY', id: 'id-1', message: 'no', kind: 'client', info: { param: 'x' } }));
    const error = await errorOf(client.call('notes/create', { text: '' }));
    expect(error).toMatchObject({
      endpoint: 'notes/create',
      status: 400,
      server: { code: 'NO_WAY', id: 'id-1', message: 'no', kind: 'client', info: { param: 'x' } },
    });
  });

  test.each([
    [401, { code: 'CREDENTIAL_REQUIRED', id: errorIds.credentialRequired, message: '' }, AuthError],
    [403, { code: 'YOUR_ACCOUNT_SUSPENDED', id: errorIds.accountSuspended, message: '' }, AuthError],
    [403, { code: 'ROLE_PERMISSION_DENIED', id: 'x', message: '' }, PermissionError],
    [400, { code: 'ACCESS_DENIED', id: 'x', message: '' }, PermissionError],
    [404, { code: 'UNKNOWN_API_ENDPOINT', id: 'x', message: '' }, NotFoundError],
    [400, { code: 'NO_SUCH_NOTE', id: 'x', message: '' }, NotFoundError],
    [429, { code: 'RATE_LIMIT_EXCEEDED', id: 'x', message: '' }, RateLimitError],
    [500, { code: 'INTERNAL_ERROR', id: 'x', message: '' }, ApiError],
  ])('a refusal with status %i and %o has its own class', async (status, body, kind) => {
    const { client } = clientFor(refusal(status, body));
    const error = await errorOf(client.call('notes/show', { noteId: 'n1' }));
    expect(error).toBeInstanceOf(kind);
    expect((error as ApiError).constructor).toBe(kind);
  });

  test.each([
    ['says when to come back', { 'retry-after': '12' }, 12_000],
    ['says nothing about that', {}, null],
  ])('a refusal for too many calls %s', async (_what, headers, expected) => {
    const { client } = clientFor(refusal(429, { code: 'RATE_LIMIT_EXCEEDED', id: 'x', message: '' }, headers));
    expect(await errorOf(client.call('i', {}))).toMatchObject({ retryAfterMs: expected, retryable: true });
  });

  test('a refusal by the web framework is read from its own shape', async () => {
    const { client } = clientFor(json({ statusCode: 400, error: 'Bad Request', message: 'Error: DUPLICATED_USERNAME' }, 400));
    expect(await errorOf(client.call('signup', { username: 'a', password: 'b' }))).toMatchObject({
      server: { code: 'DUPLICATED_USERNAME', id: '', message: 'Error: DUPLICATED_USERNAME' },
    });
  });

  test('a refusal by the web framework with a sentence takes its code from the kind', async () => {
    const { client } = clientFor(json({ statusCode: 413, error: 'Payload Too Large', message: 'Request body is too large' }, 413));
    expect(await errorOf(client.call('i', {}))).toMatchObject({
      server: { code: 'PAYLOAD_TOO_LARGE', message: 'Request body is too large' },
    });
  });

  test.each([
    ['6cc579cc-885d-43d8-95c2-b8c7fc963280', 404, NotFoundError],
    ['932c904e-9460-45b7-9ce6-7ed33be7eb2c', 403, AuthError],
    ['22d05606-fbcf-421a-a2db-b32610dcfd1b', 429, RateLimitError],
  ])('a refusal of signin with only the id %s has a class, and is named after its status', async (id, status, kind) => {
    const { client } = clientFor(refusal(status, { id }));
    const error = await errorOf(client.call('signin', { username: 'a', password: 'b' }, { token: null }));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ server: { id, code: `HTTP_${status}` } });
  });

  test('a refusal without a body is named after its status', async () => {
    const { client } = clientFor(new Response('', { status: 400 }));
    expect(await errorOf(client.call('signup', { username: 'a', password: 'b' }))).toMatchObject({ server: { code: 'HTTP_400' } });
  });
});

describe('an answer that is not JSON', () => {
  test.each([
    [200, '<html>'],
    [502, '<html>Bad Gateway</html>'],
  ])('an answer with status %i that is not JSON is an invalid response', async (status, text) => {
    const { client } = clientFor(new Response(text, { status }));
    const error = await errorOf(client.call('meta', {}));
    expect(error).toBeInstanceOf(ParseError);
    expect((error as ParseError).message).toBe(`invalid response (HTTP ${status})`);
  });
});

describe('no answer', () => {
  const failing = async (): Promise<Response> => {
    throw new TypeError('Failed to fetch');
  };

  test('a failed connection is a network error', async () => {
    const { client } = clientFor(failing);
    expect(await errorOf(client.call('meta', {}))).toBeInstanceOf(NetworkError);
  });

  test('a failed connection is an offline error when the browser has no network', async () => {
    const { client } = clientFor(failing, { isOnline: () => false });
    expect(await errorOf(client.call('meta', {}))).toBeInstanceOf(OfflineError);
  });

  test('no answer within thirty seconds is a timeout', async () => {
    const { client, clock } = clientFor(json({}), silence());
    const answer = errorOf(client.call('meta', {}));
    clock.advance(30_000);
    expect(await answer).toBeInstanceOf(TimeoutError);
  });

  test('no answer within the requested time is a timeout', async () => {
    const { client, clock } = clientFor(json({}), silence());
    const answer = errorOf(client.call('meta', {}, { timeoutMs: 4_000 }));
    clock.advance(4_000);
    expect(await answer).toBeInstanceOf(TimeoutError);
  });

  test('a call that its caller aborted is canceled', async () => {
    const { client } = clientFor(json({}), silence());
    const controller = new AbortController();
    const answer = errorOf(client.call('meta', {}, { signal: controller.signal }));
    controller.abort();
    expect(await answer).toBeInstanceOf(CanceledError);
  });

  test('a call that was aborted before is not sent', async () => {
    const { client, sent } = clientFor(json({}));
    expect(await errorOf(client.call('meta', {}, { signal: AbortSignal.abort() }))).toBeInstanceOf(CanceledError);
    expect(sent).toHaveLength(0);
  });

  test('no timer is left after a call', async () => {
    const { client, clock } = clientFor(failing);
    await errorOf(client.call('meta', {}));
    expect(clock.pendingTimers).toBe(0);
  });
});

describe('onAuthFailure', () => {
  const revoked = () => refusal(401, { code: 'AUTHENTICATION_FAILED', id: errorIds.tokenRevoked, message: '' });

  test('the handler is called for a token that the server no longer accepts', async () => {
    const { client, refused } = clientFor(revoked());
    await errorOf(client.call('i', {}));
    expect(refused).toHaveLength(1);
  });

  test.each([
    ['another account', 'other'],
    ['nobody', null],
  ])('the handler is not called for a call as %s', async (_who, token) => {
    const { client, refused } = clientFor(revoked());
    await errorOf(client.call('i', {}, { token }));
    expect(refused).toHaveLength(0);
  });

  test('the handler is not called when only a credential was missing', async () => {
    const { client, refused } = clientFor(refusal(401, { code: 'CREDENTIAL_REQUIRED', id: errorIds.credentialRequired, message: '' }));
    await errorOf(client.call('i', {}));
    expect(refused).toHaveLength(0);
  });
});

test('no error contains the token', async () => {
  const answers = [new Response('<html>', { status: 502 }), refusal(400, { code: 'X', id: 'y', message: 'z' })];
  for (const answer of answers) {
    const { client } = clientFor(answer);
    const error = (await errorOf(client.call('i', {}))) as Error;
    expect(JSON.stringify([Object.entries(error), error.message, error.stack])).not.toContain('secret');
  }
});
