import { defineWindow } from '~/registry/defineWindow';

/** Changes the words and servers that the account muted. */
export default defineWindow({
  id: 'mutedWords',
  title: 'mutedWords.title',
});
