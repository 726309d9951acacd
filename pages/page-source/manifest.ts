import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'page-source',
  title: 'pageSourcePage.title',
  icon: 'code',
  routes: [{ pattern: '/@:username/pages/:pageName/view-source' }],
  texts: ['writtenPage'],
});
