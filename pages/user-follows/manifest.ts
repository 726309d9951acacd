import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'user-follows',
  title: 'userFollowsPage.title',
  hasOwnTitle: true,
  icon: 'users',
  routes: [
    { pattern: '/@:acct/following', props: { direction: 'following' } },
    { pattern: '/@:acct/followers', props: { direction: 'followers' } },
  ],
  example: { acct: 'bob' },
});
