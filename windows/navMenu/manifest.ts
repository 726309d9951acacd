import { defineWindow } from '~/registry/defineWindow';

/** Changes the setting `menu` at once. */
export default defineWindow({
  id: 'navMenu',
  title: 'shell.editNavigation',
  neededOffline: true,
});
