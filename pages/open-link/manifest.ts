import { definePage } from '~/registry/definePage';

/** Opens what a `web+wisteria:` link names. Systems lead such links here (`protocol_handlers` of the app's manifest). */
export default definePage({
  id: 'open-link',
  title: 'openLinkPage.title',
  icon: 'link',
  requires: 'signedIn',
  routes: [{ pattern: '/open', query: ['url'] }],
  example: { url: 'web+wisteria:nothing' },
});
