/** A cache of a worker that keeps answers in memory. */
class MemoryCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly origin: string) {}

  #key(request: RequestInfo | URL): string {
    return new URL(request instanceof Request ? request.url : request, this.origin).href;
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(this.#key(request))?.clone();
  }

  async put(request: RequestInfo | URL, answer: Response): Promise<void> {
    this.entries.set(this.#key(request), answer);
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(this.#key(request));
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

/** The caches of a site in memory. */
export class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();

  constructor(private readonly origin: string) {}

  async open(name: string): Promise<MemoryCache> {
    const found = this.all.get(name) ?? new MemoryCache(this.origin);
    this.all.set(name, found);
    return found;
  }

  async keys(): Promise<readonly string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.all.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }

  /** The paths in a cache, without revisions. */
  paths(name: string): readonly string[] {
    return [...(this.all.get(name)?.entries.keys() ?? [])].map((url) => new URL(url).pathname).toSorted();
  }
}

/** An event of a worker whose work can be awaited. */
export function extendable(type: string): ExtendableEventLike {
  const works: Promise<unknown>[] = [];
  return Object.assign(new Event(type), {
    waitUntil: (work: Promise<unknown>) => void works.push(work),
    done: () => Promise.all(works),
  });
}

/** The event, as much of it as the worker uses. */
interface ExtendableEventLike extends Event {
  waitUntil(work: Promise<unknown>): void;
  done(): Promise<unknown>;
}
