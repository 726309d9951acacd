import { TimeChart } from '~/components/chart/TimeChart';
import { useI18n } from '~/i18n/useI18n';
import type { ActivityDay } from './days';

/** The days as lines, one for each kind of note. */
export function ActivityChart({ days, newestMs }: { days: readonly ActivityDay[]; newestMs: number }) {
  const { t } = useI18n();
  return (
    <TimeChart
      label={t('activity.title')}
      span="day"
      newestMs={newestMs}
      isMovable
      lines={[
        { name: t('activity.notes'), values: days.map(({ notes }) => notes), color: 'linkText' },
        { name: t('activity.replies'), values: days.map(({ replies }) => replies), color: 'hashtagText', style: 'dotted' },
        { name: t('activity.renotes'), values: days.map(({ renotes }) => renotes), color: 'renoteText', style: 'dashDotted' },
        { name: t('activity.total'), values: days.map(({ total }) => total), color: 'mutedText', style: 'dashed' },
      ]}
    />
  );
}
