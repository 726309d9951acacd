import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'mutedWords',
  title: 'mutedWords.title',
  presentation: 'dialog',
  modal: true,
  texts: ['mutedWords', 'form'],
  load: () => import('./MutedWordsWindow'),
});
