import { defineOptions, type OptionsSchema } from '~/registry/options';
import { statusBarProps, type StatusBar } from '~/services/statusBar';

const LOOK = defineOptions({
  name: { kind: 'text', label: 'statusBar.name', default: '', maxLength: 256 },
  type: { kind: 'select', label: 'statusBar.type', default: 'federation', items: ['rss', 'federation', 'userList'] },
  size: { kind: 'select', label: 'statusBar.size', default: 'medium', items: ['verySmall', 'small', 'medium', 'large', 'veryLarge'] },
  black: { kind: 'boolean', label: 'statusBar.black', default: false },
});

const CONTENT = {
  rss: defineOptions({
    url: { kind: 'text', label: 'statusBar.url', default: statusBarProps.url, maxLength: 2_000, isAddress: true },
    shuffle: { kind: 'boolean', label: 'statusBar.shuffle', default: statusBarProps.shuffle },
  }),
  federation: defineOptions({
    colored: { kind: 'boolean', label: 'statusBar.colored', default: statusBarProps.colored },
  }),
  userList: defineOptions({
    userListId: { kind: 'listRef', label: 'statusBar.list', default: null },
  }),
};

/** The limits are those of the setting, which drops other values. */
const MOVEMENT = defineOptions({
  marqueeDuration: { kind: 'number', label: 'statusBar.marqueeDuration', default: statusBarProps.marqueeDuration, min: 5, max: 1_000 },
  marqueeReverse: { kind: 'boolean', label: 'statusBar.reverse', default: statusBarProps.marqueeReverse },
  refreshIntervalSec: {
    kind: 'number',
    label: 'statusBar.refreshIntervalSec',
    default: statusBarProps.refreshIntervalSec,
    min: 5,
    max: 86_400,
  },
});

/** The fields of a bar, by the kind of its contents. */
export const fieldsOf = (type: StatusBar['type']): OptionsSchema => ({ ...LOOK, ...CONTENT[type], ...MOVEMENT });
