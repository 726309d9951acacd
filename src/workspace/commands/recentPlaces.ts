import { reaction } from 'mobx';
import { DisposableStore, disposable, type Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import type { RouteTable } from '~/router/RouteTable';
import type { PaletteEntry, PaletteSubject } from '~/stores/commands/PaletteEntry';
import type { RootStore } from '~/stores/RootStore';
import type { SettingsValue } from '~/stores/settings/settingsTable';
import type { CommandTargets } from '../CommandContext';
import { iconOf } from '../panes/iconOf';
import type { LivePane } from '../panes/LivePane';

/** How long a page is open before it counts as visited, in ms. */
export const STAY_MS = 1_000;

/** How many places are remembered, and how many of them are offered before anything is typed. */
const KEPT = 24;
const OFFERED = 6;

type Places = SettingsValue<'recentPlaces'>;

/** Puts a place first. A place that is known moves, with its new name. */
export function withPlace(places: Places, place: Places[number]): Places {
  return [place, ...places.filter(({ href }) => href !== place.href)].slice(0, KEPT);
}

/** Remembers which pages the viewer stays on, in any pane of the account in use. */
export function followPlaces({ root, workspace, panes }: CommandTargets): Disposable {
  const following = new DisposableStore();
  let leave: Disposable = disposable(() => {});
  const enter = (pane: LivePane): void => {
    leave.dispose();
    let stay: Disposable = disposable(() => {});
    const visit = (): void => {
      stay.dispose();
      stay = root.clock.after(STAY_MS, () => remember(pane, root, workspace.routes));
    };
    const ending = pane.history.subscribe(visit);
    leave = disposable(() => {
      ending();
      stay.dispose();
    });
    visit();
  };
  following.add(reaction(() => panes.active, enter, { fireImmediately: true }));
  following.add(() => leave.dispose());
  return following;
}

function remember({ id, history: { href }, title }: LivePane, root: RootStore, routes: RouteTable): void {
  const { settings, workspace } = root;
  const isOfOther = peek(() => workspace.ownerOf(id).account !== null);
  const name = peek(() => title).trim();
  if (isOfOther || name === '' || href.length > 400 || !routes.resolve(href, true)) return;
  const place = { href, title: name.slice(0, 200) };
  const places = peek(() => settings.get('recentPlaces'));
  if (places[0]?.href !== href || places[0].title !== place.title) settings.set('recentPlaces', withPlace(places, place));
}

/** The places that the viewer visited last, without the one that is open. Further ones only appear if they match a search. */
export function recentEntries({ root, workspace, panes }: CommandTargets): readonly PaletteEntry[] {
  const { routes } = workspace;
  const here = panes.active.history.href;
  return root.settings
    .get('recentPlaces')
    .filter(({ href }) => href !== here && href !== '')
    .map(({ href, title }, index) => {
      const subject = subjectAt(href, routes, root);
      return {
        id: `recent ${href}`,
        title,
        icon: iconOf(routes, href),
        group: 'recent',
        to: href,
        ...(index >= OFFERED && { isOnlyFound: true }),
        ...(subject && { subject }),
      };
    });
}

/** What a page is about, as far as its address tells. */
function subjectAt(href: string, routes: RouteTable, { session }: RootStore): PaletteSubject | undefined {
  const match = routes.resolve(href, true);
  const { noteId, acct, tag, channelId } = match?.params ?? {};
  if (match?.page.id === 'note' && noteId) return { kind: 'note', id: noteId };
  if (match?.page.id === 'tag' && tag) return { kind: 'tag', tag };
  if (match?.page.id === 'channel' && channelId) return { kind: 'channel', id: channelId };
  if (match?.page.id !== 'user' || !acct) return undefined;
  const [username = '', host = null] = acct.replace(/^@/, '').split('@');
  const user = session.current.users.findByAcct(username, host);
  return user && { kind: 'user', id: user.id };
}
