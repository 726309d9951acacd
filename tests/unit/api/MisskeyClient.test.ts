import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '~/api/endpoints';
import { errorIds } from '~/api/errors';
import { MisskeyClient, type MisskeyClientOptions } from '~/api/MisskeyClient';
import {
  ApiError,
  AuthError,
  CancelledError,
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
      sent.push({ url: url as string, init: init ?? {} });
      return typeof answer === 'function' ? answer() : answer;
    },
    ...options,
  });
  const bodyOf = (index = 0): unknown => JSON.parse(sent[index]?.init.body as string);
  return { client, sent, clock, refused, bodyOf };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, error: object, headers?: Record<string, string>) => json({ error }, status, headers);

/** A server that never answers, until the request is given up. */
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

describe('a preview of a link', () => {
  test('UP2 is asked for without credentials, and the browser may keep it', async () => {
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
  ])('that fails says why', async (answer, kind) => {
    const { client } = clientFor(answer);
    expect(await errorOf(client.urlPreview('https://far.example/', 'en-US'))).toBeInstanceOf(kind);
  });
});

describe('a call', () => {
  test('is a POST of JSON with the token in its body, with credentials and without cache', async () => {
    const { client, sent, bodyOf } = clientFor(json({ id: 'n1' }));
    await client.call('notes/show', { noteId: 'n1' });
    expect(sent[0]).toMatchObject({
      url: 'https://example.test/api/notes/show',
      init: { method: 'POST', credentials: 'include', cache: 'no-store', headers: { 'content-type': 'application/json' } },
    });
    expect(bodyOf()).toEqual({ noteId: 'n1', i: 'secret' });
  });

  test('gives the answer', async () => {
    const { client } = clientFor(json({ id: 'n1' }));
    expect(await client.call('notes/show', { noteId: 'n1' })).toEqual({ id: 'n1' });
  });

  test('answered with 204 gives nothing', async () => {
    const { client } = clientFor(new Response(null, { status: 204 }));
    expect(await client.call('notes/delete', { noteId: 'n1' })).toBeUndefined();
  });

  test('with a null token is anonymous', async () => {
    const { client, bodyOf } = clientFor(json({}));
    await client.call('meta', { detail: false }, { token: null });
    expect(bodyOf()).toEqual({ detail: false });
  });

  test('of a visitor is anonymous', async () => {
    const { client, bodyOf } = clientFor(json({}), { token: null });
    await client.call('meta', {});
    expect(bodyOf()).toEqual({});
  });

  test('may use the token of another account', async () => {
    const { client, bodyOf } = clientFor(json({}));
    await client.call('i', {}, { token: 'other' });
    expect(bodyOf()).toEqual({ i: 'other' });
  });

  test('is never sent to a place outside the API', async () => {
    const { client, sent } = clientFor(json({}));
    const error = await errorOf(client.call('../files/x' as Endpoint, {}));
    expect(error).toBeInstanceOf(InvariantError);
    expect(sent).toHaveLength(0);
  });

  test('counts as pending until it is answered', async () => {
    const { client } = clientFor(json({}));
    const seen: number[] = [];
    const stop = autorun(() => seen.push(client.pendingCount));
    await client.call('meta', {});
    stop();
    expect(seen).toEqual([0, 1, 0]);
  });

  test('is sent once, also when it fails', async () => {
    const { client, sent } = clientFor(refusal(500, { code: 'INTERNAL_ERROR', id: 'x', message: 'no' }));
    await errorOf(client.call('meta', {}));
    expect(sent).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('carries what the server said', async () => {
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
  ])('with status %i and %o is of its kind', async (status, body, kind) => {
    const { client } = clientFor(refusal(status, body));
    const error = await errorOf(client.call('notes/show', { noteId: 'n1' }));
    expect(error).toBeInstanceOf(kind);
    expect((error as ApiError).constructor).toBe(kind);
  });

  test.each([
    ['says when to come back', { 'retry-after': '12' }, 12_000],
    ['says nothing about that', {}, null],
  ])('for too many calls %s', async (_what, headers, expected) => {
    const { client } = clientFor(refusal(429, { code: 'RATE_LIMIT_EXCEEDED', id: 'x', message: '' }, headers));
    expect(await errorOf(client.call('i', {}))).toMatchObject({ retryAfterMs: expected, retryable: true });
  });

  test('by the framework below the endpoints is read from its own shape', async () => {
    const { client } = clientFor(json({ statusCode: 400, error: 'Bad Request', message: 'Error: DUPLICATED_USERNAME' }, 400));
    expect(await errorOf(client.call('signup', { username: 'a', password: 'b' }))).toMatchObject({
      server: { code: 'DUPLICATED_USERNAME', id: '', message: 'Error: DUPLICATED_USERNAME' },
    });
  });

  test('by the framework with a sentence takes its code from the kind', async () => {
    const { client } = clientFor(json({ statusCode: 413, error: 'Payload Too Large', message: 'Request body is too large' }, 413));
    expect(await errorOf(client.call('i', {}))).toMatchObject({
      server: { code: 'PAYLOAD_TOO_LARGE', message: 'Request body is too large' },
    });
  });

  test.each([
    [errorIds.signinNoSuchUser, 404, NotFoundError, 'NO_SUCH_USER'],
    [errorIds.signinWrongPassword, 403, AuthError, 'INCORRECT_PASSWORD'],
    [errorIds.signinSuspended, 403, AuthError, 'YOUR_ACCOUNT_SUSPENDED'],
    [errorIds.signinRateLimit, 429, RateLimitError, 'RATE_LIMIT_EXCEEDED'],
    [errorIds.signinWrongToken, 403, AuthError, 'INCORRECT_TOKEN'],
  ])('of signin with the id %s alone has a kind and a code', async (id, status, kind, code) => {
    const { client } = clientFor(refusal(status, { id }));
    const error = await errorOf(client.call('signin', { username: 'a', password: 'b' }, { token: null }));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ server: { id, code } });
  });

  test('without a body is named by its status', async () => {
    const { client } = clientFor(new Response('', { status: 400 }));
    expect(await errorOf(client.call('signup', { username: 'a', password: 'b' }))).toMatchObject({ server: { code: 'HTTP_400' } });
  });
});

