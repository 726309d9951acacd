import type { WidgetSample } from '~/registry/defineWidget';

export default { asksInTenMinutes: { 'federation/instances': 3 } } satisfies WidgetSample;
