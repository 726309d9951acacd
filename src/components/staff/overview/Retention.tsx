import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { RetentionGrid } from '~/components/chart/RetentionGrid';
import { ChartCard } from '~/components/staff/ChartCard';
import { useI18n } from '~/i18n/useI18n';
import { useIsWide } from '~/react/useIsWide';
import { cohortsOf } from '~/services/retention';
import { retention } from '~/stores/resources/staff/retention';

/** How many of the people who signed up on each day came back, for as many days as there is room for. */
export function Retention() {
  const { t } = useI18n();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isWide = useIsWide(place, 600);
  const isNarrow = !useIsWide(place, 400);
  const days = isWide ? 10 : isNarrow ? 5 : 7;
  return (
    <ChartCard isFree>
      <div ref={setPlace}>
        <Loadable query={useQuery(retention, null)}>
          {(answer) => {
            const cohorts = cohortsOf(answer, days);
            if (cohorts.length === 0) return <Nobody />;
            return <RetentionGrid label={t('staffOverview.retention')} cohorts={cohorts} />;
          }}
        </Loadable>
      </div>
    </ChartCard>
  );
}

function Nobody() {
  const { t } = useI18n();
  return <EmptyState icon="users" text={t('staffOverview.noRetention')} />;
}
