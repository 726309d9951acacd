import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'user',
  title: 'userPage.title',
  hasOwnTitle: true,
  icon: 'user',
  routes: [
    { pattern: '/@:acct/:page?', hash: 'show', inside: ['page', 'show'] },
    { pattern: '/redirect-test', only: 'signedIn' },
    { pattern: '/redirect-test', only: 'visitors', redirect: '/' },
  ],
  example: { acct: 'bob' },
  address: '/@:username',
  nav: { order: 130, key: 'profile', title: 'shell.profile' },
  goTo: [{ letter: 'U', title: 'shell.profile' }],
  column: {
    order: 40,
    title: 'columnMenu.user',
    async ask(overlays) {
      const user = await overlays.open('userChooser', { includeSelf: true });
      return user && `/@${user.username}${user.host === null ? '' : `@${user.host}`}`;
    },
  },
  neededOffline: true,
});
