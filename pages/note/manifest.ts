import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'note',
  title: 'notePage.title',
  icon: 'file',
  routes: [{ pattern: '/notes/:noteId' }],
  texts: ['noteDetail', 'noteMenu', 'profile', 'clip'],
});
