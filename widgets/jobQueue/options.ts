import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  transparent: { kind: 'boolean', default: false, label: 'widget.transparent' },
  sound: { kind: 'boolean', default: false, label: 'jobQueueWidget.sound' },
});
