import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { IconName } from '~/components/ui/Icon';
import type { ServerTimeline } from '~/stores/timelines/availableTimelines';

const ICONS: Readonly<Record<ServerTimeline, IconName>> = { home: 'home', local: 'planet', social: 'bolt', global: 'whirl' };

/** The tabs of the timelines. The choice is remembered for the account on this device. */
export function TimelineTabs({ tabs, active }: { tabs: readonly ServerTimeline[]; active: ServerTimeline }) {
  const { t } = useI18n();
  const { settings } = useStores();
  return (
    <div data-part="timelineTabs">
      <Tabs
        label={t('page.timelines')}
        value={active}
        items={tabs.map((tab) => ({ value: tab, label: t(`page.timeline.${tab}`), icon: ICONS[tab] }))}
        onChange={(src) => settings.set('tl', { ...settings.get('tl'), src })}
      />
    </div>
  );
}
