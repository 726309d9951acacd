import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'note',
  title: 'notePage.title',
  hasOwnTitle: true,
  icon: 'file',
  routes: [{ pattern: '/notes/:noteId' }],
  example: { noteId: { from: 'notes/featured' } },
  neededOffline: true,
});
