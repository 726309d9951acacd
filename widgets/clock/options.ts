import { zoneOption } from '~/components/clock/clockOptions';
import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  transparent: { kind: 'boolean', default: false, label: 'widget.transparent' },
  size: { kind: 'select', default: 'medium', items: ['small', 'medium', 'large'], label: 'clockWidget.size' },
  thickness: { kind: 'select', default: 0.2, items: [0.1, 0.2, 0.3], label: 'clockWidget.thickness' },
  graduations: { kind: 'select', default: 'numbers', items: ['none', 'dots', 'numbers'], label: 'clockWidget.graduations' },
  fadeGraduations: {
    kind: 'boolean',
    default: false,
    label: 'clockWidget.fadeGraduations',
    hideWhen: { graduations: 'none' },
  },
  sAnimation: { kind: 'select', default: 'elastic', items: ['none', 'elastic', 'easeOut'], label: 'clockWidget.sAnimation' },
  twentyFour: { kind: 'boolean', default: false, label: 'clockWidget.twentyFour' },
  label: { kind: 'select', default: 'none', items: ['none', 'time', 'tz', 'timeAndTz'], label: 'clockWidget.label' },
  ...zoneOption,
  secondZone: { ...zoneOption.timezone, label: 'clockWidget.secondZone' },
  thirdZone: { ...zoneOption.timezone, label: 'clockWidget.thirdZone' },
});
