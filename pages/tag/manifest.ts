import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'tag',
  title: 'tagPage.title',
  icon: 'hash',
  routes: [{ pattern: '/tags/:tag' }],
  column: {
    order: 50,
    title: 'column.hashtag',
    question: {
      title: 'column.hashtagQuestion',
      placeholder: 'column.hashtagExample',
      addressOf: (answer) => `/tags/${encodeURIComponent(answer.trim().replace(/^[/#]+/, ''))}`,
    },
  },
});
