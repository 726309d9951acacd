import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'written-page',
  title: 'writtenPage.title',
  icon: 'news',
  routes: [{ pattern: '/@:username/pages/:pageName' }],
  texts: ['writtenPage', 'profile', 'noteDetail', 'noteMenu'],
});
