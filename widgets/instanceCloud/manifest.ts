import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'instanceCloud',
  title: 'instanceCloudWidget.title',
  keywords: 'instanceCloudWidget.keywords',
  icon: 'cloud',
  category: 'server',
  order: 150,
  size: { w: 4, h: 7, min: { w: 2, h: 4 }, max: { w: 12, h: 14 } },
  options,
});
