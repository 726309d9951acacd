import type { MachineText } from '~/lib/shownText';
import { FILE_KINDS, NOTE_KINDS, type FileKind, type MemorySearch, type NoteKind } from '~/memory/model';
import type { PageProps } from '~/registry/definePage';
import type manifest from './manifest';

/** The kinds of files and reactions that can be asked for. */
export const FILES = ['any', ...FILE_KINDS] as const;
export const REACTIONS = ['any', 'mine'] as const;
export const KINDS = NOTE_KINDS;

/** All accounts of this browser, as a choice. */
export const ALL_ACCOUNTS = 'all';

/** A search in what was read. The address contains all of it. */
export interface Wanted {
  readonly q: MachineText;
  /** `name` or `name@host`. */
  readonly by: MachineText;
  readonly host: MachineText;
  /** yyyy-mm-dd, in the reader's time. */
  readonly since: string;
  readonly until: string;
  readonly files: FileKind | 'any' | '';
  readonly reactions: 'any' | 'mine' | '';
  readonly kind: NoteKind | '';
  /** The key of an account, or {@link ALL_ACCOUNTS}; the pane's own one by default. */
  readonly account: string;
}

/** A search without words and filters. */
export const NOTHING: Wanted = { q: '', by: '', host: '', since: '', until: '', files: '', reactions: '', kind: '', account: '' };

const oneOf = <T extends string>(items: readonly T[], given: string | undefined): T | '' => items.find((item) => item === given) ?? '';
const date = (given: string | undefined): string => (/^\d{4}-\d{2}-\d{2}$/.test(given ?? '') ? given! : '');

/** Reads a search from the address. */
export function readWanted(params: PageProps<typeof manifest>['params']): Wanted {
  return {
    q: params.q ?? '',
    by: params.by?.replace(/^@/, '') ?? '',
    host: params.host ?? '',
    since: date(params.since),
    until: date(params.until),
    files: oneOf(FILES, params.files),
    reactions: oneOf(REACTIONS, params.reactions),
    kind: oneOf(KINDS, params.kind),
    account: params.account ?? '',
  };
}

/** The address of a search. */
export function addressOf(wanted: Wanted): string {
  const said = Object.entries(wanted).filter(([, value]) => value !== '');
  return said.length === 0 ? '/memory' : `/memory?${new URLSearchParams(said as [string, string][]).toString()}`;
}

/** Whether anything but words narrows the search. */
export const hasFilters = ({ q: _words, ...filters }: Wanted): boolean => Object.values(filters).some((value) => value !== '');

/** The beginning of a day in the reader's time; ms since the epoch. */
const startOf = (day: string, plusDays = 0): number => {
  const [year = 0, month = 1, at = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, at + plusDays).getTime();
};

/** The search as the memory is asked for it. @param accounts whose memory it looks at */
export function searchOf(wanted: Wanted, accounts: readonly string[], limit: number): MemorySearch {
  const { q, by, host, since, until, files, reactions, kind } = wanted;
  return {
    accounts,
    words: q,
    limit,
    ...(by !== '' && { author: by }),
    ...(host !== '' && { host }),
    ...(since !== '' && { since: startOf(since) }),
    // The day itself counts.
    ...(until !== '' && { until: startOf(until, 1) }),
    ...(files !== '' && { files }),
    ...(reactions !== '' && { reactions }),
    ...(kind !== '' && { kind }),
  };
}
