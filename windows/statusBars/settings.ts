import { bool, listOf, numberIn, oneOf, shape, text, type Parser } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';
import { statusBarProps, type StatusBar } from '~/services/statusBar';

const statusBar = shape<StatusBar>({
  id: { parse: text(64), default: '' },
  name: { parse: text(256), default: '' },
  type: { parse: oneOf<StatusBar['type']>('rss', 'federation', 'userList'), default: 'rss' },
  size: { parse: oneOf<StatusBar['size']>('verySmall', 'small', 'medium', 'large', 'veryLarge'), default: 'medium' },
  black: { parse: bool, default: false },
  props: {
    parse: shape<StatusBar['props']>({
      url: { parse: text(2_000), default: statusBarProps.url },
      shuffle: { parse: bool, default: statusBarProps.shuffle },
      colored: { parse: bool, default: statusBarProps.colored },
      userListId: { parse: text(64), default: statusBarProps.userListId },
      marqueeDuration: { parse: numberIn(5, 1_000), default: statusBarProps.marqueeDuration },
      marqueeReverse: { parse: bool, default: statusBarProps.marqueeReverse },
      refreshIntervalSec: { parse: numberIn(1, 86_400), default: statusBarProps.refreshIntervalSec },
    }),
    default: statusBarProps,
  },
});

/** A bar without an id could not be distinguished from the others. */
const usableStatusBar: Parser<StatusBar> = (raw) => {
  const read = statusBar(raw);
  return read?.id ? read : undefined;
};

export default defineSettings('appearance', {
  statusbars: {
    scope: 'deviceAccount',
    kind: 'custom',
    default: [],
    parse: listOf(usableStatusBar, 20),
    editor: 'statusBars',
  },
});
