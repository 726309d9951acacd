import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'memo',
  title: 'memoWidget.title',
  keywords: 'memoWidget.keywords',
  icon: 'note',
  category: 'own',
  order: 30,
  size: { w: 4, h: 3, min: { w: 2, h: 3 } },
  heightOption: 'height',
  requires: 'signedIn',
  isForCurrentAccount: true,
  options,
});
