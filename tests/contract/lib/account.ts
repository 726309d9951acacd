import { api, type Endpoints as LibraryEndpoints } from 'misskey-js';
import type { WireDriveFile } from '~/api/wire';
import type { ServerEndpoint, ServerEndpoints } from '../../../server/http/serverEndpoints';

/** The answer to a call. `body` is undefined when it is empty. */
export interface Answer {
  readonly endpoint: ServerEndpoint;
  readonly status: number;
  readonly body: unknown;
}

/** The library asks for lists that may be changed, and changes none. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** Endpoints whose parameters the library describes in a way that no call can fulfil: as an object without any fields. */
type DescribedWrong = 'i/2fa/key-done';

/** Parameters of an endpoint, as the types of the instance and those of the library ask for them. */
export type Params<E extends ServerEndpoint> = ServerEndpoints[E]['req'] &
  (E extends Exclude<keyof LibraryEndpoints, DescribedWrong> ? Frozen<LibraryEndpoints[E]['req']> : unknown);

/** The client of the library, for endpoints that are known only at run time. */
interface AnyClient {
  request(endpoint: string, params: object): Promise<unknown>;
}

/**
 * A caller of a server over the network. It calls through misskey-js, the library that apps and bots use, so every call shows that
 * the server answers that library.
 */
export class Account {
  constructor(
    readonly origin: string,
    /** Null for visitors. */
    readonly token: string | null,
  ) {}

  /** Calls an endpoint and returns any answer. */
  async call<E extends ServerEndpoint>(endpoint: E, params: Params<E>): Promise<Answer> {
    let answer: Answer | null = null;
    // The types of the parameters were checked at the call.
    const client = new api.APIClient({
      origin: this.origin,
      credential: this.token,
      fetch: async (address, request) => {
        const { status, body } = (answer = await answerOf(endpoint, await fetch(address, request)));
        return { status, json: async () => body };
      },
    }) as unknown as AnyClient;
    await client.request(endpoint, params).catch((error: unknown) => {
      if (!answer || !api.isAPIError(error as Record<PropertyKey, unknown>)) throw error;
    });
    return answer!;
  }

  /** Calls an endpoint, expects success, and returns the body. */
  async ask<E extends ServerEndpoint>(endpoint: E, params: Params<E>): Promise<ServerEndpoints[E]['res']> {
    const { status, body } = await this.call(endpoint, params);
    if (status >= 300) throw new Error(`${endpoint} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Uploads a file to the account's drive. */
  async upload(bytes: Uint8Array, name: string): Promise<Answer> {
    const form = new FormData();
    if (this.token !== null) form.set('i', this.token);
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const response = await fetch(`${this.origin}/api/drive/files/create`, { method: 'POST', body: form });
    return answerOf('drive/files/create', response);
  }
}

async function answerOf(endpoint: ServerEndpoint, response: Response): Promise<Answer> {
  const text = await response.text();
  return { endpoint, status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/** The file of an upload. */
export const uploaded = ({ body }: Answer): WireDriveFile => body as WireDriveFile;
