import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'user',
  title: 'userPage.title',
  icon: 'user',
  routes: [{ pattern: '/@:acct/:page?', inside: ['page'] }],
  address: '/@:username',
  nav: { order: 130, key: 'profile', title: 'shell.profile' },
  goTo: [{ letter: 'U', title: 'shell.profile' }],
  column: {
    order: 40,
    title: 'column.user',
    question: {
      title: 'column.userQuestion',
      placeholder: 'column.userExample',
      addressOf: (answer) => `/@${encodeURI(answer.trim().replace(/^[/@]+/, ''))}`,
    },
  },
  texts: ['profile'],
});
