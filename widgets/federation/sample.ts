import type { WidgetSample } from '~/registry/defineWidget';

export default { asksInTenMinutes: { 'federation/instances': 10, 'charts/instance': 50 } } satisfies WidgetSample;
