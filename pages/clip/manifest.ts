import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'clip',
  title: 'page.clip',
  hasOwnTitle: true,
  icon: 'paperclip',
  routes: [{ pattern: '/clips/:clipId' }],
  example: { clipId: { from: 'clips/list' } },
});
