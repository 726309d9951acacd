import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'written-page',
  title: 'writtenPage.title',
  hasOwnTitle: true,
  icon: 'news',
  routes: [{ pattern: '/@:username/pages/:pageName' }],
  example: { username: 'alice', pageName: 'drawing-leaves' },
});
