import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'aichan',
  title: 'aichanWidget.title',
  keywords: 'aichanWidget.keywords',
  icon: 'moodSmile',
  category: 'other',
  order: 210,
  size: { w: 3, h: 6, min: { w: 2, h: 3 }, max: { w: 12, h: 14 } },
  options,
});
