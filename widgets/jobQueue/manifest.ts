import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'jobQueue',
  title: 'jobQueueWidget.title',
  keywords: 'jobQueueWidget.keywords',
  icon: 'clockPlay',
  category: 'server',
  order: 200,
  size: { w: 4, h: 4, min: { w: 3, h: 3 }, max: { w: 12, h: 5 } },
  options,
});
