import { definePage } from '~/registry/definePage';

/** All parameters that another site or app can share. */
const shared = [
  'title',
  'text',
  'url',
  'localOnly',
  'visibility',
  'visibleUserIds',
  'visibleAccts',
  'replyId',
  'replyUri',
  'renoteId',
  'renoteUri',
  'fileIds',
  // What the service worker keeps (src/stores/share/keptShares.ts).
  'kept',
] as const;

export default definePage({
  id: 'share',
  title: 'sharePage.title',
  icon: 'share',
  requires: 'signedIn',
  hasField: true,
  routes: [{ pattern: '/share', query: shared }],
  example: { text: 'Hello' },
});
