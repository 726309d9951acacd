import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
  height: { kind: 'number', default: 300, min: 100, max: 4_000, label: 'widget.height' },
  src: {
    kind: 'select',
    default: 'home',
    items: ['home', 'local', 'social', 'global', 'list', 'antenna'],
    label: 'timelineWidget.timelineSource',
    isHidden: true,
  },
  antenna: { kind: 'antennaRef', default: null, label: 'timelineWidget.antenna', isHidden: true },
  list: { kind: 'listRef', default: null, label: 'timelineWidget.list', isHidden: true },
});
