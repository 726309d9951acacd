import { listOf, text } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';

export default defineSettings('appearance', {
  // Hidden: the window needs the entries that the viewer may choose from, which only the navigation knows.
  menu: {
    scope: 'deviceAccount',
    kind: 'custom',
    default: ['notifications', 'clips', 'drive', 'followRequests', '-', 'explore', 'announcements', 'search'],
    parse: listOf(text(64), 100),
    isHidden: true,
  },
});
