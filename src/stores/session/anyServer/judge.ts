import type { AbilityAnswer, Description, MetaAnswer, SoftwareAnswer } from './facts';

/** A server that one can sign in to. */
export interface FoundServer {
  /** Where it is called, and where its pages are. */
  readonly origin: string;
  readonly name: string | null;
  readonly iconUrl: string | null;
  /** What it runs, in lower case; null if it does not say. */
  readonly software: string | null;
  readonly version: string;
  /** Whether this client was made for its kind. Others may be tried. */
  readonly isKnown: boolean;
}

/**
 * Why one cannot sign in to a server:
 * - `offline`: this device has no network.
 * - `noAnswer`: there is no such server, it is down, or its certificate is not valid. Browsers do not tell these apart.
 * - `silent`: something answers there, but keeps its answers from pages of other sites.
 * - `closed`: a server of a known kind that keeps its API from pages of other sites.
 * - `otherKind`: a server of a kind that speaks another language.
 * - `page`: a site, but no server.
 * - `slow`, `half`, `failing`: it may answer better later.
 * - `unusable`: it has no timeline.
 */
export type Refusal = 'offline' | 'noAnswer' | 'silent' | 'closed' | 'otherKind' | 'page' | 'slow' | 'half' | 'failing' | 'unusable';

/** What is to be made of the answers of a server. */
export type Judgement =
  | { readonly kind: 'ready'; readonly server: FoundServer }
  /** It says that its accounts are at another origin. */
  | { readonly kind: 'elsewhere'; readonly origin: string }
  | { readonly kind: 'refused'; readonly why: Refusal };

/** The answers of a server. */
export interface Facts {
  readonly origin: string;
  readonly software: SoftwareAnswer;
  readonly meta: MetaAnswer;
  /** Asked only where a description came. */
  readonly ability: AbilityAnswer;
  /** Whether anything answers there; asked only where nothing else could be read. */
  readonly isThere: boolean | null;
  readonly isOnline: boolean;
}

/** The kinds of servers that this client was made for, as they name themselves. */
const FAMILY: ReadonlySet<string> = new Set([
  'wisteria',
  'misskey',
  'sharkey',
  'cherrypick',
  'iceshrimp',
  'firefish',
  'calckey',
  'catodon',
  'foundkey',
  'magnetar',
  'misskey-tempura',
  'groundpolis',
  'meisskey',
  'nexkey',
  'rumisskey',
  'type4ny',
  'yojo-art',
]);

/** Whether this client was made for servers that run this program. */
export const isFamily = (software: string | null): boolean => software !== null && FAMILY.has(software);

const refused = (why: Refusal): Judgement => ({ kind: 'refused', why });

/** Judges the answers of a server: what it can do counts, and not how it calls itself. */
export function judge({ origin, software, meta, ability, isThere, isOnline }: Facts): Judgement {
  if (meta.kind === 'description') return judgeDescribed({ origin, software, meta, ability });
  if (software.kind === 'elsewhere') return software;
  if (meta.kind === 'elsewhere') return meta;
  if (software.kind === 'software') {
    if (!isFamily(software.name)) return refused('otherKind');
    if (meta.kind === 'late') return refused('slow');
    if (meta.kind === 'half') return refused('half');
    return refused(isFailing(meta) ? 'failing' : 'closed');
  }
  const answers = [software, meta];
  const has = (kind: SoftwareAnswer['kind']) => answers.some((answer) => answer.kind === kind);
  if (answers.every(({ kind }) => kind === 'none' || kind === 'late')) {
    if (isThere === true) return refused(has('late') ? 'slow' : 'silent');
    if (!isOnline) return refused('offline');
    return refused(has('late') ? 'slow' : 'noAnswer');
  }
  if (answers.some(isFailing)) return refused('failing');
  if (has('half')) return refused('half');
  return refused('page');
}

interface Described extends Pick<Facts, 'origin' | 'software' | 'ability'> {
  readonly meta: Description;
}

function judgeDescribed({ origin, software, meta, ability }: Described): Judgement {
  if (meta.home !== origin) return { kind: 'elsewhere', origin: meta.home };
  if (ability === false) return refused('unusable');
  if (ability !== true && ability !== null) return refused(ability.kind === 'late' ? 'slow' : 'half');
  const { name, version } = software.kind === 'software' ? software : { name: null, version: '' };
  const { name: title, iconUrl } = meta;
  return { kind: 'ready', server: { origin, name: title, iconUrl, software: name, version, isKnown: isFamily(name) } };
}

const isFailing = (answer: SoftwareAnswer | MetaAnswer): boolean =>
  answer.kind === 'refusal' && (answer.status >= 500 || answer.status === 429);
