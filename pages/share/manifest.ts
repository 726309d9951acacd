import { definePage } from '~/registry/definePage';

/** Everything that may be shared (reference/pages.md section D). */
const shared = Object.fromEntries(
  'title text url localOnly visibility visibleUserIds visibleAccts replyId replyUri renoteId renoteUri fileIds'
    .split(' ')
    .map((name) => [name, name]),
);

export default definePage({
  id: 'share',
  title: 'page.share',
  icon: 'share',
  requires: 'signedIn',
  routes: [{ pattern: '/share', query: shared }],
  texts: ['share', 'composer'],
  load: () => import('./SharePage'),
});
