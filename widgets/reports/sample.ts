import type { WidgetSample } from '~/registry/defineWidget';

export default { answers: { 'admin/abuse-user-reports': () => [] } } satisfies WidgetSample;
