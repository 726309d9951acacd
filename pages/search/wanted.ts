import type { MachineText } from '~/lib/shownText';
import type { PageProps } from '~/registry/definePage';
import type manifest from './manifest';

/** The subjects of a search, in the order of the tabs. */
export const SUBJECTS = ['note', 'user'] as const;
/** The servers that results can come from. */
export const ORIGINS = ['combined', 'local', 'remote'] as const;

/** A search. The address contains all of it, so that a search can be bookmarked, shared and shown in a column. */
export interface Wanted {
  readonly query: MachineText;
  readonly type: (typeof SUBJECTS)[number];
  /** Note searches do not support `remote`. */
  readonly origin: (typeof ORIGINS)[number];
  /** The author of the notes, as `user` or `user@host`. */
  readonly user: MachineText;
  /** The id of the channel to search. */
  readonly channel: string;
}

/** Reads a search from the query parameters of the address. */
export function readWanted({ q, type, origin, user, channel }: PageProps<typeof manifest>['params']): Wanted {
  return {
    query: q ?? '',
    type: SUBJECTS.find((one) => one === type) ?? 'note',
    origin: ORIGINS.find((one) => one === origin) ?? 'combined',
    user: user?.replace(/^@/, '') ?? '',
    channel: channel ?? '',
  };
}

/** Returns the address of a search, without default values. */
export function addressOf({ query, type, origin, user, channel }: Wanted): string {
  const said = Object.entries({
    q: query,
    type: type === 'note' ? '' : type,
    origin: origin === 'combined' ? '' : origin,
    user,
    channel,
  }).filter(([, value]) => value !== '');
  return said.length === 0 ? '/search' : `/search?${new URLSearchParams(said).toString()}`;
}
