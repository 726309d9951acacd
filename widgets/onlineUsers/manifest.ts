import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'onlineUsers',
  title: 'onlineUsersWidget.title',
  keywords: 'onlineUsersWidget.keywords',
  icon: 'users',
  category: 'server',
  order: 190,
  size: { w: 3, h: 1, min: { w: 2, h: 1 }, max: { w: 12, h: 3 } },
  options,
});
