import { allows } from '~/services/policies';
import { action } from 'mobx';
import { preloadList } from '~/components/list/preloadList';
import { preloadFeed } from '~/components/timeline/preloadFeed';
import type { PreloadedPane } from '~/registry/definePage';
import type { RootStore } from '~/stores/RootStore';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { foundUsers } from '~/stores/resources/users/users';
import { noteSearch, notesFeed, searchPolicies } from './notesFeed';
import { readWanted } from './wanted';

/** Asks for the results of the page before it renders. It is a MobX action, because it must not track what it reads. */
export default action(async function preloadSearch(root: RootStore, pane: PreloadedPane): Promise<void> {
  const wanted = readWanted(pane.params);
  const account = root.session.current;
  const { query, type, origin, user } = wanted;
  if (query === '') return;
  if (type === 'user') {
    const resources = resourcesOf(account);
    const list = resources.collection(foundUsers, { query, origin });
    return preloadList(root.clock, list, resources.acquire(list));
  }
  // The notes of one author wait for the author's id, and the page looks that up.
  if (user !== '' || !allows(searchPolicies(account.me, account.server.meta), 'canSearchNotes')) return;
  return preloadFeed(root, notesFeed(noteSearch(wanted), account.key, pane));
});
