import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'user-follows',
  title: 'userFollowsPage.title',
  icon: 'users',
  routes: [
    { pattern: '/@:acct/following', props: { direction: 'following' } },
    { pattern: '/@:acct/followers', props: { direction: 'followers' } },
  ],
  texts: ['profile'],
});
