import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'slideshow',
  title: 'slideshowWidget.title',
  keywords: 'slideshowWidget.keywords',
  icon: 'photo',
  category: 'own',
  order: 170,
  size: { w: 4, h: 6, min: { w: 2, h: 3 } },
  heightOption: 'height',
  requires: 'signedIn',
  options,
});
