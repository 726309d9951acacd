import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInstance, type Instance } from '../../../../server/createInstance';

let instance: Instance;
beforeAll(async () => {
  instance = await createInstance({ dataDir: null, port: 0, testing: true });
});
afterAll(() => instance.close());

describe('HTTP of the API, as on real servers', () => {
  test('a call without a credential is answered for any origin', async () => {
    const answer = await instance.app.inject({ method: 'POST', url: '/api/meta', payload: {} });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      vary: 'Origin',
      'cache-control': 'private, max-age=0, must-revalidate',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.json()).toMatchObject({ uri: instance.url, requireSetup: true });
  });

  test("an unknown endpoint answers 404 in the framework's form and without cross-origin headers", async () => {
    const answer = await instance.app.inject({ method: 'POST', url: '/api/no/such', payload: {} });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Route POST:/api/no/such not found', error: 'Not Found', statusCode: 404 });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('GET of an unknown endpoint is explained in JSON, also with the client beside it', async () => {
    const answer = await instance.app.inject({ method: 'GET', url: '/api/no/such', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'UNKNOWN_API_ENDPOINT', kind: 'client' } });
  });

  test.each(['/api/meta', '/api/no/such', '/emoji/none.webp', '/url?url=x', '/files/none', '/identicon/x', '/nowhere'])(
    'the answer of %s forbids guessing its type',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        expect((await instance.app.inject({ method, url })).headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );

  test('GET of an endpoint that only takes POST answers 405 without a body', async () => {
    const answer = await instance.app.inject({ method: 'GET', url: '/api/meta' });
    expect(answer).toMatchObject({ statusCode: 405, body: '' });
  });

  test("an empty JSON body is refused in the framework's form", async () => {
    const answer = await instance.app.inject({
      method: 'POST',
      url: '/api/meta',
      headers: { 'content-type': 'application/json' },
      payload: '',
    });
    expect(answer.json()).toEqual({
      statusCode: 400,
      code: 'FST_ERR_CTP_EMPTY_JSON_BODY',
      error: 'Bad Request',
      message: "Body cannot be empty when content-type is set to 'application/json'",
    });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test.each([undefined, 'text/plain'])('a body that is not an object (%s) is an invalid parameter', async (type) => {
    const answer = await instance.app.inject({
      method: 'POST',
      url: '/api/meta',
      ...(type ? { headers: { 'content-type': type }, payload: '{}' } : {}),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: {
        message: 'Invalid param.',
        code: 'INVALID_PARAM',
        id: '3d81ceae-475f-4600-b2a8-2bc116157532',
        kind: 'client',
        info: { param: '#/type', reason: 'must be object' },
      },
    });
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Misskey", error="invalid_request", error_description="Invalid param."');
  });

  test('a parameter of a wrong type is refused with its place', async () => {
    const answer = await instance.app.inject({ method: 'POST', url: '/api/meta', payload: { detail: 'x' } });
    expect(answer.json().error.info).toEqual({ param: '#/properties/detail/type', reason: 'must be boolean' });
  });

  test('a wrong token answers 401', async () => {
    const answer = await instance.app.inject({ method: 'POST', url: '/api/meta', payload: { i: 'nobody' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toMatchObject({ code: 'AUTHENTICATION_FAILED', id: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14' });
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
  });

  test('a preflight allows the requested headers', async () => {
    const answer = await instance.app.inject({
      method: 'OPTIONS',
      url: '/api/notes/timeline',
      headers: {
        origin: 'https://else.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type,authorization',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    });
  });
});
