import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'share-deck',
  title: 'shareDeckPage.title',
  icon: 'columns',
  requires: 'signedIn',
  routes: [{ pattern: '/share-deck', query: ['deck'] }],
  example: { deck: 'main' },
});
