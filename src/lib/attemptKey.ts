/**
 * The header with the key of an attempt to post. A call that is repeated with its key, by the client, the browser or a
 * proxy, is carried out once. Servers that know keys name the endpoint in the same header of every answer of their API;
 * others ignore it.
 */
export const ATTEMPT_KEY_HEADER = 'idempotency-key';

/** The endpoint whose calls may have a key. */
export const KEYED_ENDPOINT = 'notes/create';
