import { nullable, text } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';

export default defineSettings('workspace', {
  // The account's note to itself. A longer one would be refused, and lost with the next word that is typed.
  memo: {
    scope: 'account',
    kind: 'custom',
    default: null,
    parse: nullable(text(1_000_000)),
    isHidden: true,
    isExported: false,
  },
});
