import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'note',
  title: 'page.note',
  icon: 'file',
  routes: [{ pattern: '/notes/:noteId' }],
  texts: ['noteDetail', 'noteMenu', 'profile', 'clip'],
});
