import { useLayoutEffect, useState, type ReactNode } from 'react';
import { collectWidgets } from '~/registry/collectWidgets';
import { ErrorState } from '~/components/async/ErrorState';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { randomId } from '~/lib/randomId';
import { useStores } from '~/react/context';
import { DashboardContext } from './DashboardContext';
import { DashboardModel } from './DashboardModel';
import { WidgetBoundary } from './WidgetBoundary';

const manifests = collectWidgets();

const crash = (error: AppError, retry: () => void) => <ErrorState error={error} onRetry={retry} />;

interface DashboardScopeProps {
  /** The id of the dashboard to show; null for the first one. */
  shown: string | null;
  /** Shows another dashboard in this place. */
  onChoose: (id: string) => void;
  children: ReactNode;
}

/** The state of one place that shows a dashboard. A crash stays inside it. */
export function DashboardScope(props: DashboardScopeProps) {
  return (
    <WidgetBoundary face={crash}>
      <Scope {...props} />
    </WidgetBoundary>
  );
}

function Scope({ shown, onChoose, children }: DashboardScopeProps) {
  const i18n = useI18n();
  const { overlays, workspace } = useStores();
  const [model] = useState(() => {
    const made = new DashboardModel({ store: workspace, overlays, i18n, manifests, newId: randomId });
    made.place(shown, onChoose);
    return made;
  });
  useLayoutEffect(() => model.place(shown, onChoose), [model, shown, onChoose]);
  return <DashboardContext value={model}>{children}</DashboardContext>;
}
