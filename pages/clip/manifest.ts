import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'clip',
  title: 'page.clip',
  icon: 'paperclip',
  routes: [{ pattern: '/clips/:clipId' }],
  texts: ['clip'],
});
