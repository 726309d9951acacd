import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { IconName } from '~/components/ui/Icon';
import type { NamedRef } from '~/registry/fields';
import type { ServerTimeline } from '~/stores/timelines/availableTimelines';
import type { TimelineTab } from './timelines';

const ICONS: Readonly<Partial<Record<TimelineTab, IconName>>> = { home: 'home', local: 'planet', social: 'bolt', global: 'whirl' };

interface TimelineTabsProps {
  tabs: readonly TimelineTab[];
  /** The list that one of the tabs shows. */
  pinned: NamedRef | null;
  active: TimelineTab;
}

/** The tabs of the timelines. The choice is remembered for the account on this device. */
export function TimelineTabs({ tabs, pinned, active }: TimelineTabsProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  return (
    <div data-part="timelineTabs">
      <Tabs
        label={t('page.timelines')}
        value={active}
        items={tabs.map((value) => {
          const icon = ICONS[value];
          return { value, label: icon ? t(`page.timeline.${value as ServerTimeline}`) : pinned!.name, icon: icon ?? 'list' };
        })}
        onChange={(src) => settings.set('tl', { ...settings.get('tl'), src })}
      />
    </div>
  );
}
