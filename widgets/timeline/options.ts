import { nullable, text } from '~/lib/parsers';
import { namedRef } from '~/registry/fields';
import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
  height: { kind: 'number', default: 300, min: 100, max: 4_000, label: 'widget.height' },
  src: {
    kind: 'select',
    default: 'home',
    items: [
      'home',
      'local',
      'social',
      'global',
      'featured',
      'mentions',
      'directs',
      'list',
      'antenna',
      'channel',
      'role',
      'clip',
      'hashtag',
      'user',
    ],
    label: 'timelineWidget.timelineSource',
    isHidden: true,
  },
  antenna: { kind: 'antennaRef', default: null, label: 'timelineWidget.antenna', isHidden: true },
  list: { kind: 'listRef', default: null, label: 'timelineWidget.list', isHidden: true },
  channel: { kind: 'custom', default: null, parse: nullable(namedRef), label: 'timelineWidget.channel', isHidden: true },
  role: { kind: 'custom', default: null, parse: nullable(namedRef), label: 'timelineWidget.role', isHidden: true },
  clip: { kind: 'custom', default: null, parse: nullable(namedRef), label: 'timelineWidget.clip', isHidden: true },
  tag: { kind: 'custom', default: null, parse: nullable(text(256)), label: 'timelineWidget.hashtag', isHidden: true },
  user: { kind: 'userRef', default: null, label: 'timelineWidget.user', isHidden: true },
});
