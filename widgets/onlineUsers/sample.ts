import type { WidgetSample } from '~/registry/defineWidget';

export default {
  answers: { 'get-online-users-count': () => ({ count: 42 }) },
  asksInTenMinutes: { 'get-online-users-count': 40 },
} satisfies WidgetSample;
