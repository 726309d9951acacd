import type { ApiClient } from '~/api/ApiClient';
import type { Clock } from '~/lib/clock';
import type { Upstream } from '~/lib/upstream';
import type { AccountRef } from '~/services/accountRef';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { Server } from './Server';

/** The services and values that {@link Servers} are built from. */
export interface ServersDeps {
  /** The origin of the page. */
  readonly pageOrigin: string;
  /** Whether there is a server at it. */
  readonly hasServer: boolean;
  /** The server behind the gateway that served the page, or null without one. */
  readonly upstream: Upstream | null;
  /** Creates what calls a server without a token. */
  readonly visit: (origin: string) => ApiClient;
  readonly local: LocalStore;
  readonly kv: KeyValueStore;
  readonly clock: Clock;
}

/** The servers of all accounts, one for each origin. */
export class Servers {
  readonly #deps: ServersDeps;
  readonly #servers = new Map<string, Server>();

  constructor(deps: ServersDeps) {
    this.#deps = deps;
  }

  /** The key of an account's scope, under which the browser stores what belongs to it. */
  keyOf(ref: AccountRef): string {
    return ref.includes('/') ? ref : `${new URL(this.#deps.pageOrigin).host}/${ref}`;
  }

  /** The server that served the page. A page that a mere host of files served has none that answers. */
  get ofPage(): Server {
    return this.at(this.#deps.pageOrigin);
  }

  /** The server at an origin, which is made with its first use. */
  at(origin: string): Server {
    const known = this.#servers.get(origin) ?? this.#create(origin);
    this.#servers.set(origin, known);
    return known;
  }

  #create(origin: string): Server {
    const { upstream, visit, hasServer, ...services } = this.#deps;
    const isOfPage = origin === services.pageOrigin;
    return new Server({
      ...services,
      origin,
      isNone: isOfPage && !hasServer,
      upstream: isOfPage ? upstream : null,
      api: visit(origin),
      // The names of the server that served the page are those from before there were others.
      storedAs: (name) => (isOfPage ? name : `${name}::${new URL(origin).host}`),
    });
  }
}
