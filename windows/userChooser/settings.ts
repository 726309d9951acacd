import { listOf, text } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';

export default defineSettings('general', {
  // Hidden: the ids of chosen users, the last one first.
  recentlyUsedUsers: {
    scope: 'deviceAccount',
    kind: 'custom',
    default: [],
    parse: listOf(text(64), 16),
    isHidden: true,
    isExported: false,
  },
});
