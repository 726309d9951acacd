import type { WireDriveFile } from '~/api/wire';
import type { ServerEndpoint, ServerEndpoints } from '../../../server/http/serverEndpoints';

/** The answer to a call. `body` is undefined when it is empty. */
export interface Answer {
  readonly endpoint: ServerEndpoint;
  readonly status: number;
  readonly body: unknown;
}

/** Parameters of an endpoint. */
export type Params<E extends ServerEndpoint> = ServerEndpoints[E]['req'];

/** A caller of a server over the network. */
export class Account {
  constructor(
    readonly origin: string,
    /** Null for visitors. */
    readonly token: string | null,
  ) {}

  /** Calls an endpoint and returns any answer. */
  async call<E extends ServerEndpoint>(endpoint: E, params: Params<E>): Promise<Answer> {
    const response = await fetch(`${this.origin}/api/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(this.token === null ? params : { ...params, i: this.token }),
    });
    return answerOf(endpoint, response);
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
