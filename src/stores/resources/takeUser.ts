import type { WireUserDetailed, WireUserLite } from '~/api/wire';
import type { UserId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';

type Answer = WireUserLite | WireUserDetailed | readonly (WireUserLite | WireUserDetailed)[];

/** Takes in what a server answers when asked for one user. @returns the user's id */
export function takeUser({ ingest }: Pick<AccountScope, 'ingest'>, answer: Answer): UserId {
  // Asked for one user, a server answers with one, although the endpoint knows lists as well.
  return ingest.users([answer].flat(), 'fetch')[0] ?? '';
}
