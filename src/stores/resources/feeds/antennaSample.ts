import type { WireAntenna, WirePolicies } from '~/api/wire';
import type { AntennaNote } from '~/lib/antennaRule';
import type { Note, User } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defaultFilters, describeSource, type TimelineSource } from '~/stores/timelines/sources';
import { defineQuery } from '../definitions';
import { takeUser } from '../users/takeUser';
import type { UserAddress } from '../users/users';

/** The place where a sample of an antenna's notes comes from. */
export type SamplePlace =
  | { readonly kind: 'home' | 'local' | 'global'; readonly withReplies: boolean }
  | { readonly kind: 'list'; readonly listId: string }
  | { readonly kind: 'users'; readonly users: readonly UserAddress[] };

/** How many notes a sample has: the most that servers send at once. */
const SAMPLE_SIZE = 100;

/** How many people a sample asks for their notes. */
export const SAMPLED_PEOPLE = 5;

/** An antenna before it is stored. */
export interface SampledAntenna {
  readonly src: WireAntenna['src'];
  readonly listId: string | null;
  readonly users: readonly UserAddress[];
  readonly localOnly: boolean;
  readonly withReplies: boolean;
}

/** Returns where notes that an antenna watches can be read, or null if it watches no one yet. */
export function samplePlaceOf(
  { src, listId, users, localOnly, withReplies }: SampledAntenna,
  policies: Pick<WirePolicies, 'gtlAvailable' | 'ltlAvailable'> | undefined,
): SamplePlace | null {
  if (src === 'list') return listId === null ? null : { kind: 'list', listId };
  if (src === 'users') return users.length === 0 ? null : { kind: 'users', users: users.slice(0, SAMPLED_PEOPLE) };
  if (src === 'home') return { kind: 'home', withReplies };
  if (policies?.gtlAvailable && !(localOnly && policies.ltlAvailable)) return { kind: 'global', withReplies };
  return { kind: policies?.ltlAvailable ? 'local' : 'home', withReplies };
}

/** Recent notes of the people whom an antenna watches, newest first. */
export const antennaSample = defineQuery({
  records: ({ notes }) => notes,
  async fetch(account, place: SamplePlace, signal): Promise<readonly string[]> {
    if (place.kind !== 'users') return read(account, place, SAMPLE_SIZE, signal);
    const limit = Math.floor(SAMPLE_SIZE / place.users.length);
    const found = await Promise.all(place.users.map((user) => notesOf(account, user, limit, signal)));
    // Ids sort by time.
    return found.flat().toSorted((a, b) => (a < b ? 1 : -1));
  },
  read: ({ notes }, ids) => ids.flatMap((id) => notes.get(id) ?? []),
});

async function read(
  { api, ingest, clock }: AccountScope,
  place: Exclude<SamplePlace, { kind: 'users' }> | TimelineSource,
  limit: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const withReplies = !('withReplies' in place) || place.withReplies;
  const asOf = clock.now();
  const found = await describeSource(place, { ...defaultFilters, withRenotes: false, withReplies }).fetch(api, { limit }, { signal });
  return ingest.notes(found, 'fetch', asOf);
}

/** The notes of one of the people. A user who is unknown to the server has none. */
async function notesOf(account: AccountScope, user: UserAddress, limit: number, signal: AbortSignal): Promise<readonly string[]> {
  const shown = await settle(account.api.call('users/show', { ...user }, { signal }));
  if (!shown.ok && shown.error.code === 'notFound') return [];
  if (!shown.ok) throw shown.error;
  return read(account, { kind: 'user', userId: takeUser(account, shown.value), tab: 'all' }, limit, signal);
}

/** The parts of a note that an antenna checks. */
export function antennaNoteOf(note: Note, author: User | undefined): AntennaNote {
  return {
    text: note.text,
    cw: note.cw ?? null,
    visibility: note.visibility,
    isReply: (note.replyId ?? null) !== null,
    hasFiles: note.files.length > 0,
    isLocal: (author?.host ?? null) === null,
    isByBot: author?.isBot === true,
  };
}
