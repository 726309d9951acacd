import { defineWindow } from '~/registry/defineWindow';

/** The thread of a note beside the list that it is in, which stays in use. */
export default defineWindow<{ readonly noteId: string }>({
  id: 'peek',
  title: 'peekWindow.title',
  presentation: 'side',
  head: 'own',
  modal: false,
});
