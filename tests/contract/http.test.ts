/** Methods, bodies, headers and redirects are those of a recorded real server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberLinkPreview } from '../../server/media/linkPreview';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';
import { pathOf, png, upload } from '../unit/server/support/media';
import { recordedExchange } from './lib/recordings';

let world: TestInstance;
let alice: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterAll(() => world.close());

interface Changes {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object | string;
}

const METHODS = ['GET', 'POST', 'OPTIONS'] as const;

/** Repeats a recorded exchange with some differences. Returns the answer and the recorded one. */
async function repeat(name: string, { url, headers, payload }: Changes = {}) {
  const recorded = recordedExchange(name);
  const method = METHODS.find((one) => one === recorded.request.method) ?? 'GET';
  const answer = await world.instance.app.inject({
    method,
    url: url ?? recorded.request.url,
    headers: { ...recorded.request.headers, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const here = (text: string) => text.replaceAll('http://localhost:3300', world.instance.url);
  return {
    recorded: {
      status: recorded.status,
      headers: Object.fromEntries(Object.entries(recorded.headers).map(([header, value]) => [header, here(value)])),
      ...(recorded.body === undefined ? {} : { body: recorded.body }),
    },
    answered: {
      status: answer.statusCode,
      headers: Object.fromEntries(Object.keys(recorded.headers).map((header) => [header, answer.headers[header]])),
      ...(recorded.body === undefined ? {} : { body: answer.body === '' ? '' : answer.json<unknown>() }),
    },
  };
}

describe('the API', () => {
  test.each(['get-meta-405', 'post-empty-json', 'post-without-body'])('the exchange %s is as recorded', async (name) => {
    const { answered, recorded } = await repeat(name);
    expect(answered).toEqual(recorded);
  });

  test.each(['post-text-plain', 'post-unknown-endpoint'])('the exchange %s with a body is as recorded', async (name) => {
    const { answered, recorded } = await repeat(name, { payload: '{}' });
    expect(answered).toEqual(recorded);
  });

  test.each(['preflight-api', 'preflight-signin'])('the exchange %s is as recorded', async (name) => {
    const { answered, recorded } = await repeat(name);
    expect(answered).toEqual(recorded);
  });

  test('emojis answers GET and can be cached for an hour', async () => {
    const { answered, recorded } = await repeat('get-emojis');
    expect(answered).toEqual(recorded);
  });

  test('a token can come in a header', async () => {
    const { answered, recorded } = await repeat('bearer-header', { headers: { authorization: `Bearer ${alice.token}` }, payload: {} });
    expect(answered).toEqual(recorded);
  });
});

describe('signing in and up', () => {
  test('only pages of this origin can read the answer to a sign-in', async () => {
    const { answered, recorded } = await repeat('signin', { payload: { username: 'alice', password: 'alice-pass' } });
    expect({ ...answered, body: Object.keys(answered.body as object) }).toEqual({
      ...recorded,
      body: Object.keys(recorded.body as object),
    });
  });

  test.each([
    ['signup-bad-name', { username: 'not a name', password: 'x' }],
    ['signup-duplicate', { username: 'alice', password: 'x' }],
  ])('the refused sign-up %s is as recorded', async (name, payload) => {
    const { answered, recorded } = await repeat(name, { payload });
    expect(answered).toEqual(recorded);
  });
});

describe('files and pictures', () => {
  /** A redirect without the address of the picture and its policy, which do not matter. */
  const withoutUrl = ({ headers, ...rest }: { headers: Record<string, unknown> }) => {
    const location = new URL(String(headers.location));
    location.searchParams.set('url', 'x');
    return { ...rest, cache: headers['cache-control'], location: location.href };
  };

  /** Directives of a policy, in any order. */
  const directives = (policy: unknown) => String(policy).split('; ').sort();
  const POLICY = 'content-security-policy';

  test('a file is immutable and can run nothing', async () => {
    const { url } = await upload(world, alice, await png(), 'splash.png');
    const { answered, recorded } = await repeat('file', { url: pathOf(url) });
    expect({ ...answered.headers, [POLICY]: directives(answered.headers[POLICY]) }).toEqual({
      ...recorded.headers,
      // Stricter than recorded, see docs/decisions/0005.
      [POLICY]: directives(`${recorded.headers[POLICY]}; sandbox`),
    });
  });

  test('an avatar redirects to the proxy', async () => {
    const { id } = await upload(world, alice, await png(), 'me.png');
    await world.ok('i/update', { avatarId: id }, alice.token);
    const { answered, recorded } = await repeat('avatar-redirect');
    expect(withoutUrl(answered)).toEqual(withoutUrl(recorded));
  });

  test('an emoji redirects to the proxy', async () => {
    const { id } = await upload(world, alice, await png(), 'shape.png');
    await world.ok('admin/emoji/add', { name: 'shape_1', fileId: id }, alice.token);
    const { answered, recorded } = await repeat('emoji-redirect');
    expect(withoutUrl(answered)).toEqual(withoutUrl(recorded));
  });
});

describe('link previews', () => {
  test('a missing preview is refused for a day', async () => {
    const { answered, recorded } = await repeat('url-preview-failed');
    expect(answered).toEqual(recorded);
  });

  test('a preview has every recorded field except the one for remote accounts', async () => {
    const page = { title: 'a', description: 'b', sitename: 'c', thumbnail: null, icon: null, sensitive: false };
    rememberLinkPreview(world.instance.server, 'https://far.example/', page);
    const { answered, recorded } = await repeat('url-preview', {
      url: `/url?url=${encodeURIComponent('https://far.example/')}&lang=ja-JP`,
    });
    const fields = ({ body }: { body?: unknown }) => Object.keys(body as object);
    expect({ ...answered, body: fields(answered) }).toEqual({
      ...recorded,
      body: fields(recorded).filter((field) => field !== 'activityPub'),
    });
  });
});
