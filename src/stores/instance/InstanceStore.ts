import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import { invalidResponse } from '~/api/errors';
import type { WireMeta } from '~/api/wire';
import { NetworkError, OfflineError, TimeoutError, toAppError, type AppError } from '~/lib/AppError';
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

/** The server's description of itself: the answer of the last visit until a new one arrives. */
export class InstanceStore {
  /** `https://host[:port]` of the server. */
  readonly origin: string;
  meta: WireMeta | null;
  /** Whether the last request got an answer; null before the first one. */
  isReachable: boolean | null = null;
  readonly #api: Pick<ApiClient, 'call'>;
  readonly #local: LocalStore;

  constructor(deps: { readonly origin: string; readonly api: Pick<ApiClient, 'call'>; readonly local: LocalStore }) {
    this.origin = deps.origin;
    this.#api = deps.api;
    this.#local = deps.local;
    this.meta = cachedMeta.load(deps.local).value;
    makeObservable<this, 'receive' | 'refuse'>(this, {
      meta: observableRef,
      isReachable: observableRef,
      name: computed,
      maxNoteTextLength: computed,
      receive: action,
      refuse: action,
    });
  }

  /** `example.com[:port]`. */
  get host(): string {
    return new URL(this.origin).host;
  }

  /** The addresses of the server. Behind a gateway it calls itself something else. Observable. */
  get origins(): readonly string[] {
    return [this.origin, this.meta?.uri ?? ''];
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
