import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { visibleText } from '~/lib/visibleText';
import { ask, type Answer, type AskDeps } from './ask';

/** A question without an answer that could be read. */
type NoAnswer = Exclude<Answer, { kind: 'data' }>;

/** The server sends everyone who asks on to another one. */
interface Elsewhere {
  readonly kind: 'elsewhere';
  /** The origin of the other server. */
  readonly origin: string;
}

/** Data of another form than expected. */
interface Odd {
  readonly kind: 'odd';
}

/** The program that a server runs, by its own account (NodeInfo). */
export interface Software {
  readonly kind: 'software';
  /** In lower case, such as `misskey`. */
  readonly name: string;
  readonly version: string;
}

/** A server of the kind that this client speaks with, as it describes itself. */
export interface Description {
  readonly kind: 'description';
  /** null if it has none. */
  readonly name: string | null;
  readonly iconUrl: string | null;
  /** The origin at which its pages are. */
  readonly home: string;
}

/** What a server runs, or why nobody knows. */
export type SoftwareAnswer = Software | Elsewhere | Odd | NoAnswer;

/** How a server describes itself, or why nobody knows. */
export type MetaAnswer = Description | Elsewhere | Odd | NoAnswer;

/** Whether a server has what a client needs first; null if it does not say. */
export type AbilityAnswer = boolean | null | Extract<NoAnswer, { kind: 'late' | 'half' }>;

/** Longest name and version that are shown; characters. */
const MOST_NAME = 100;
const MOST_VERSION = 40;

const SCHEMA = /^https?:\/\/nodeinfo\.diaspora\.software\/ns\/schema\/(\d+)\.(\d+)$/;

/** Asks what a server runs. */
export async function askSoftware(deps: AskDeps, origin: string): Promise<SoftwareAnswer> {
  const list = await ask(deps, `${origin}/.well-known/nodeinfo`);
  if (list.kind !== 'data') return list;
  const moved = movedTo(list.url, origin);
  if (moved) return moved;
  const address = newestLink(list.data, origin);
  if (address === null) return { kind: 'odd' };
  // A server may keep its description on a host of its own, but not on somebody else's.
  if (!isRelated(address, origin)) return { kind: 'elsewhere', origin: new URL(address).origin };
  const described = await ask(deps, address);
  if (described.kind !== 'data') return described;
  const { name, version } = fieldsOf(fieldsOf(described.data).software);
  if (typeof name !== 'string' || name === '') return { kind: 'odd' };
  return { kind: 'software', name: line(name, MOST_NAME).toLowerCase(), version: line(version, MOST_VERSION) };
}

/** Asks a server how it describes itself to clients like this one. */
export async function askMeta(deps: AskDeps, origin: string): Promise<MetaAnswer> {
  const answer = await call(deps, origin, 'meta', { detail: false });
  if (answer.kind !== 'data') return answer;
  const moved = movedTo(answer.url, origin);
  if (moved) return moved;
  const { name, iconUrl, uri, version, maxNoteTextLength } = fieldsOf(answer.data);
  if (typeof version !== 'string' && typeof maxNoteTextLength !== 'number') return { kind: 'odd' };
  const home = typeof uri === 'string' ? safeHttpUrl(uri) : null;
  return {
    kind: 'description',
    name: line(name, MOST_NAME) || null,
    iconUrl: typeof iconUrl === 'string' ? safeHttpUrl(iconUrl, origin) : null,
    home: home === null ? origin : new URL(home).origin,
  };
}

/** Asks whether a server has the timeline that a client shows first. Some do not say what they have. */
export async function askAbility(deps: AskDeps, origin: string): Promise<AbilityAnswer> {
  const answer = await call(deps, origin, 'endpoints', {});
  if (answer.kind === 'late' || answer.kind === 'half') return answer;
  if (answer.kind !== 'data' || !Array.isArray(answer.data)) return null;
  return answer.data.includes('notes/timeline');
}

/** Whether the host of an address is that of an origin, one below it, or the one that it is below. Both belong to the same people. */
export function isRelated(address: string, origin: string): boolean {
  const [one, other] = [new URL(address), new URL(origin)];
  const isSafe = one.protocol === 'https:' || one.protocol === other.protocol;
  const isNear = one.hostname.endsWith(`.${other.hostname}`) || other.hostname.endsWith(`.${one.hostname}`);
  return isSafe && (one.host === other.host || isNear);
}

const call = (deps: AskDeps, origin: string, endpoint: string, params: object): Promise<Answer> =>
  ask(deps, `${origin}/api/${endpoint}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(params) });

/** Where an answer came from, if that is another server than the one that was asked. */
function movedTo(url: string, origin: string): Elsewhere | null {
  const came = new URL(url).origin;
  return came === origin ? null : { kind: 'elsewhere', origin: came };
}

/** The address of the newest description in the list of a server. */
function newestLink(list: unknown, origin: string): string | null {
  const { links } = fieldsOf(list);
  const known = (Array.isArray(links) ? links : []).flatMap((link) => {
    const { rel, href } = fieldsOf(link);
    const [, major, minor] = SCHEMA.exec(typeof rel === 'string' ? rel : '') ?? [];
    const address = typeof href === 'string' ? safeHttpUrl(href, origin) : null;
    return major === undefined || address === null ? [] : [{ age: Number(major) * 1_000 + Number(minor), address }];
  });
  return known.toSorted((one, other) => other.age - one.age)[0]?.address ?? null;
}

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

const line = (text: unknown, most: number): string => (typeof text === 'string' ? visibleText(text).slice(0, most) : '');
