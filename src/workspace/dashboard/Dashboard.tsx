import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { ErrorState } from '~/components/async/ErrorState';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { collectWidgets } from '~/registry/collectWidgets';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import styles from './Dashboard.module.css';
import { DashboardContext } from './DashboardContext';
import { DashboardGrid } from './DashboardGrid';
import { DashboardModel, type EditingParts } from './DashboardModel';
import { EmptyDashboard } from './EmptyDashboard';
import { WidgetBoundary } from './WidgetBoundary';

const manifests = collectWidgets();

/** A function that draws the preview of a widget, with the component of the late code for editing. */
const previewWith = (Preview: EditingParts['WidgetPreview']) => (kind: string) => <Preview manifest={manifests.get(kind)!} />;

const crash = (error: AppError, retry: () => void) => <ErrorState error={error} onRetry={retry} />;

interface DashboardProps {
  /** Whether it shows the widgets without the buttons that arrange them. */
  isFixed?: boolean;
}

/** The dashboard of the workspace: its widgets, and below them the buttons that arrange them. */
export function Dashboard({ isFixed = false }: DashboardProps) {
  return (
    <WidgetBoundary face={crash}>
      <OpenDashboard isFixed={isFixed} />
    </WidgetBoundary>
  );
}

const OpenDashboard = observer(function OpenDashboard({ isFixed }: { isFixed: boolean }) {
  const i18n = useI18n();
  const { overlays, workspace } = useStores();
  const [model] = useState(() => new DashboardModel({ store: workspace, overlays, i18n, manifests, newId: () => crypto.randomUUID() }));
  const { widgets, announcement } = model;
  return (
    <DashboardContext value={model}>
      <div className={styles.dashboard} data-part="dashboard">
        <DashboardGrid />
        {widgets.length === 0 && <EmptyDashboard model={model} />}
        {!isFixed && <DashboardButtons model={model} />}
        <output className="visuallyHidden">{announcement}</output>
      </div>
    </DashboardContext>
  );
});

const DashboardButtons = observer(function DashboardButtons({ model }: { model: DashboardModel }) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const pane = usePane();
  const { overlays } = root;
  const { isEditing, isOpening, editing } = model;
  const openPicker = ({ DashboardEditor, WidgetPreview }: EditingParts) => {
    const editor = new DashboardEditor(model, i18n);
    void overlays.open('widgetPicker', {
      widgets: [...manifests.values()],
      isTaken: (kind) => model.kindIsTaken(kind),
      add: (kind) => editor.add(kind),
      preview: previewWith(WidgetPreview),
    });
  };
  const openMenu = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const items = model.bringEditing().then(({ dashboardMenu }) => dashboardMenu({ model, root, pane }));
    void overlays.openMenu(currentTarget, items, { label: t('dashboard.menu'), align: 'end' });
  };
  return (
    <div className={styles.buttons}>
      {isEditing && editing && (
        <Button icon="plus" onClick={() => openPicker(editing)}>
          {t('dashboard.add')}
        </Button>
      )}
      <Button
        icon={isEditing ? 'check' : 'pencil'}
        variant={isEditing ? 'primary' : 'ghost'}
        data-part="edit"
        busy={isOpening}
        onClick={() => (isEditing ? model.finish() : void model.edit())}
      >
        {t(isEditing ? 'dashboard.done' : 'dashboard.edit')}
      </Button>
      <IconButton icon="dots" label={t('dashboard.menu')} aria-haspopup="menu" onClick={openMenu} />
    </div>
  );
});
