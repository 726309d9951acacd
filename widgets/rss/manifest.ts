import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'rss',
  title: 'rssWidget.title',
  keywords: 'rssWidget.keywords',
  icon: 'rss',
  category: 'other',
  size: { w: 4, h: 6, min: { w: 2, h: 3 } },
  instances: 'many',
  options,
  optionsVersion: 1,
  load: () => import('./RssWidget'),
});
