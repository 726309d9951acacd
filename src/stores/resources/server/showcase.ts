import type { NoteId } from '~/services/records';
import { wellFormedMeta } from '~/services/wellFormed';
import { availableTimelines } from '../../timelines/availableTimelines';
import { defineQuery } from '../definitions';

/** How many notes visitors are shown before they choose anything. */
const NOTES = 40;

/** What a server shows to everybody: its newest notes if visitors may read them, otherwise those that people liked most. */
export const showcaseNotes = defineQuery({
  records: ({ notes }) => notes,
  async fetch(account, _: null, signal): Promise<readonly NoteId[]> {
    const asOf = account.clock.now();
    const meta = await account.api.call('meta', { detail: true }, { signal });
    const found = availableTimelines(null, wellFormedMeta(meta)).includes('local')
      ? await account.api.call('notes/local-timeline', { limit: NOTES, withRenotes: false }, { signal })
      : await account.api.call('notes/featured', { limit: NOTES }, { signal });
    return account.ingest.notes(found, 'fetch', asOf);
  },
});
