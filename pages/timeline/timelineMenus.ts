import type { I18n } from '~/i18n/I18n';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import type { TimelineFilters } from '~/stores/timelines/sources';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { knowsReplies, type TimelineTab } from './timelines';

/** What the timeline shows. */
export function filterItems(tab: TimelineTab, { t }: I18n, settings: SettingsStore, isSignedIn: boolean): readonly MenuItem[] {
  const composerSwitch: MenuItem = {
    type: 'switch',
    text: t('timelineMenu.composerAbove'),
    get: () => settings.get('showFixedPostForm'),
    set: (value) => settings.set('showFixedPostForm', value),
  };
  const item = (name: keyof TimelineFilters, text: string): MenuItem => ({
    type: 'switch',
    text,
    get: () => settings.get('tl').filter[name],
    set: (value) => settings.set('tl', { ...settings.get('tl'), filter: withOption(settings.get('tl').filter, name, value, tab) }),
  });
  return [
    item('withRenotes', t('timelineMenu.showRenotes')),
    ...(knowsReplies(tab) ? [item('withReplies', t('timelineMenu.showReplies'))] : []),
    item('withSensitive', t('timelineMenu.showSensitive')),
    item('onlyFiles', t('timelineMenu.onlyFiles')),
    ...(isSignedIn ? [{ type: 'divider' } as const, composerSwitch] : []),
  ];
}

/** Of replies and files only, the one chosen last wins where the server knows only one of them at a time. */
function withOption(filters: TimelineFilters, name: keyof TimelineFilters, value: boolean, tab: TimelineTab): TimelineFilters {
  const next = { ...filters, [name]: value };
  if (!value || !knowsReplies(tab)) return next;
  if (name === 'withReplies') return { ...next, onlyFiles: false };
  if (name === 'onlyFiles') return { ...next, withReplies: false };
  return next;
}

/** The viewer's lists. */
export async function listItems({ api }: AccountScope, { t }: I18n): Promise<readonly MenuItem[]> {
  const lists = await api.call('users/lists/list', {});
  if (lists.length === 0) return [{ type: 'label', text: t('timelineMenu.noLists') }];
  return lists.map((list) => ({ type: 'link', text: list.name, icon: 'list', to: `/timeline/list/${list.id}` }));
}

/** The viewer's antennas. */
export async function antennaItems({ api }: AccountScope, { t }: I18n): Promise<readonly MenuItem[]> {
  const antennas = await api.call('antennas/list', {});
  if (antennas.length === 0) return [{ type: 'label', text: t('timelineMenu.noAntennas') }];
  return antennas.map((antenna) => ({
    type: 'link',
    text: antenna.name,
    icon: 'antenna',
    indicate: antenna.hasUnreadNote,
    to: `/timeline/antenna/${antenna.id}`,
  }));
}
