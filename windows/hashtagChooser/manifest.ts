import { defineWindow, type NoParams } from '~/registry/defineWindow';

/** Ends with the chosen hashtag, without `#`. */
export default defineWindow<NoParams, string>({
  id: 'hashtagChooser',
  title: 'hashtagChooserWindow.title',
  neededOffline: true,
});
