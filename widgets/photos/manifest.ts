import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'photos',
  title: 'photosWidget.title',
  keywords: 'photosWidget.keywords',
  icon: 'photo',
  category: 'own',
  size: { w: 4, h: 8, min: { w: 2, h: 3 } },
  instances: 'many',
  requires: 'signedIn',
  options,
  optionsVersion: 1,
  load: () => import('./PhotosWidget'),
});
