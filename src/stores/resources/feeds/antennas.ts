import type { WireAntenna } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineEntity, defineQuery } from '../definitions';

/** Antennas: stored searches that collect new notes. */
export const antennas = defineEntity<WireAntenna>({
  follow: ({ hub }, records) =>
    hub.acquire('main', undefined, (type, body) => {
      if (type === 'unreadAntenna') mark(records, (body as { readonly id?: string } | null)?.id, true);
      else if (type === 'readAntenna') mark(records, body as string, false);
    }),
});

function mark(records: ReturnType<typeof antennas.of>, antennaId: string | undefined, hasUnreadNote: boolean): void {
  if (typeof antennaId === 'string') records.patch(antennaId, (antenna) => ({ ...antenna, hasUnreadNote }));
}

/** How long a menu uses the antennas without asking again; ms. Their unread marks change often. */
const FRESH_MS = 60_000;

/** The viewer's antennas. Servers return all of them at once. */
export const myAntennas = defineQuery({
  records: antennas.of,
  freshMs: FRESH_MS,
  fetch: async (account, _: null, signal) =>
    (await account.api.call('antennas/list', {}, { signal })).map((antenna) => antennas.of(account).put(antenna)),
  read: antennas.many,
});

/** One antenna by its id. */
export const antennaById = defineQuery({
  records: antennas.of,
  fetch: async (account, antennaId: string, signal) =>
    antennas.of(account).put(await account.api.call('antennas/show', { antennaId }, { signal })),
  read: antennas.one,
});

/** Returns whether an antenna watches a user. Antennas store users with or without the @ before them. */
export function antennaWatches({ users }: Pick<WireAntenna, 'users'>, acct: string): boolean {
  return users.some((one) => one.replace(/^@/, '').toLowerCase() === acct.toLowerCase());
}

/**
 * Makes an antenna watch a user, or no longer. Servers only accept a complete antenna, so this loads it first; the known one may be
 * outdated.
 * @param acct the user's name, with a host for a user of another server
 */
export async function setAntennaWatches(account: AccountScope, antennaId: string, acct: string, isWatched: boolean): Promise<Result> {
  const { api } = account;
  const shown = await settle(api.call('antennas/show', { antennaId }));
  if (!shown.ok) return shown;
  antennas.of(account).put(shown.value);
  if (antennaWatches(shown.value, acct) === isWatched) return ok();
  const { id: _id, createdAt: _createdAt, isActive: _isActive, hasUnreadNote: _hasUnreadNote, ...params } = shown.value;
  const others = params.users.filter((one) => !antennaWatches({ users: [one] }, acct));
  const changed = await settle(api.call('antennas/update', { ...params, antennaId, users: isWatched ? [...others, acct] : others }));
  if (!changed.ok) return changed;
  antennas.of(account).put(changed.value);
  return ok();
}
