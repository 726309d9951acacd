import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
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
  onChange: (tab: TimelineTab) => void;
}

/** The tabs of the timelines. */
export function TimelineTabs({ tabs, pinned, active, onChange }: TimelineTabsProps) {
  const { t } = useI18n();
  return (
    <Tabs
      label={t('page.timelines')}
      value={active}
      items={tabs.map((value) => {
        const icon = ICONS[value];
        return { value, label: icon ? t(`page.timeline.${value as ServerTimeline}`) : pinned!.name, icon: icon ?? 'list' };
      })}
      onChange={onChange}
    />
  );
}
