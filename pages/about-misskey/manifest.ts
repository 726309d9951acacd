import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'about-misskey',
  title: 'aboutMisskeyPage.title',
  icon: 'whirl',
  routes: [{ pattern: '/about-misskey' }],
});
