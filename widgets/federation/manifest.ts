import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'federation',
  title: 'federationWidget.title',
  keywords: 'federationWidget.keywords',
  icon: 'rocket',
  category: 'server',
  order: 140,
  size: { w: 4, h: 6, min: { w: 3, h: 4 }, max: { w: 12, h: 8 } },
  options,
});
