import type { WidgetSample } from '~/registry/defineWidget';

export default {
  answers: { endpoints: () => ['admin/show-users', 'admin/abuse-user-reports'], 'admin/show-users': () => [] },
} satisfies WidgetSample;
