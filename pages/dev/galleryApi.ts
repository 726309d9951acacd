import type { ApiClient } from '~/api/ApiClient';
import type { Endpoint, Req, Res } from '~/api/endpoints';
import { ApiError } from '~/lib/AppError';

/** What may be done with the notes of the gallery: nothing is sent, and what was done is seen until the page is left. */
const ACCEPTED: ReadonlySet<string> = new Set<Endpoint>(['notes/reactions/create', 'notes/reactions/delete', 'notes/polls/vote']);

/** What the server knows all the same. */
const PASSED_ON: ReadonlySet<string> = new Set<Endpoint>(['emojis', 'emoji']);

/** A server that knows no note of the gallery, so that none of them leaves it. */
export function galleryApi(real: ApiClient): ApiClient {
  return {
    origin: real.origin,
    pendingCount: 0,
    async call<E extends Endpoint>(endpoint: E, params: Req<E>): Promise<Res<E>> {
      if (PASSED_ON.has(endpoint)) return await real.call(endpoint, params);
      if (ACCEPTED.has(endpoint)) return null;
      throw madeUp(endpoint);
    },
    urlPreview: (address, lang, options) => real.urlPreview(address, lang, options),
    upload: () => Promise.reject(madeUp('drive/files/create')),
  };
}

const madeUp = (endpoint: string): ApiError =>
  new ApiError(endpoint, 400, {
    code: 'MADE_UP',
    id: '6f3a5f3e-5b55-4f0b-9d0c-3c9f1f1a7d10',
    message: 'The notes of this page are made up; the server does not know them.',
  });
