import { observer } from 'mobx-react-lite';
import type { IconName } from '~/components/ui/Icon';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { neededOffline } from '~/lib/neededOffline';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import type { TimelineFilters } from '~/stores/timelines/sources';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type * as timelineMenus from './timelineMenus';
import styles from './TimelineActions.module.css';
import type { TimelineTab } from './timelines';

interface TimelineActionsProps {
  tab: TimelineTab;
  /** The filters that the page uses. */
  filters: TimelineFilters;
}

/**
 * The buttons in the header: lists, antennas, channels and timeline options. Where they would leave no room for the tabs, the
 * options contain the others. The menus load with the first click.
 */
export const TimelineActions = observer(function TimelineActions({ tab, filters }: TimelineActionsProps) {
  const i18n = useI18n();
  const account = useAccount();
  const root = useStores();
  const { reload } = usePane();
  const { t } = i18n;
  const { me } = account;
  return (
    <>
      {me && (
        <div className={styles.sources}>
          <TimelineMenu icon="list" label={t('page.lists')} load={async (menus) => await menus.listItems(account, i18n)} />
          <TimelineMenu icon="antenna" label={t('page.antennas')} load={async (menus) => await menus.antennaItems(account, i18n)} />
          <TimelineMenu icon="deviceTv" label={t('page.channels')} load={async (menus) => await menus.channelItems(account, root)} />
        </div>
      )}
      <TimelineMenu
        icon="dots"
        label={t('page.timelineOptions')}
        align="end"
        load={(menus) => menus.pageItems(tab, { root, account, filters, reload })}
      />
    </>
  );
});

const loadMenus = neededOffline(() => import('./timelineMenus'));

interface TimelineMenuProps {
  icon: IconName;
  label: string;
  align?: 'end';
  load: (menus: typeof timelineMenus) => readonly MenuItem[] | Promise<readonly MenuItem[]>;
}

function TimelineMenu({ load, ...button }: TimelineMenuProps) {
  const { i18n } = useStores();
  const items = () => Promise.all([loadMenus(), i18n.shared()]).then(([menus]) => load(menus));
  return <MenuButton align="start" {...button} items={items} />;
}
