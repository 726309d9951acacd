import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'userList',
  title: 'userListWidget.title',
  keywords: 'userListWidget.keywords',
  icon: 'users',
  category: 'notes',
  order: 220,
  size: { w: 4, h: 4, min: { w: 2, h: 3 } },
  requires: 'signedIn',
  options,
});
