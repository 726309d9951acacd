import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'photos',
  title: 'photosWidget.title',
  keywords: 'photosWidget.keywords',
  icon: 'photo',
  category: 'own',
  order: 110,
  size: { w: 4, h: 8, min: { w: 2, h: 3 } },
  requires: 'signedIn',
  options,
});
