import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'instanceInfo',
  title: 'instanceInfoWidget.title',
  keywords: 'instanceInfoWidget.keywords',
  icon: 'planet',
  category: 'server',
  order: 20,
  size: { w: 4, h: 3, min: { w: 2, h: 2 }, max: { w: 12, h: 8 } },
  options,
});
