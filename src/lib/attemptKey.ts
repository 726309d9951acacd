/**
 * The header with the key of an attempt to post. If the client, the browser or a proxy repeats a call with the same key, the
 * server carries it out once. Servers that support keys name the endpoint in the same header of every answer; others ignore it.
 */
export const ATTEMPT_KEY_HEADER = 'idempotency-key';

/** The endpoint that accepts a key. */
export const KEYED_ENDPOINT = 'notes/create';
