import { ATTEMPT_KEY_HEADER } from '~/lib/attemptKey';

/** Sends a request: the browser's `fetch`, or something like it. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** A call as {@link Send} takes it. */
export interface CallRequest {
  readonly url: string;
  readonly init: RequestInit & { readonly body: string };
}

/** The parts of a call. */
export interface CallParts {
  /** `https://host[:port]` of the server. */
  readonly origin: string;
  readonly endpoint: string;
  readonly params: object;
  /** null calls anonymously. */
  readonly token: string | null;
  /** The key of an attempt: see `ATTEMPT_KEY_HEADER`. */
  readonly key?: string | undefined;
}

/** Returns the request of a call. */
export function callRequest({ origin, endpoint, params, token, key }: CallParts): CallRequest {
  return {
    url: `${origin}/api/${endpoint}`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { [ATTEMPT_KEY_HEADER]: key }) },
      body: JSON.stringify(token === null ? params : { ...params, i: token }),
      // A server of another origin lets everybody call it, but not with cookies.
      credentials: 'same-origin',
      cache: 'no-store',
    },
  };
}
