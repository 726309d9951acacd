import { DisposableStore } from '~/lib/disposable';
import type { NoteId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { defineCollection, defineEntity, type RecordKeeper } from '../definitions';

/** A note that the viewer keeps as a favorite. */
export interface Favorite {
  readonly id: string;
  readonly noteId: NoteId;
  /** When it became a favorite; ISO 8601. */
  readonly createdAt: string;
}

/** The favorites that were loaded, by their own ids. */
export const favorites = defineEntity<Favorite>();

/** Keeps favorites and their notes while a list shows them. */
const keeperOf = (account: AccountScope): RecordKeeper => ({
  addRoots(ids) {
    const known = favorites.of(account);
    const roots = new DisposableStore();
    roots.add(known.addRoots(ids));
    roots.add(account.notes.addRoots(() => [...ids()].flatMap((id) => known.get(id)?.noteId ?? [])));
    return roots;
  },
});

/** The viewer's favorite notes, those added last first. */
export const favoriteNotes = defineCollection<null, Favorite>({
  records: keeperOf,
  async fetch(account, _params, { limit, untilId, signal }) {
    const asOf = account.clock.now();
    const found = await account.api.call('i/favorites', { limit, ...(untilId && { untilId }) }, { signal });
    account.ingest.notes(
      found.map(({ note }) => note),
      'fetch',
      asOf,
    );
    return found.map(({ id, noteId, createdAt }) => {
      const favorite = { id, noteId, createdAt };
      favorites.of(account).put(favorite);
      return favorite;
    });
  },
});
