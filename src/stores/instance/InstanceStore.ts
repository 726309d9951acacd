import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import { invalidResponse } from '~/api/errors';
import type { WireMeta } from '~/api/wire';
import { NetworkError, OfflineError, TimeoutError, toAppError, type AppError } from '~/lib/AppError';
import type { Upstream } from '~/lib/upstream';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { fail, ok, type Result } from '~/lib/Result';
import { wellFormedMeta } from '~/services/wellFormed';
import type { LocalStore } from '~/storage/LocalStore';
import { defineDocument } from '~/storage/VersionedDocument';

/** Greatest length of a note unless the server says otherwise; characters. */
const DEFAULT_MAX_NOTE_TEXT_LENGTH = 1_000;

const cachedMeta = defineDocument<WireMeta | null>({
  key: 'instance',
  parse: (data) => (isDescription(data) ? wellFormedMeta(data) : undefined),
  fallback: () => null,
});

const isDescription = (data: unknown): boolean => data !== null && typeof data === 'object' && !Array.isArray(data);

interface InstanceDeps {
  readonly origin: string;
  /** The server behind the gateway that served the page, or null without one. */
  readonly upstream: Upstream | null;
  readonly api: Pick<ApiClient, 'call'>;
  readonly local: LocalStore;
}

/** The server's description of itself: the answer of the last visit until a new one arrives. */
export class InstanceStore {
  /** `https://host[:port]` where the page calls the server: its own, or that of a gateway before it. */
  readonly origin: string;
  meta: WireMeta | null;
  /** Whether the last request got an answer; null before the first one. */
  isReachable: boolean | null = null;
  readonly #upstream: Upstream | null;
  readonly #api: Pick<ApiClient, 'call'>;
  readonly #local: LocalStore;

  constructor(deps: InstanceDeps) {
    this.origin = deps.origin;
    this.#upstream = deps.upstream;
    this.#api = deps.api;
    this.#local = deps.local;
    this.meta = cachedMeta.load(deps.local).value;
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

  /** What is stored in this browser has this in its key. It never changes. */
  get storageHost(): string {
    return new URL(this.origin).host;
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
    cachedMeta.save(this.#local, this.meta);
  }

  private refuse(error: AppError): void {
    this.isReachable = !(error instanceof NetworkError || error instanceof OfflineError || error instanceof TimeoutError);
  }
}
