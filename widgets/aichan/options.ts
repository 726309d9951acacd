import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  transparent: { kind: 'boolean', default: false, label: 'widget.transparent' },
});
