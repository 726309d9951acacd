import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'newUsers',
  title: 'newUsersWidget.title',
  keywords: 'newUsersWidget.keywords',
  icon: 'userPlus',
  category: 'server',
  order: 240,
  size: { w: 4, h: 6, min: { w: 2, h: 3 } },
  requires: 'moderator',
  options,
});
