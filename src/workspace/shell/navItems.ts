import type { WireMe } from '~/api/wire';
import { NAV_ACTIONS, type NavAction } from '~/components/navigation/navActions';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { PageNav } from '~/registry/definePage';
import type { Place } from '~/registry/Place';
import { waitingAt, type Waiting } from './indicators';
import { placeAddress } from '~/registry/placeAddress';

/** One entry of the navigation. */
export interface NavItem extends Waiting {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  /** The address that it opens; null for an action. */
  readonly to: string | null;
  readonly action: NavAction | null;
}

/** The facts that decide which entries the viewer gets. */
export interface NavContext {
  /** The pages that have an entry, in order. */
  readonly places: readonly Place[];
  readonly me: WireMe | null;
  readonly unreadCount: number;
  /** Whether a report to the staff waits. */
  readonly hasReports: boolean;
  readonly t: (key: MessageKey) => string;
}

/** Represents a divider in the menu. */
export const NAV_DIVIDER = '-';

/** The whole navigation. */
export interface Navigation {
  readonly top: readonly NavItem[];
  /** The entries in the viewer's order; null is a divider. */
  readonly menu: readonly (NavItem | null)[];
  readonly foot: readonly NavItem[];
  /** The available entries that are not in the menu. */
  readonly rest: readonly NavItem[];
}

/**
 * Returns the navigation for the viewer's menu. Entries that this build does not have or the viewer may not open are left out.
 */
export function navigationOf(menu: readonly string[], context: NavContext): Navigation {
  const choices = menuChoices(context);
  const known = new Map(choices.map((item) => [item.key, item]));
  return {
    top: itemsIn('top', context),
    menu: withoutIdleDividers(menu.flatMap((key) => (key === NAV_DIVIDER ? [null] : (known.get(key) ?? [])))),
    foot: itemsIn('foot', context),
    rest: choices.filter(({ key }) => !menu.includes(key)),
  };
}

/** Returns every entry that the menu can have. */
function menuChoices(context: NavContext): readonly NavItem[] {
  const { t } = context;
  const actions = NAV_ACTIONS.map(({ key, icon, label }) => ({
    key,
    icon,
    label: t(label),
    to: null,
    action: key,
    count: null,
    hasDot: false,
  }));
  return [...itemsIn('menu', context), ...actions];
}

/** Returns the entry of a page; null if this viewer has none. */
export function navItem(id: string, context: NavContext): NavItem | null {
  const place = context.places.find((one) => one.id === id);
  return place ? itemOf(place, context) : null;
}

function itemsIn(wanted: PageNav['place'], context: NavContext): readonly NavItem[] {
  return context.places.flatMap((place) => ((place.nav?.place ?? 'menu') === wanted ? (itemOf(place, context) ?? []) : []));
}

function itemOf(place: Place, context: NavContext): NavItem | null {
  const { nav, icon, title } = place;
  const { me, t } = context;
  const to = placeAddress(place, me);
  if (!nav || to === null || (nav.only === 'locked' && !me?.isLocked)) return null;
  return { key: nav.key, icon, label: t(nav.title ?? title), to, action: null, ...waitingAt(nav.indicator, context) };
}

/** Removes dividers that divide nothing: at the ends, and next to each other. */
function withoutIdleDividers(items: readonly (NavItem | null)[]): readonly (NavItem | null)[] {
  const kept = items.filter((item, index) => item !== null || (index > 0 && items[index - 1] !== null));
  return kept.at(-1) === null ? kept.slice(0, -1) : kept;
}
