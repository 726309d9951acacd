import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  transparent: { kind: 'boolean', default: true, label: 'widget.transparent' },
});
