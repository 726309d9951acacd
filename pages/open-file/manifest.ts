import { definePage } from '~/registry/definePage';

/** Where systems lead files that people open with the installed product (`file_handlers` of the app's manifest). */
export default definePage({
  id: 'open-file',
  title: 'openFilePage.title',
  icon: 'fileText',
  requires: 'signedIn',
  routes: [{ pattern: '/open-file' }],
});
