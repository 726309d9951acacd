import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'compose',
  title: 'shell.newNote',
  icon: 'pencil',
  requires: 'signedIn',
  // `id` names a composer that was moved out of its dialog; the others say what the note refers to.
  hasField: true,
  routes: [{ pattern: '/compose', query: ['id', 'reply', 'renote', 'channel', 'mention', 'specified', 'draft'] }],
  column: { order: 90 },
  neededOffline: true,
});
