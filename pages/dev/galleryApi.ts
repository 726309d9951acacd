import type { ApiClient } from '~/api/ApiClient';
import type { Endpoint, Req, Res } from '~/api/endpoints';
import { ApiError } from '~/lib/AppError';
import { widgetAnswers } from './widgetAnswers';

/** The actions that work on sample notes: nothing is sent, and the result stays until the page closes. */
const ACCEPTED: ReadonlySet<string> = new Set<Endpoint>(['notes/reactions/create', 'notes/reactions/delete', 'notes/polls/vote']);

/** The requests that go to the real server. */
const PASSED_ON: ReadonlySet<string> = new Set<Endpoint>(['emojis', 'emoji']);

/** Returns a client for which the sample notes do not exist on the server, so that no action on them is sent. Widgets get made-up answers. */
export function galleryApi(real: ApiClient): ApiClient {
  const answers = widgetAnswers();
  return {
    origin: real.origin,
    knowsKeys: false,
    async call<E extends Endpoint>(endpoint: E, params: Req<E>): Promise<Res<E>> {
      if (PASSED_ON.has(endpoint)) return await real.call(endpoint, params);
      if (ACCEPTED.has(endpoint)) return null;
      const answer = answers[endpoint];
      if (answer) return answer(params);
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
