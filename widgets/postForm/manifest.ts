import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'postForm',
  title: 'postFormWidget.title',
  keywords: 'postFormWidget.keywords',
  icon: 'pencil',
  category: 'notes',
  order: 160,
  size: { w: 4, h: 5, min: { w: 3, h: 4 } },
  requires: 'signedIn',
  options,
});
