import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { lockOf } from './lockOf';
import { renewNonce } from './renewNonce';
import { isBuiltFile } from './requestKinds';
import { PAGE, type ShellFile, type ShellFiles } from './shellFiles';

/** Caches of builds have this before the path of the first script. */
const PREFIX = 'shell ';

/** What Workbox adds to the addresses of files that keep their names. */
const REVISION = '__WB_REVISION__';

/** The parts of a service worker that are used; tests pass fakes. */
export interface ShellDeps {
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: string, init?: RequestInit) => Promise<Response>;
  /** Names of the locks that pages hold. */
  readonly heldLocks: () => Promise<readonly string[]>;
  /** Whether a newer build is being fetched, or waits for its first page. */
  readonly hasNext: () => boolean;
  /** The language of the reader, which outlives the worker. */
  readonly readLanguage: () => Promise<string | undefined>;
  readonly keepLanguage: (lang: string) => Promise<void>;
}

/** The files are the same for whoever asks. */
const ANY_FORM = { ignoreVary: true } as const;

type InstallEvent = Parameters<PrecacheController['install']>[0];

/**
 * The files of one build, in a cache of its own: two builds never mix. Those of another build stay until its last page is closed. A file that
 * is missing or damaged is fetched again.
 */
export class ShellCache {
  readonly #list: ShellFiles;
  readonly #deps: ShellDeps;
  readonly #precache: PrecacheController;
  readonly #sizes: ReadonlyMap<string, number>;

  constructor(list: ShellFiles, deps: ShellDeps) {
    this.#list = list;
    this.#deps = deps;
    this.#precache = new PrecacheController({
      cacheName: this.#name,
      plugins: [{ cacheWillUpdate: async ({ request, response }) => ((await this.#isOurs(request.url, response)) ? response : null) }],
    });
    this.#precache.addToCacheList([
      ...list.files.map(([url]) => ({ url, revision: null })),
      ...list.rootFiles.map(([url, revision]) => ({ url, revision })),
      { url: PAGE, revision: list.page },
    ]);
    this.#sizes = new Map([...list.files, ...Object.values(list.ofLanguage).flat()]);
  }

  /** Fetches everything that opens the product. Rejects if something is missing, as in the middle of a deployment: the browser tries again later. */
  async install(event: InstallEvent): Promise<void> {
    await this.#precache.install(event);
    const lang = await this.#deps.readLanguage().catch(() => undefined);
    if (lang !== undefined) await this.#addAll(this.#filesOf(lang));
  }

  /** Forgets builds without an open page, and former contents of files that keep their names. */
  async activate(): Promise<void> {
    await this.#forgetOthers();
    const own = await this.#deps.caches.open(this.#name);
    const wanted = new Set(this.#precache.getURLsToCacheKeys().values());
    for (const { url } of await own.keys()) if (new URL(url).searchParams.has(REVISION) && !wanted.has(url)) await own.delete(url);
  }

  /**
   * A page is there, and idle: fetches what its reader needs and what is missing or damaged.
   * @param loaded paths of what the page has loaded, which it may need again
   */
  async initialize(lang: unknown, loaded: unknown): Promise<void> {
    const known = typeof lang === 'string' && /^[\w-]+$/.test(lang) ? lang : null;
    if (known !== null) await this.#deps.keepLanguage(known).catch(() => undefined);
    // A build that waits has no page yet, and is needed soon.
    if (!this.#deps.hasNext()) await this.#forgetOthers();
    const own = (Array.isArray(loaded) ? loaded : []).filter((path): path is string => typeof path === 'string' && isBuiltFile(path));
    await this.#addAll([...(known === null ? [] : this.#filesOf(known)), ...own]);
    await this.#mend();
  }

  /** Empties all caches of this site. */
  async clear(): Promise<void> {
    const { caches } = this.#deps;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }

  /** The page without a network; undefined if it is not stored. */
  async page(): Promise<Response | undefined> {
    const stored = await this.#stored(this.#keyOf(PAGE));
    return stored && renewNonce(stored);
  }

  /** A file of this build, of an older one whose pages are open, or of the server. What the server has is stored. */
  async file(url: string): Promise<Response> {
    const { caches, fetch } = this.#deps;
    const path = this.#pathOf(url);
    const stored = (await this.#stored(this.#keyOf(path))) ?? (await caches.match(url, ANY_FORM).catch(() => undefined));
    if (stored) return stored;
    const answer = await fetch(url);
    if (await this.#isOurs(url, answer)) await this.#put(path, answer.clone());
    return answer;
  }

  get #name(): string {
    return PREFIX + this.#list.build;
  }

  #pathOf(url: string): string {
    const { origin } = this.#deps;
    return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  }

  /** What a file is stored as: those that keep their names have their revision in the address. */
  #keyOf(path: string): string {
    return this.#precache.getCacheKeyForURL(path) ?? path;
  }

  async #stored(key: string): Promise<Response | undefined> {
    try {
      return await (await this.#deps.caches.open(this.#name)).match(key, ANY_FORM);
    } catch {
      // A browser whose storage is broken still has the network.
      return undefined;
    }
  }

  async #put(path: string, answer: Response): Promise<void> {
    try {
      await (await this.#deps.caches.open(this.#name)).put(this.#keyOf(path), answer);
    } catch {
      // The disk is full, or the storage is broken. The answer is there all the same.
    }
  }

  /** Whether an answer is what it should be: some servers send their page, or that of another build, instead of a failure. */
  async #isOurs(url: string, answer: Response): Promise<boolean> {
    if (answer.status !== 200) return false;
    const isPage = (answer.headers.get('content-type') ?? '').includes('text/html');
    if (new URL(url, this.#deps.origin).pathname !== PAGE) return !isPage;
    return isPage && (await answer.clone().text()).includes(this.#list.build);
  }

  #filesOf(lang: string): readonly string[] {
    const { base, names } = this.#list.texts;
    return [
      ...(this.#list.ofLanguage[lang] ?? []).map(([path]: ShellFile) => path),
      ...names.map((name) => `${base}/${lang}/${name}.json`),
    ];
  }

  /** Adds what is not there. What cannot be fetched is asked for again when a page needs it. */
  async #addAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if (!(await this.#stored(this.#keyOf(path)))) await this.#fetch(path).catch(() => undefined);
    }
  }

  async #fetch(path: string, init?: RequestInit): Promise<void> {
    const answer = await this.#deps.fetch(path, init);
    if (await this.#isOurs(path, answer)) await this.#put(path, answer);
  }

  /** Fetches again what was lost, or is not as long as it was built. */
  async #mend(): Promise<void> {
    for (const url of this.#precache.getCachedURLs()) {
      const path = this.#pathOf(url);
      const stored = await this.#stored(this.#keyOf(path));
      const bytes = this.#sizes.get(path);
      const isWhole = stored && (bytes === undefined || (await sizeOf(stored)) === bytes);
      if (!isWhole) await this.#fetch(path, { cache: 'reload' }).catch(() => undefined);
    }
  }

  async #forgetOthers(): Promise<void> {
    const { caches, heldLocks } = this.#deps;
    const held = new Set(await heldLocks());
    for (const name of await caches.keys()) {
      const isOther = name.startsWith(PREFIX) && name !== this.#name;
      if (isOther && !held.has(lockOf(name.slice(PREFIX.length)))) await caches.delete(name);
    }
  }
}

const sizeOf = async (answer: Response): Promise<number> => (await answer.blob().catch(() => new Blob())).size;
