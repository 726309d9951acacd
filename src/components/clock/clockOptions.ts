import { defineOptions } from '~/registry/options';

/** The time zone of a clock; null for that of this device. */
export const zoneOption = defineOptions({
  timezone: {
    kind: 'select',
    default: null,
    items: [
      null,
      'utc',
      'europe/berlin',
      'asia/tokyo',
      'asia/seoul',
      'asia/shanghai',
      'australia/sydney',
      'australia/darwin',
      'australia/perth',
      'america/new_york',
      'america/mexico_city',
      'america/phoenix',
      'america/los_angeles',
    ],
    label: 'widget.timezone',
  },
});

/** How a clock with digits looks. */
export const digitOptions = defineOptions({
  transparent: { kind: 'boolean', default: false, label: 'widget.transparent' },
  fontSize: { kind: 'number', default: 1.5, min: 0.5, max: 10, step: 0.1, label: 'widget.fontSize' },
  showMs: { kind: 'boolean', default: true, label: 'widget.showMs' },
  showLabel: { kind: 'boolean', default: true, label: 'widget.showLabel' },
});
