import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'birthdayFollowings',
  title: 'birthdayFollowingsWidget.title',
  keywords: 'birthdayFollowingsWidget.keywords',
  icon: 'cake',
  category: 'other',
  order: 230,
  size: { w: 4, h: 4, min: { w: 2, h: 3 } },
  instances: 'one',
  requires: 'signedIn',
  options,
});
