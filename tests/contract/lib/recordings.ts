import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ShapeBook } from './shape';
import { wireRules } from './wireShapes';

/** An answer of a real server. Empty ones (204) have no body. */
export interface RecordedAnswer {
  readonly endpoint: string;
  readonly status: number;
  readonly body?: unknown;
}

/** A reading call whose parameters name no id, and the status of its answer. */
export interface RecordedCall {
  readonly endpoint: string;
  /** The name of the account; null for a visitor. */
  readonly by: string | null;
  readonly params: object;
  readonly status: number;
}

/** A frame of a real server: `<channel> <type>`, `noteUpdated <type>`, or the type alone, with its innermost body. */
export interface RecordedEvent {
  readonly event: string;
  readonly body: unknown;
}

/** A call that a real server refused, with the refusal. */
export interface RecordedRefusal {
  readonly name: string;
  readonly endpoint: string;
  readonly params: object;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A whole request to a real server, with its answer. */
export interface RecordedExchange {
  readonly name: string;
  readonly request: { readonly method: string; readonly url: string; readonly headers?: Readonly<Record<string, string>> };
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const folder = fileURLToPath(new URL('../../fixtures/recorded/', import.meta.url));

function read(file: string): unknown {
  return JSON.parse(readFileSync(folder + file, 'utf8'));
}

/** All recorded answers of endpoints that the instance has. */
export function recordedAnswers(): readonly RecordedAnswer[] {
  return readdirSync(`${folder}answers`).flatMap((file) => read(`answers/${file}`) as readonly RecordedAnswer[]);
}

/** The calls to a real server that can be made again elsewhere. */
export function recordedCalls(): readonly RecordedCall[] {
  return read('calls.json') as readonly RecordedCall[];
}

/** A refusal by name. */
export function recordedRefusal(name: string): RecordedRefusal {
  return found(read('refusals.json') as readonly RecordedRefusal[], name);
}

/** An exchange by name. */
export function recordedExchange(name: string): RecordedExchange {
  return found(read('http.json') as readonly RecordedExchange[], name);
}

function found<T extends { readonly name: string }>(list: readonly T[], name: string): T {
  const match = list.find((one) => one.name === name);
  if (!match) throw new Error(`${name} was not recorded`);
  return match;
}

/** All kinds of recorded frames. */
export function recordedEvents(): readonly RecordedEvent[] {
  return read('streaming.json') as readonly RecordedEvent[];
}

/** The shapes of all recordings: answers by their endpoint, frames as `stream <event>`. */
export function recordedShapes(): ShapeBook {
  const book = new ShapeBook(wireRules);
  for (const { endpoint, body } of recordedAnswers()) if (body !== undefined) book.learn(endpoint, body);
  for (const { event, body } of recordedEvents()) book.learn(`stream ${event}`, body);
  return book;
}

/** The successful statuses that an endpoint was recorded with. */
export function recordedStatuses(): ReadonlyMap<string, ReadonlySet<number>> {
  const statuses = new Map<string, Set<number>>();
  for (const { endpoint, status } of recordedAnswers()) statuses.set(endpoint, (statuses.get(endpoint) ?? new Set()).add(status));
  return statuses;
}
