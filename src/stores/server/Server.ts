import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import { invalidResponse } from '~/api/errors';
import type { WireMeta } from '~/api/wire';
import { NetworkError, OfflineError, TimeoutError, toAppError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { mediaUrl } from '~/lib/mediaUrl';
import type { Upstream } from '~/lib/upstream';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { fail, ok, type Result } from '~/lib/Result';
import { accountRef, type AccountRef } from '~/services/accountRef';
import { proxied, type ProxyKind } from '~/services/mediaProxy';
import { wellFormedMeta } from '~/services/wellFormed';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { defineDocument, type VersionedDocument } from '~/storage/VersionedDocument';
import { EmojiStore } from '../emojis/EmojiStore';
import { MissingEndpoints } from './MissingEndpoints';

/** Greatest length of a note unless the server says otherwise; characters. */
const DEFAULT_MAX_NOTE_TEXT_LENGTH = 1_000;

const cachedMeta = (key: string): VersionedDocument<WireMeta | null> =>
  defineDocument({
    key,
    parse: (data) => (isDescription(data) ? wellFormedMeta(data) : undefined),
    fallback: () => null,
  });

const isDescription = (data: unknown): boolean => data !== null && typeof data === 'object' && !Array.isArray(data);

/** The services and values that a {@link Server} is built from. */
export interface ServerDeps {
  readonly origin: string;
  /** Whether there is no server at the origin. */
  readonly isNone: boolean;
  /** The server behind the gateway that served the page, or null without one. */
  readonly upstream: Upstream | null;
  /** Calls without a token. */
  readonly api: Pick<ApiClient, 'call'>;
  readonly local: LocalStore;
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  /** Returns the name under which the browser stores something of this server. */
  readonly storedAs: (name: string) => string;
  /** The origin of the page. */
  readonly pageOrigin: string;
}

/**
 * A server that accounts are on: its description of itself, which is the answer of the last visit until a new one arrives, its emoji, and
 * the addresses of what it serves. The accounts on it share it.
 */
export class Server {
  /** `https://host[:port]` where the page calls the server: its own, or that of a gateway before it. */
  readonly origin: string;
  /** Whether it only stands for a server: a mere host of files served the page, and nobody has chosen a server yet. */
  readonly isNone: boolean;
  readonly emojis: EmojiStore;
  /** What it lacks, as far as any account has asked. */
  readonly missing = new MissingEndpoints();
  meta: WireMeta | null;
  /** Whether the last request got an answer; null before the first one. */
  isReachable: boolean | null = null;
  readonly #pageOrigin: string;
  readonly #upstream: Upstream | null;
  readonly #api: Pick<ApiClient, 'call'>;
  readonly #local: LocalStore;
  readonly #cachedMeta: VersionedDocument<WireMeta | null>;

  constructor(deps: ServerDeps) {
    this.origin = deps.origin;
    this.isNone = deps.isNone;
    this.emojis = new EmojiStore(deps);
    this.#pageOrigin = deps.pageOrigin;
    this.#upstream = deps.upstream;
    this.#api = deps.api;
    this.#local = deps.local;
    this.#cachedMeta = cachedMeta(deps.storedAs('instance'));
    this.meta = this.#cachedMeta.load(deps.local).value;
    makeObservable<this, 'receive' | 'refuse'>(this, {
      meta: observableRef,
      isReachable: observableRef,
      home: computed,
      name: computed,
      maxNoteTextLength: computed,
      receive: action,
      refuse: action,
    });
  }

  /** `https://host[:port]` where other people and servers know the server: the origin of its notes and users. Observable. */
  get home(): string {
    const uri = safeHttpUrl(this.meta?.uri);
    return uri === null ? (this.#upstream?.origins[0] ?? this.origin) : new URL(uri).origin;
  }

  /** `example.com[:port]`, the part of full names after the last `@`. Observable. */
  get host(): string {
    return new URL(this.home).host;
  }

  /** Whether the server is that of the page, itself or through its gateway. Pages of other sites cannot use all of a server. */
  get isOfPage(): boolean {
    return this.origin === this.#pageOrigin;
  }

  /** What is stored in this browser has this in its key. It never changes. */
  get storageHost(): string {
    return new URL(this.origin).host;
  }

  /** The name of an account on the server in this browser. */
  refOf(id: string): AccountRef {
    return accountRef(id, this.origin, this.#pageOrigin);
  }

  /** The name of an account on it as menus and marks show it: in full unless it is on the server of the page. Observable. */
  handleOf(username: string): string {
    return this.isOfPage ? `@${username}` : `@${username}@${this.host}`;
  }

  /** The addresses of the server. Behind a gateway it calls itself something else. Observable. */
  get origins(): readonly string[] {
    return [this.origin, this.home];
  }

  /** Whether a host is our own server; observable. @param host `example.com[:port]`, in any case */
  isOwnHost(host: string): boolean {
    return this.origins.some((origin) => origin.endsWith(`//${host.toLowerCase()}`));
  }

  /** The server's name, or its host if it has none. */
  get name(): string {
    return this.meta?.name || this.host;
  }

  get maxNoteTextLength(): number {
    return this.meta?.maxNoteTextLength ?? DEFAULT_MAX_NOTE_TEXT_LENGTH;
  }

  /** An address that the server says, with its own origin if it says only a path. null if it must not be opened. */
  url(raw: string | null | undefined): string | null {
    return safeHttpUrl(raw, this.origin);
  }

  /** The address from which the page loads a picture, film or sound of the server; see {@link mediaUrl}. */
  mediaUrl(raw: string | null | undefined): string | null {
    return mediaUrl(raw, this.origin, this.#upstream);
  }

  /** The address of an image through the media proxy of the server, or undefined if it must not be loaded. Observable. */
  proxied(raw: string | null | undefined, kind: ProxyKind): string | undefined {
    const { mediaProxy } = this.meta ?? {};
    return proxied(this.mediaUrl(raw), kind, mediaProxy, this.origin, this.#upstream) ?? undefined;
  }

  /**
   * The address of a picture: what the server serves as it is, any other through its media proxy. undefined if it must not be loaded.
   * Observable.
   */
  picture(raw: string | null | undefined, kind: ProxyKind): string | undefined {
    const address = this.mediaUrl(raw);
    return address !== null && this.serves(address) ? address : this.proxied(address, kind);
  }

  /** Whether the server itself answers for an address. */
  serves(address: string): boolean {
    return address.startsWith(`${this.origin}/`);
  }

  /** Requests the server's description, with its abilities (`features`). */
  async load(): Promise<Result<WireMeta>> {
    try {
      const answer = await this.#api.call('meta', {});
      if (!isDescription(answer)) throw invalidResponse('meta', { status: 200 });
      const meta = wellFormedMeta(answer);
      this.receive(meta);
      return ok(meta);
    } catch (thrown) {
      const error = toAppError(thrown);
      this.refuse(error);
      return fail(error);
    }
  }

  private receive(meta: WireMeta): void {
    this.isReachable = true;
    this.meta = meta;
    this.#cachedMeta.save(this.#local, this.meta);
  }

  private refuse(error: AppError): void {
    this.isReachable = this.isNone
      ? null
      : !(error instanceof NetworkError || error instanceof OfflineError || error instanceof TimeoutError);
  }
}
