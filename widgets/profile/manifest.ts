import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'profile',
  title: 'profileWidget.title',
  keywords: 'profileWidget.keywords',
  icon: 'user',
  category: 'own',
  size: { w: 4, h: 3, min: { w: 2, h: 2 }, max: { w: 12, h: 8 } },
  instances: 'many',
  requires: 'signedIn',
  options,
  optionsVersion: 1,
  load: () => import('./ProfileWidget'),
});
