import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'userList',
  title: 'userListWidget.title',
  keywords: 'userListWidget.keywords',
  icon: 'users',
  category: 'notes',
  size: { w: 4, h: 4, min: { w: 2, h: 3 } },
  instances: 'many',
  requires: 'signedIn',
  options,
  optionsVersion: 1,
  load: () => import('./UserListWidget'),
});
