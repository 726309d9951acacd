import type { WidgetSample } from '~/registry/defineWidget';

export default { options: { url: 'https://two.example/feed' }, asksInTenMinutes: { 'fetch-rss': 10 } } satisfies WidgetSample;
