import { describe, expect, test } from 'vitest';
import { PATIENCE_MS } from '~/stores/session/anyServer/ask';
import { Discovery } from '~/stores/session/anyServer/Discovery';
import { FakeBrowser } from '../../../../fixtures/FakeBrowser';
import { FakeClock } from '../../../../fixtures/FakeClock';
import { FakeWeb, openServer, type WebAnswer } from '../../../../fixtures/FakeWeb';

const HERE = 'https://far.test';
const NODEINFO = `${HERE}/.well-known/nodeinfo`;

function prepare(answers: Readonly<Record<string, WebAnswer | (() => WebAnswer)>>) {
  const web = new FakeWeb(answers);
  const clock = new FakeClock();
  const browser = new FakeBrowser();
  return { web, clock, browser, discovery: new Discovery({ send: web.send, clock, browser }) };
}

async function judged(answers: Readonly<Record<string, WebAnswer | (() => WebAnswer)>>) {
  const { discovery } = prepare(answers);
  await discovery.ask(HERE);
  return discovery.judgement;
}

const why = async (answers: Readonly<Record<string, WebAnswer | (() => WebAnswer)>>) => {
  const judgement = await judged(answers);
  return judgement?.kind === 'refused' ? judgement.why : judgement?.kind;
};

const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(openServer(HERE)).filter(([url]) => !names.some((name) => url.includes(name))));

const software = (name: string) => openServer(HERE, { software: name });

const html = () => new Response('<!doctype html><title>Hello</title>', { headers: { 'content-type': 'text/html' } });

describe('a server that people can sign in to', () => {
  test('it is known with its name, what it runs, and where it is', async () => {
    expect(await judged(openServer(HERE, { name: 'Far', iconUrl: '/icon.png' }))).toEqual({
      kind: 'ready',
      server: { origin: HERE, name: 'Far', iconUrl: `${HERE}/icon.png`, software: 'misskey', version: '2026.1.0', isKnown: true },
    });
  });

  test.each(['wisteria', 'sharkey', 'cherrypick', 'Misskey'])('%s is a kind that the client knows', async (name) => {
    expect(await judged(software(name))).toMatchObject({ kind: 'ready', server: { isKnown: true } });
  });

  test('a server of an unknown kind may be tried if it describes itself as the known ones do', async () => {
    expect(await judged(software('novelty'))).toMatchObject({ kind: 'ready', server: { software: 'novelty', isKnown: false } });
    expect(await judged(without('nodeinfo'))).toMatchObject({ kind: 'ready', server: { software: null, isKnown: false } });
  });

  test('a server that does not say what it has may be tried', async () => {
    expect(await why(without('endpoints'))).toBe('ready');
  });

  test('the newest description is read', async () => {
    const rel = (version: string) => `http://nodeinfo.diaspora.software/ns/schema/${version}`;
    const { web, discovery } = prepare({
      ...openServer(HERE),
      [NODEINFO]: {
        json: {
          links: [
            { rel: rel('2.0'), href: `${HERE}/old` },
            { rel: rel('2.1'), href: `${HERE}/nodeinfo/2.1` },
            { rel: 'something', href: `${HERE}/else` },
          ],
        },
      },
    });
    await discovery.ask(HERE);
    expect(web.asked).toContain(`${HERE}/nodeinfo/2.1`);
    expect(web.asked).not.toContain(`${HERE}/old`);
  });

  test('nothing that is sent says who asks', async () => {
    const { web, discovery } = prepare(openServer(HERE));
    await discovery.ask(HERE);
    expect(web.requests).toHaveLength(4);
    for (const { init } of web.requests) {
      expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
      expect(init.body ?? '{}').toMatch(/^\{(?:"detail":false)?\}$/);
    }
  });
});

