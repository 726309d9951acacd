import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'tag',
  title: 'tagPage.title',
  hasOwnTitle: true,
  icon: 'hash',
  needsOnlyStartTexts: true,
  routes: [{ pattern: '/tags/:tag' }],
  example: { tag: 'garden' },
  column: {
    order: 50,
    title: 'columnMenu.hashtag',
    async ask(overlays) {
      const tag = await overlays.open('hashtagChooser', {});
      return tag && `/tags/${encodeURIComponent(tag)}`;
    },
  },
});
