import { defineSettings } from '~/registry/defineSettings';

/** How notes are listed. */
export default defineSettings('timeline', {
  enableInfiniteScroll: { scope: 'device', kind: 'boolean', default: true },
  defaultWithReplies: { scope: 'account', kind: 'boolean', default: false },
  showGapBetweenNotesInTimeline: { scope: 'device', kind: 'boolean', default: false },
});
