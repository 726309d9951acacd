import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'page-source',
  title: 'pageSourcePage.title',
  hasOwnTitle: true,
  icon: 'code',
  routes: [{ pattern: '/@:username/pages/:pageName/view-source' }],
  example: { username: 'bob', pageName: 'keyboards' },
});
