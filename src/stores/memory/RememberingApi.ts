import type { ApiClient, CallOptions, UploadOptions } from '~/api/ApiClient';
import type { Endpoint, Req, Res } from '~/api/endpoints';
import type { WireDriveFile, WireUrlPreview } from '~/api/wire';
import { toAppError } from '~/lib/AppError';

/** The calls that this device can answer from what it remembers. */
const REMEMBERED: ReadonlySet<Endpoint> = new Set([
  'notes/show',
  'notes/conversation',
  'notes/children',
  'users/show',
  'i/notifications',
  'i/notifications-grouped',
]);

/** Answers a call from what this device remembers; undefined if it does not. */
export type AnswerFromMemory = (endpoint: Endpoint, params: unknown) => Promise<unknown>;

/** The API of an account. When no answer arrives, threads, profiles and notifications are answered from what this device remembers. */
export class RememberingApi implements ApiClient {
  readonly #api: ApiClient;
  readonly #answer: AnswerFromMemory;

  constructor(api: ApiClient, answer: AnswerFromMemory) {
    this.#api = api;
    this.#answer = answer;
  }

  get origin(): string {
    return this.#api.origin;
  }

  get knowsKeys(): boolean {
    return this.#api.knowsKeys;
  }

  async call<E extends Endpoint>(endpoint: E, params: Req<E>, options?: CallOptions): Promise<Res<E>> {
    try {
      return await this.#api.call(endpoint, params, options);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      const isLost = code === 'network' || code === 'offline' || code === 'timeout';
      // Another token means another reader.
      if (!isLost || options?.token !== undefined || !REMEMBERED.has(endpoint)) throw thrown;
      const answer = await this.#answer(endpoint, params).catch(() => undefined);
      if (answer === undefined || options?.signal?.aborted) throw thrown;
      return answer;
    }
  }

  urlPreview(address: string, lang: string, options?: Pick<CallOptions, 'signal'>): Promise<WireUrlPreview> {
    return this.#api.urlPreview(address, lang, options);
  }

  upload(file: Blob, options?: UploadOptions): Promise<WireDriveFile> {
    return this.#api.upload(file, options);
  }
}
