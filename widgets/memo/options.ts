import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
  height: { kind: 'number', default: 100, min: 40, max: 4_000, label: 'widget.height' },
});
