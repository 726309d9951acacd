import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'move-device',
  title: 'moveDevicePage.title',
  icon: 'deviceMobile',
  routes: [{ pattern: '/move-device', hash: 'data' }],
});