describe('an answer that is not JSON', () => {
  test.each([
    [200, '<html>'],
    [502, '<html>Bad Gateway</html>'],
  ])('with status %i is an invalid response', async (status, text) => {
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

  test('is a network error', async () => {
    const { client } = clientFor(failing);
    expect(await errorOf(client.call('meta', {}))).toBeInstanceOf(NetworkError);
  });

  test('is an offline error where the browser has no network', async () => {
    const { client } = clientFor(failing, { isOnline: () => false });
    expect(await errorOf(client.call('meta', {}))).toBeInstanceOf(OfflineError);
  });

  test('within thirty seconds is a timeout', async () => {
    const { client, clock } = clientFor(json({}), silence());
    const answer = errorOf(client.call('meta', {}));
    clock.advance(30_000);
    expect(await answer).toBeInstanceOf(TimeoutError);
  });

  test('within a shorter time that was asked for is a timeout too', async () => {
    const { client, clock } = clientFor(json({}), silence());
    const answer = errorOf(client.call('meta', {}, { timeoutMs: 4_000 }));
    clock.advance(4_000);
    expect(await answer).toBeInstanceOf(TimeoutError);
  });

  test('because the caller gave up is a cancellation', async () => {
    const { client } = clientFor(json({}), silence());
    const controller = new AbortController();
    const answer = errorOf(client.call('meta', {}, { signal: controller.signal }));
    controller.abort();
    expect(await answer).toBeInstanceOf(CancelledError);
  });

  test('is asked for by a caller that gave up before', async () => {
    const { client, sent } = clientFor(json({}));
    expect(await errorOf(client.call('meta', {}, { signal: AbortSignal.abort() }))).toBeInstanceOf(CancelledError);
    expect(sent).toHaveLength(0);
  });

  test('leaves no timer and nothing pending', async () => {
    const { client, clock } = clientFor(failing);
    await errorOf(client.call('meta', {}));
    expect(clock.pendingTimers).toBe(0);
    expect(client.pendingCount).toBe(0);
  });
});

describe('the handler for a lost account', () => {
  const revoked = () => refusal(401, { code: 'AUTHENTICATION_FAILED', id: errorIds.tokenRevoked, message: '' });

  test('hears of a token that the server no longer accepts', async () => {
    const { client, refused } = clientFor(revoked());
    await errorOf(client.call('i', {}));
    expect(refused).toHaveLength(1);
  });

  test.each([
    ['another account', 'other'],
    ['nobody', null],
  ])('hears nothing of a call as %s', async (_who, token) => {
    const { client, refused } = clientFor(revoked());
    await errorOf(client.call('i', {}, { token }));
    expect(refused).toHaveLength(0);
  });

  test('hears nothing when only a credential was missing', async () => {
    const { client, refused } = clientFor(refusal(401, { code: 'CREDENTIAL_REQUIRED', id: errorIds.credentialRequired, message: '' }));
    await errorOf(client.call('i', {}));
    expect(refused).toHaveLength(0);
  });
});

test('no error shows the token', async () => {
  const answers = [new Response('<html>', { status: 502 }), refusal(400, { code: 'X', id: 'y', message: 'z' })];
  for (const answer of answers) {
    const { client } = clientFor(answer);
    const error = (await errorOf(client.call('i', {}))) as Error;
    expect(JSON.stringify([Object.entries(error), error.message, error.stack])).not.toContain('secret');
  }
});