describe('a server that people cannot sign in to', () => {
  test('a host where nothing answers does not exist, is down, or has a certificate that is not valid', async () => {
    expect(await why({})).toBe('noAnswer');
  });

  test('a device without a network is told so', async () => {
    const { discovery, browser } = prepare({});
    browser.isOnline = false;
    await discovery.ask(HERE);
    expect(discovery.judgement).toEqual({ kind: 'refused', why: 'offline' });
  });

  test('a host that answers, but not to pages of other sites, is told from one where nothing answers', async () => {
    const { web, discovery } = prepare({ [`${HERE}/`]: () => new Response('') });
    await discovery.ask(HERE);
    expect(discovery.judgement).toEqual({ kind: 'refused', why: 'silent' });
    expect(web.requests.at(-1)?.init).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  });

  test('a server of a known kind whose API does not answer lets no clients of other sites in', async () => {
    expect(await why(without('/api/'))).toBe('closed');
    expect(await why({ ...without('/api/'), [`${HERE}/api/meta`]: html })).toBe('closed');
  });

  test.each(['mastodon', 'pleroma', 'lemmy', 'iceshrimp.net'])('%s speaks another language', async (name) => {
    expect(await why({ ...software(name), [`${HERE}/api/meta`]: () => Response.json({ error: 'x' }, { status: 404 }) })).toBe('otherKind');
    expect(await why({ ...software(name), [`${HERE}/api/meta`]: 'none' })).toBe('otherKind');
  });

  test('a site that answers with its pages is no server', async () => {
    expect(await why({ [NODEINFO]: html, [`${HERE}/api/meta`]: html })).toBe('page');
    const label = { headers: { 'content-type': 'application/json' } };
    expect(await why({ [NODEINFO]: () => new Response('<html>', label), [`${HERE}/api/meta`]: 'none' })).toBe('page');
    expect(
      await why({ [NODEINFO]: () => new Response('', { status: 404 }), [`${HERE}/api/meta`]: () => new Response('', { status: 405 }) }),
    ).toBe('page');
    expect(await why({ [NODEINFO]: { json: [] }, [`${HERE}/api/meta`]: { json: { hello: 'world' } } })).toBe('page');
  });

  test('a server without a timeline is of no use', async () => {
    expect(await why({ ...openServer(HERE), [`${HERE}/api/endpoints`]: { json: ['meta'] } })).toBe('unusable');
  });

  test.each([500, 503, 429])('a server that fails with %i may answer better later', async (status) => {
    expect(await why({ ...without('/api/'), [`${HERE}/api/meta`]: () => new Response('', { status }) })).toBe('failing');
    expect(await why({ [NODEINFO]: () => new Response('', { status }), [`${HERE}/api/meta`]: () => new Response('', { status }) })).toBe(
      'failing',
    );
  });

  test('half an answer is told', async () => {
    expect(await why({ ...without('/api/'), [`${HERE}/api/meta`]: 'breaks off' })).toBe('half');
    expect(await why({ ...openServer(HERE), [`${HERE}/api/endpoints`]: 'breaks off' })).toBe('half');
    expect(await why({ [NODEINFO]: () => new Response('{"links":['), [`${HERE}/api/meta`]: 'none' })).toBe('half');
  });

  test('an answer that never stops is not read to its end', async () => {
    let parts = 0;
    const endless = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(32 + (parts++ % 2))) }));
    expect(await why({ ...without('/api/'), [`${HERE}/api/meta`]: endless })).toBe('half');
    expect(parts).toBeLessThan(20);
  });

  test('a server that takes longer than eight seconds is slow', async () => {
    const { discovery, clock, web } = prepare({ ...without('/api/'), [`${HERE}/api/meta`]: 'never' });
    const asking = discovery.ask(HERE);
    await Promise.resolve();
    clock.advance(PATIENCE_MS);
    await asking;
    expect(discovery.judgement).toEqual({ kind: 'refused', why: 'slow' });
    expect(web.requests.every(({ init }) => init.signal?.aborted !== undefined)).toBe(true);
    expect(clock.pendingTimers).toBe(0);
  });

  test('a body that never ends is slow, too', async () => {
    const stuck = () => new Response(new ReadableStream());
    const { discovery, clock } = prepare({ [NODEINFO]: stuck, [`${HERE}/api/meta`]: stuck });
    const asking = discovery.ask(HERE);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    clock.advance(PATIENCE_MS);
    await asking;
    expect(discovery.judgement).toEqual({ kind: 'refused', why: 'slow' });
  });
});

