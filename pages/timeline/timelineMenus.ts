import type { I18n } from '~/i18n/I18n';
import { jumpToDate } from '~/components/timeline/feedMenu';
import { hasNewNotes } from '~/stores/resources/feeds/channelEditing';
import { favoriteChannels } from '~/stores/resources/feeds/channelLists';
import { myAntennas } from '~/stores/resources/feeds/antennas';
import { myLists } from '~/stores/resources/feeds/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { RootStore } from '~/stores/RootStore';
import type { TimelineFilters } from '~/stores/timelines/sources';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { knowsReplies, sourceOf, type TimelineTab } from './timelines';

/** Where filters are stored: in the viewer's settings, or in one column. */
export interface FilterChoice {
  readonly get: () => TimelineFilters;
  readonly set: (filters: TimelineFilters) => void;
}

/** Menu entries for the filters of a timeline. */
export function filterItems(tab: TimelineTab, { t }: I18n, { get, set }: FilterChoice): readonly MenuItem[] {
  const item = (name: keyof TimelineFilters, text: string): MenuItem => ({
    type: 'switch',
    text,
    get: () => get()[name],
    set: (value) => set(withOption(get(), name, value, tab)),
  });
  return [
    item('withRenotes', t('timelineMenu.showRenotes')),
    ...(knowsReplies(tab) ? [item('withReplies', t('timelineMenu.showReplies'))] : []),
    item('withSensitive', t('timelineMenu.showSensitive')),
    item('onlyFiles', t('timelineMenu.onlyFiles')),
  ];
}

/** What {@link pageItems} needs from the page. */
export interface PageItemsContext {
  readonly root: Pick<RootStore, 'i18n' | 'settings' | 'local' | 'overlays'>;
  readonly account: AccountScope;
  /** The filters that the page uses. */
  readonly filters: TimelineFilters;
  /** Reloads the page's timeline. */
  readonly reload: () => void;
}

/** Menu entries of the timeline page: reload, lists, antennas and channels, filters, and the composer above the timeline. */
export function pageItems(tab: TimelineTab, { root, account, filters: used, reload }: PageItemsContext): readonly MenuItem[] {
  const { i18n, settings } = root;
  const { me } = account;
  const filters = filterItems(tab, i18n, {
    get: () => settings.get('tl').filter,
    set: (filter) => settings.set('tl', { ...settings.get('tl'), filter }),
  });
  const reloading: readonly MenuItem[] = [
    { text: i18n.t('timelineMenu.reload'), icon: 'refresh', action: reload },
    {
      text: i18n.t('timelineMenu.jumpToDate'),
      icon: 'calendar',
      action: () => jumpToDate({ root, account, feed: { source: sourceOf(tab), filters: used } }),
    },
    { type: 'divider' },
  ];
  if (!me) return [...reloading, ...filters];
  // A narrow header has no buttons for them.
  const sources: readonly MenuItem[] = [
    { type: 'parent', text: i18n.t('page.lists'), icon: 'list', children: () => listItems(account, i18n) },
    { type: 'parent', text: i18n.t('page.antennas'), icon: 'antenna', children: () => antennaItems(account, i18n) },
    { type: 'parent', text: i18n.t('page.channels'), icon: 'deviceTv', children: () => channelItems(account, root) },
    { type: 'divider' },
  ];
  const composerSwitch: MenuItem = {
    type: 'switch',
    text: i18n.t('timelineMenu.composerAbove'),
    get: () => settings.get('showFixedPostForm'),
    set: (value) => settings.set('showFixedPostForm', value),
  };
  return [...reloading, ...sources, ...filters, { type: 'divider' }, composerSwitch];
}

/**
 * Sets a filter. Local and social timelines cannot combine replies with files only, so each turns the other off there.
 */
function withOption(filters: TimelineFilters, name: keyof TimelineFilters, value: boolean, tab: TimelineTab): TimelineFilters {
  const next = { ...filters, [name]: value };
  if (!value || !knowsReplies(tab)) return next;
  if (name === 'withReplies') return { ...next, onlyFiles: false };
  if (name === 'onlyFiles') return { ...next, withReplies: false };
  return next;
}

/** Menu entries that open the viewer's lists. */
export async function listItems(account: AccountScope, { t }: I18n): Promise<readonly MenuItem[]> {
  const lists = (await resourcesOf(account).read(myLists, null)) ?? [];
  const items: readonly MenuItem[] =
    lists.length === 0
      ? [{ type: 'label', text: t('timelineMenu.noLists') }]
      : lists.map((list) => ({ type: 'link', text: list.name, icon: 'list', to: `/timeline/list/${list.id}` }));
  return [...items, { type: 'divider' }, { type: 'link', text: t('timelineMenu.manageLists'), icon: 'plus', to: '/my/lists' }];
}

/** Menu entries that open the viewer's antennas. */
export async function antennaItems(account: AccountScope, { t }: I18n): Promise<readonly MenuItem[]> {
  const antennas = (await resourcesOf(account).read(myAntennas, null)) ?? [];
  const items: readonly MenuItem[] =
    antennas.length === 0
      ? [{ type: 'label', text: t('timelineMenu.noAntennas') }]
      : antennas.map((antenna) => ({
          type: 'link',
          text: antenna.name,
          icon: 'antenna',
          indicate: antenna.hasUnreadNote,
          to: `/timeline/antenna/${antenna.id}`,
        }));
  return [...items, { type: 'divider' }, { type: 'link', text: t('timelineMenu.newAntenna'), icon: 'plus', to: '/my/antennas/create' }];
}

/** Menu entries that open the viewer's favorite channels; a dot marks those with new notes. */
export async function channelItems(
  account: AccountScope,
  { i18n: { t }, local }: Pick<RootStore, 'i18n' | 'local'>,
): Promise<readonly MenuItem[]> {
  const channels = (await resourcesOf(account).read(favoriteChannels, null)) ?? [];
  const items: readonly MenuItem[] =
    channels.length === 0
      ? [{ type: 'label', text: t('timelineMenu.noChannels') }]
      : channels.map((channel) => ({
          type: 'link',
          text: channel.name,
          icon: 'deviceTv',
          indicate: hasNewNotes(local, channel),
          to: `/channels/${channel.id}#timeline`,
        }));
  return [
    ...items,
    { type: 'divider' },
    { type: 'link', text: t('timelineMenu.allChannels'), icon: 'search', to: '/channels' },
    { type: 'link', text: t('timelineMenu.newChannel'), icon: 'plus', to: '/channels/new' },
  ];
}
