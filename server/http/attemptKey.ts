import type { IncomingHttpHeaders } from 'node:http';
import { ATTEMPT_KEY_HEADER } from '~/lib/attemptKey';
import { invalidParam } from './failures';

/** The form of a key. Some clients send it as a quoted string, others without the quotes. */
const KEY = /^"?([\w.:-]{8,128})"?$/;

/**
 * The key of an attempt, which the client repeats when it repeats the call. Null without one.
 * @throws {ApiFailure} INVALID_PARAM for a key of another form: ignoring it would break its promise.
 */
export function attemptKey(headers: IncomingHttpHeaders): string | null {
  const given = headers[ATTEMPT_KEY_HEADER];
  if (given === undefined) return null;
  const key = typeof given === 'string' ? KEY.exec(given)?.[1] : undefined;
  if (key === undefined) throw invalidParam('#/headers/idempotency-key', 'must have 8 to 128 letters, digits or . _ : -');
  return key;
}
