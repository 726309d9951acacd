import { listOf, text } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';

export default defineSettings('appearance', {
  menu: {
    scope: 'deviceAccount',
    kind: 'custom',
    default: ['notifications', 'search', 'explore', 'announcements', 'followRequests', '-', 'clips', 'drive', 'dashboard'],
    parse: listOf(text(64), 100),
    editor: 'navMenu',
  },
});
