import { defineQuery } from '../definitions';

/** How long the list of endpoints counts; it changes only with the version of the server. */
export const ENDPOINTS_FRESH_MS = 60 * 60_000;

/** The names of all endpoints that the server has. */
export const offeredEndpoints = defineQuery({
  freshMs: ENDPOINTS_FRESH_MS,
  fetch: (account, _: null, signal) => account.api.call('endpoints', {}, { signal }),
});
