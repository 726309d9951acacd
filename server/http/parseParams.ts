import type { z } from 'zod';
import type { ApiFailure } from '../core/ApiFailure';
import { invalidParam } from './failures';

/** Longest text of a parameter, in characters, unless the endpoint or the parameter says otherwise. */
export const MAX_TEXT = 16_384;
/** Most items of a list, or names of an object. */
const MAX_ITEMS = 5_000;

/**
 * Refuses texts and lists that no client sends, at any depth. A parameter that is stored has a maximum of its own.
 * @throws {ApiFailure} INVALID_PARAM with the place.
 */
export function checkSize(value: unknown, maxText = MAX_TEXT, place = '#'): void {
  if (typeof value === 'string') {
    if (value.length > maxText) throw invalidParam(`${place}/maxLength`, `must NOT have more than ${maxText} characters`);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length > MAX_ITEMS) throw invalidParam(`${place}/maxItems`, `must NOT have more than ${MAX_ITEMS} items`);
    for (const [key, item] of entries) checkSize(item, maxText, `${place}/${Array.isArray(value) ? 'items' : `properties/${key}`}`);
  }
}

/**
 * Checks the parameters of a call.
 * @param asText whether all values are texts, as in query strings and forms. Those become numbers and booleans where
 * the schema wants them.
 * @param maxText longest text; see {@link checkSize}.
 * @throws {ApiFailure} INVALID_PARAM with the first wrong place, in the form of real servers.
 */
export function parseParams(schema: z.ZodType, raw: unknown, asText: boolean, maxText?: number): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw invalidParam('#/type', 'must be object');
  checkSize(raw, maxText);
  const first = schema.safeParse(raw);
  if (first.success) return first.data;
  if (asText) {
    const second = schema.safeParse(converted(raw, first.error.issues));
    if (second.success) return second.data;
    throw failureOf(second.error.issues, raw);
  }
  throw failureOf(first.error.issues, raw);
}

function converted(raw: object, issues: readonly z.core.$ZodIssue[]): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...raw };
  for (const issue of issues) {
    const key = issue.path[0];
    if (typeof key !== 'string') continue;
    const text = fields[key];
    if (text === 'true' || text === 'false') fields[key] = text === 'true';
    else if (text === 'null' || text === '') fields[key] = null;
    else if (typeof text === 'string' && Number.isFinite(Number(text))) fields[key] = Number(text);
  }
  return fields;
}

function failureOf(issues: readonly z.core.$ZodIssue[], raw: object): ApiFailure {
  const issue = issues[0];
  if (!issue) return invalidParam('#/type', 'must be valid');
  const key = issue.path[0];
  if (issue.path.length === 1 && typeof key === 'string' && !(key in raw)) {
    return invalidParam('#/required', `must have required property '${key}'`);
  }
  const place = issue.path.map((step) => (typeof step === 'number' ? 'items' : `properties/${String(step)}`)).join('/');
  const prefix = place === '' ? '#' : `#/${place}`;
  switch (issue.code) {
    case 'invalid_type':
      return invalidParam(`${prefix}/type`, `must be ${issue.expected}`);
    case 'too_small':
      return invalidParam(`${prefix}/min`, `must NOT be less than ${String(issue.minimum)}`);
    case 'too_big':
      return invalidParam(`${prefix}/max`, `must NOT be more than ${String(issue.maximum)}`);
    case 'invalid_format':
      return invalidParam(
        `${prefix}/${issue.format === 'regex' ? 'pattern' : 'format'}`,
        `must match ${issue.format === 'regex' ? 'pattern' : `format "${issue.format}"`}`,
      );
    default:
      return invalidParam(`${prefix}/${issue.code}`, issue.message);
  }
}
