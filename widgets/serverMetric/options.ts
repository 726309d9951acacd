import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
  transparent: { kind: 'boolean', default: false, label: 'widget.transparent' },
  view: { kind: 'number', default: 0, min: 0, max: 4, label: 'serverMetricWidget.view', isHidden: true },
});
