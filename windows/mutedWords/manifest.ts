import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'mutedWords',
  title: 'mutedWords.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./MutedWordsWindow'),
});
