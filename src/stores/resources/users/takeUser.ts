import type { WireUserDetailed, WireUserLite } from '~/api/wire';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';

type Answer = WireUserLite | WireUserDetailed | readonly (WireUserLite | WireUserDetailed)[];

/** Stores the answer to a request for one user. @returns the user's id */
export function takeUser({ ingest }: Pick<AccountScope, 'ingest'>, answer: Answer): UserId {
  // Servers answer a request for one user with one user, although the endpoint can also return a list.
  return ingest.users([answer].flat(), 'fetch')[0] ?? '';
}
