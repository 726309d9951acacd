import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShellCache } from '~/app/worker/ShellCache';
import { lockOf } from '~/app/worker/lockOf';
import type { ShellFiles } from '~/app/worker/shellFiles';
import { extendable, MemoryCaches } from './support';

/** The library expects the global object of a worker while it loads. */
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }));
afterAll(() => ['self', '__WB_DISABLE_DEV_LOGS'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

const origin = 'https://wisteria.example';

/** A request whose address may be a path, as in browsers. */
class RequestHere extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, origin), init);
  }
}

/** A build whose first script has a letter in its name. */
const build = (letter: string): ShellFiles => ({
  build: `/assets/index-${letter}.js`,
  page: `page ${letter}`,
  files: [
    [`/assets/index-${letter}.js`, 5],
    ['/assets/notes.css', 4],
  ],
  rootFiles: [['/favicon.svg', 'one']],
  ofLanguage: { 'ja-JP': [['/assets/ja.js', 2]] },
  texts: { base: '/assets/texts/v1', names: ['start', 'shared'] },
});

const answer = (body: string, type: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': type, ...headers } });

const pageOf = (letter: string) =>
  answer(`<meta nonce="N0NCE"><script src="/assets/index-${letter}.js">`, 'text/html; charset=utf-8', {
    'content-security-policy': "style-src 'self' 'nonce-N0NCE'",
  });

/** A server with the files of a build, and a browser with its caches. */
function world() {
  const files = new Map<string, () => Response>();
  const serve = (letter: string) => {
    files.clear();
    files.set('/', () => pageOf(letter));
    files.set(`/assets/index-${letter}.js`, () => answer('12345', 'text/javascript'));
    files.set('/assets/notes.css', () => answer('1234', 'text/css'));
    files.set('/favicon.svg', () => answer('<svg/>', 'image/svg+xml'));
    files.set('/assets/ja.js', () => answer('12', 'text/javascript'));
    for (const lang of ['en-US', 'ja-JP'])
      for (const name of ['start', 'shared']) files.set(`/assets/texts/v1/${lang}/${name}.json`, () => answer('{}', 'application/json'));
  };
  const asked: string[] = [];
  const state = { isOnline: true, hasNext: false, locks: [] as string[], lang: undefined as string | undefined };
  const fetch = async (request: string | Request) => {
    const path = new URL(typeof request === 'string' ? request : request.url, origin).pathname;
    asked.push(path);
    if (!state.isOnline) throw new TypeError('no network');
    return files.get(path)?.() ?? new Response('', { status: 404 });
  };
  const caches = new MemoryCaches(origin);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetch);
  const open = (list: ShellFiles) =>
    new ShellCache(list, {
      origin,
      caches: caches as unknown as CacheStorage,
      fetch,
      heldLocks: async () => state.locks,
      hasNext: () => state.hasNext,
      readLanguage: async () => state.lang,
      keepLanguage: async (lang) => void (state.lang = lang),
    });
  const install = async (list: ShellFiles) => {
    const shell = open(list);
    await shell.install(extendable('install'));
    return shell;
  };
  serve('a');
  return { files, serve, asked, state, caches, open, install, nameOf: (letter: string) => `shell /assets/index-${letter}.js` };
}

