import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'rssTicker',
  title: 'rssTickerWidget.title',
  keywords: 'rssTickerWidget.keywords',
  icon: 'rss',
  category: 'other',
  order: 80,
  size: { w: 4, h: 1, min: { w: 2, h: 1 }, max: { w: 12, h: 4 } },
  options,
});
