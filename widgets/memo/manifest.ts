import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'memo',
  title: 'widget.memo',
  keywords: 'widget.memoKeywords',
  icon: 'memo',
  category: 'own',
  size: { w: 4, h: 3, min: { w: 2, h: 3 } },
  heightOption: 'height',
  instances: 'many',
  requires: 'signedIn',
  options,
  optionsVersion: 1,
  load: () => import('./MemoWidget'),
});