describe('a server that names another one', () => {
  const SOCIAL = 'https://social.far.test';

  test('a host below its own is followed, and that is where people sign in', async () => {
    const { discovery } = prepare({ ...openServer(HERE, { uri: SOCIAL }), ...openServer(SOCIAL) });
    await discovery.ask(HERE);
    expect(discovery.judgement).toMatchObject({ kind: 'ready', server: { origin: SOCIAL } });
    expect({ origin: discovery.origin, namedBy: discovery.namedBy }).toEqual({ origin: SOCIAL, namedBy: HERE });
  });

  test('a redirect to a host below its own is followed', async () => {
    const { discovery } = prepare({ ...openServer(SOCIAL), [NODEINFO]: { json: { links: [] }, from: `${SOCIAL}/.well-known/nodeinfo` } });
    await discovery.ask(HERE);
    expect(discovery.judgement).toMatchObject({ kind: 'ready', server: { origin: SOCIAL } });
  });

  test.each([
    ['its description', { ...openServer(HERE, { uri: 'https://other.test' }) }],
    ['a redirect', { [NODEINFO]: { json: {}, from: 'https://other.test/.well-known/nodeinfo' } }],
    ['a redirect of its API', { [`${HERE}/api/meta`]: { json: {}, from: 'https://other.test/api/meta' } }],
    [
      'the list of its descriptions',
      {
        [NODEINFO]: { json: { links: [{ rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0', href: 'https://other.test/nodeinfo' }] } },
      },
    ],
  ])('a host of other people in %s is only named', async (_where, answers) => {
    const { web, discovery } = prepare({ ...answers, ...openServer('https://other.test') });
    await discovery.ask(HERE);
    expect(discovery.judgement).toEqual({ kind: 'elsewhere', origin: 'https://other.test' });
    expect(web.asked.filter((url) => url.startsWith('https://other.test'))).toEqual([]);
  });

  test('two servers that name each other end', async () => {
    const { web, discovery } = prepare({ ...openServer(HERE, { uri: SOCIAL }), ...openServer(SOCIAL, { uri: HERE }) });
    await discovery.ask(HERE);
    expect(discovery.judgement).toEqual({ kind: 'elsewhere', origin: HERE });
    expect(web.requests.length).toBeLessThan(10);
  });

  test('a host below its own without TLS is only named', async () => {
    expect(await judged(openServer(HERE, { uri: 'http://social.far.test' }))).toEqual({
      kind: 'elsewhere',
      origin: 'http://social.far.test',
    });
  });
});

describe('the marks', () => {
  test('they turn as the answers come', async () => {
    let give: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => (give = resolve));
    const web = new FakeWeb(openServer(HERE));
    const send: typeof web.send = (url, init) => (url.endsWith('/api/meta') ? late : web.send(url, init));
    const discovery = new Discovery({ send, clock: new FakeClock(), browser: new FakeBrowser() });
    const asking = discovery.ask(HERE);
    expect(discovery.marks).toEqual({ answers: 'asking', kind: 'asking', open: 'asking' });
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    expect(discovery.marks).toEqual({ answers: 'yes', kind: 'yes', open: 'asking' });
    give(Response.json({ version: '2026.1.0', uri: HERE }));
    await asking;
    expect(discovery.marks).toEqual({ answers: 'yes', kind: 'yes', open: 'yes' });
  });

  test.each([
    ['nothing answers', {}, { answers: 'no', kind: 'unknown', open: 'unknown' }],
    ['it keeps its answers', { [`${HERE}/`]: () => new Response('') }, { answers: 'yes', kind: 'unknown', open: 'no' }],
    ['its API is closed', without('/api/'), { answers: 'yes', kind: 'yes', open: 'no' }],
    ['it is of another kind', { ...software('mastodon'), [`${HERE}/api/meta`]: 'none' }, { answers: 'yes', kind: 'no', open: 'unknown' }],
    ['it is a site', { [NODEINFO]: html, [`${HERE}/api/meta`]: html }, { answers: 'yes', kind: 'no', open: 'unknown' }],
  ] as const)('they say how far it came when %s', async (_case, answers, marks) => {
    const { discovery } = prepare(answers);
    await discovery.ask(HERE);
    expect(discovery.marks).toEqual(marks);
  });

  test('another question ends the one before', async () => {
    const { web, clock, discovery } = prepare({ [NODEINFO]: 'never', [`${HERE}/api/meta`]: 'never', ...openServer('https://near.test') });
    const first = discovery.ask(HERE);
    await discovery.ask('https://near.test');
    await first;
    expect(discovery.judgement).toMatchObject({ kind: 'ready', server: { origin: 'https://near.test' } });
    expect(web.requests[0]?.init.signal?.aborted).toBe(true);
    expect(clock.pendingTimers).toBe(0);
    discovery.stop();
    expect({ origin: discovery.origin, judgement: discovery.judgement }).toEqual({ origin: null, judgement: null });
  });
});
