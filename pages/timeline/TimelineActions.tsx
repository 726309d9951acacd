import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { TimelineFilters } from '~/stores/timelines/sources';
import { knowsReplies, type TimelineTab } from './timelines';

/** The header's buttons: lists, antennas, and what the timeline shows. */
export const TimelineActions = observer(function TimelineActions({ tab }: { tab: TimelineTab }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { me } = useAccount();
  const filterItems = useFilterItems(tab);
  const loadLists = useListItems();
  const loadAntennas = useAntennaItems();
  return (
    <>
      {me && (
        <>
          <IconButton
            icon="list"
            label={t('page.lists')}
            aria-haspopup="menu"
            onClick={(event) => void overlays.openMenu(event.currentTarget, loadLists(), { label: t('page.lists') })}
          />
          <IconButton
            icon="antenna"
            label={t('page.antennas')}
            aria-haspopup="menu"
            onClick={(event) => void overlays.openMenu(event.currentTarget, loadAntennas(), { label: t('page.antennas') })}
          />
        </>
      )}
      <IconButton
        icon="filter"
        label={t('page.timelineOptions')}
        aria-haspopup="menu"
        onClick={(event) => void overlays.openMenu(event.currentTarget, filterItems, { label: t('page.timelineOptions'), align: 'end' })}
      />
    </>
  );
});

function useFilterItems(tab: TimelineTab): readonly MenuItem[] {
  const { t } = useI18n();
  const { settings } = useStores();
  const { me } = useAccount();
  const composerSwitch: MenuItem = {
    type: 'switch',
    text: t('page.composerAbove'),
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
    item('withRenotes', t('page.showRenotes')),
    ...(knowsReplies(tab) ? [item('withReplies', t('page.showReplies'))] : []),
    item('withSensitive', t('page.showSensitive')),
    item('onlyFiles', t('page.onlyFiles')),
    ...(me ? [{ type: 'divider' } as const, composerSwitch] : []),
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

function useListItems(): () => Promise<readonly MenuItem[]> {
  const { t } = useI18n();
  const { api } = useAccount();
  const { navigate } = usePane();
  return async () => {
    const lists = await api.call('users/lists/list', {});
    if (lists.length === 0) return [{ type: 'label', text: t('page.noLists') }];
    return lists.map((list) => ({ text: list.name, icon: 'list', action: () => navigate(`/timeline/list/${list.id}`) }));
  };
}

function useAntennaItems(): () => Promise<readonly MenuItem[]> {
  const { t } = useI18n();
  const { api } = useAccount();
  return async () => {
    const antennas = await api.call('antennas/list', {});
    if (antennas.length === 0) return [{ type: 'label', text: t('page.noAntennas') }];
    return antennas.map((antenna) => ({
      type: 'link',
      text: antenna.name,
      icon: 'antenna',
      indicate: antenna.hasUnreadNote,
      to: `/timeline/antenna/${antenna.id}`,
    }));
  };
}
