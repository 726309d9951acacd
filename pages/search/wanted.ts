import type { PageProps } from '~/registry/definePage';
import type manifest from './manifest';

/** What can be searched, in the order of the tabs. */
export const SUBJECTS = ['note', 'user'] as const;
/** Where somebody can be from. */
export const ORIGINS = ['combined', 'local', 'remote'] as const;

/** What somebody looks for. The address says all of it, so that a search can be kept, shared and stand in a column. */
export interface Wanted {
  readonly query: string;
  readonly type: (typeof SUBJECTS)[number];
  /** Notes know no `remote`. */
  readonly origin: (typeof ORIGINS)[number];
  /** Whose notes, as `user` or `user@host`. */
  readonly user: string;
  /** Id of the one channel whose notes are searched. */
  readonly channel: string;
}

/** Reads an address (spec section 2: q, channel, type, origin). */
export function readWanted({ q, type, origin, user, channel }: PageProps<typeof manifest>['params']): Wanted {
  return {
    query: q ?? '',
    type: SUBJECTS.find((one) => one === type) ?? 'note',
    origin: ORIGINS.find((one) => one === origin) ?? 'combined',
    user: user?.replace(/^@/, '') ?? '',
    channel: channel ?? '',
  };
}

/** The address of a search; what goes without saying is not said. */
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