describe('the files of a build in the worker', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL(origin));
    // The library looks for the scope of a worker, and for its events.
    vi.stubGlobal('registration', { scope: `${origin}/` });
    vi.stubGlobal('ExtendableEvent', Event);
    vi.stubGlobal('FetchEvent', class FetchEvent extends Event {});
    vi.stubGlobal('Request', RequestHere);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('what opens the product is stored at once, and texts of the language once a page says which', async () => {
    const { install, caches, nameOf, state } = world();
    const shell = await install(build('a'));
    expect(caches.paths(nameOf('a'))).toEqual(['/', '/assets/index-a.js', '/assets/notes.css', '/favicon.svg']);
    await shell.initialize('ja-JP', []);
    const texts = caches.paths(nameOf('a')).filter((path) => path.includes('/texts/'));
    expect({ texts, lang: state.lang, has: caches.paths(nameOf('a')).includes('/assets/ja.js') }).toEqual({
      texts: ['/assets/texts/v1/ja-JP/shared.json', '/assets/texts/v1/ja-JP/start.json'],
      lang: 'ja-JP',
      has: true,
    });
  });

  test('a new build fetches the texts of the known language before it takes over', async () => {
    const { install, caches, nameOf, state } = world();
    state.lang = 'ja-JP';
    await install(build('a'));
    expect(caches.paths(nameOf('a'))).toContain('/assets/texts/v1/ja-JP/start.json');
  });

  test('files that the page has loaded are stored, and nothing that is not of the build', async () => {
    const { install, caches, nameOf, files } = world();
    const shell = await install(build('a'));
    files.set('/assets/clock.js', () => answer('x', 'text/javascript'));
    await shell.initialize('en-US', ['/assets/clock.js', '/api/meta', '/files/x.png', 3]);
    const stored = caches.paths(nameOf('a'));
    expect(stored).toContain('/assets/clock.js');
    expect(stored.filter((path) => !/^\/(?:assets\/.*|favicon.svg)?$/.test(path))).toEqual([]);
  });

  test.each([
    ['the page of another build', '/', () => pageOf('b')],
    ['no file', '/assets/notes.css', () => new Response('', { status: 404 })],
    ['a page instead of a file', '/assets/notes.css', () => pageOf('a')],
  ])('a server with %s, as in the middle of a deployment, installs nothing', async (_what, path, sent) => {
    const { install, files } = world();
    files.set(path, sent);
    await expect(install(build('a'))).rejects.toThrow(/precaching/);
  });

  test('without a network, the stored page has a nonce of its own each time, in its policy and in its text', async () => {
    const { install, state } = world();
    const shell = await install(build('a'));
    state.isOnline = false;
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const page = (await shell.page())!;
        const [, nonce] = /'nonce-([\w-]+)'/.exec(page.headers.get('content-security-policy')!)!;
        expect(await page.text()).toBe(`<meta nonce="${nonce}"><script src="/assets/index-a.js">`);
        return nonce;
      }),
    );
    expect(new Set([...nonces, 'N0NCE']).size).toBe(3);
  });

  test('pages of an older build go on with its files until the last one is closed, although the server has removed them', async () => {
    const { install, serve, state, caches, nameOf } = world();
    await install(build('a'));
    serve('b');
    state.locks = [lockOf('/assets/index-a.js')];
    const next = await install(build('b'));
    await next.activate();
    expect(await (await next.file(`${origin}/assets/index-a.js`)).text()).toBe('12345');
    state.locks = [];
    await next.initialize('en-US', []);
    expect(await caches.keys()).toEqual([nameOf('b')]);
  });

  test('a new build that waits for its first page is not forgotten by a page of the old one', async () => {
    const { install, serve, caches, nameOf, state } = world();
    const old = await install(build('a'));
    serve('b');
    await install(build('b'));
    state.hasNext = true;
    await old.initialize('en-US', []);
    expect(caches.paths(nameOf('b'))).toContain('/');
  });

  test('a file that is missing or damaged is fetched again', async () => {
    const { install, caches, nameOf } = world();
    const shell = await install(build('a'));
    const own = await caches.open(nameOf('a'));
    await own.put('/assets/index-a.js', answer('1', 'text/javascript'));
    await own.delete('/assets/notes.css');
    await shell.initialize('en-US', []);
    expect(await (await own.match('/assets/index-a.js'))!.text()).toBe('12345');
    expect(caches.paths(nameOf('a'))).toContain('/assets/notes.css');
  });

  test('a cache that the browser has evicted is filled again, and answers come from the server meanwhile', async () => {
    const { install, caches, nameOf } = world();
    const shell = await install(build('a'));
    await caches.delete(nameOf('a'));
    expect((await shell.file(`${origin}/assets/notes.css`)).status).toBe(200);
    expect(await shell.page()).toBeUndefined();
    await shell.initialize('en-US', []);
    expect(await shell.page()).toBeDefined();
  });

  test('a stored file is not asked for, and a failure of the server is not stored', async () => {
    const { install, asked, caches, nameOf } = world();
    const shell = await install(build('a'));
    asked.length = 0;
    await shell.file(`${origin}/assets/notes.css`);
    expect(asked).toEqual([]);
    expect((await shell.file(`${origin}/assets/gone.js`)).status).toBe(404);
    expect(caches.paths(nameOf('a'))).not.toContain('/assets/gone.js');
  });

  test('a file that keeps its name is replaced with its build', async () => {
    const { install, files, caches, nameOf } = world();
    await install(build('a'));
    files.set('/favicon.svg', () => answer('<svg>new</svg>', 'image/svg+xml'));
    const next = await install({ ...build('a'), rootFiles: [['/favicon.svg', 'two']] });
    await next.activate();
    expect(caches.paths(nameOf('a')).filter((path) => path === '/favicon.svg')).toHaveLength(1);
    expect(await (await next.file(`${origin}/favicon.svg`)).text()).toBe('<svg>new</svg>');
  });

  test('the message to clear empties every cache', async () => {
    const { install, caches } = world();
    const shell = await install(build('a'));
    await caches.open('pictures');
    await shell.clear();
    expect(await caches.keys()).toEqual([]);
  });
});
