import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
});
