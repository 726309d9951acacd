import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'api-console',
  title: 'apiConsolePage.title',
  icon: 'code',
  requires: 'signedIn',
  routes: [{ pattern: '/api-console' }],
});
