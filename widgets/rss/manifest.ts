import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'rss',
  title: 'rssWidget.title',
  keywords: 'rssWidget.keywords',
  icon: 'rss',
  category: 'other',
  order: 70,
  size: { w: 4, h: 6, min: { w: 2, h: 3 } },
  options,
});
