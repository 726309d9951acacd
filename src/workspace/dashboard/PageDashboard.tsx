import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { DashboardContent } from './Dashboard';
import { useDashboard } from './DashboardContext';
import { DashboardMenuButton } from './DashboardMenuButton';
import { DASHBOARD_HREF } from './dashboardPlace';
import { DashboardScope } from './DashboardScope';
import { DashboardTabs } from './DashboardTabs';
import { EditButton } from './EditButton';
import { EditTools } from './EditTools';
import { enterWall } from './enterWall';
import styles from './PageDashboard.module.css';

interface PageDashboardProps {
  /** The id of the dashboard; null for the first one. */
  id: string | null;
}

/** A dashboard as a page, with tabs for the others. */
export function PageDashboard({ id }: PageDashboardProps) {
  const { navigate } = usePane();
  return (
    <DashboardScope shown={id} onChoose={(next) => navigate(`${DASHBOARD_HREF}?id=${next}`)}>
      <OpenPage />
    </DashboardScope>
  );
}

const OpenPage = observer(function OpenPage() {
  const { t } = useI18n();
  const { frame } = usePane();
  const model = useDashboard();
  const { isEditing, name } = model;
  const isMain = frame === 'main';
  return (
    <Page
      title={isMain || name === t('page.dashboard') ? t('page.dashboard') : t('dashboard.named', { name })}
      isTitleHidden
      heading={isEditing && <p className={styles.heading}>{t('dashboard.editing', { name })}</p>}
      tabs={!isEditing && isMain && <DashboardTabs />}
      actions={<Actions />}
    >
      <DashboardContent
        fillsPage
        head={
          isEditing &&
          !isMain && (
            <div className={styles.head}>
              <EditTools />
            </div>
          )
        }
      />
    </Page>
  );
});

const Actions = observer(function Actions() {
  const { t } = useI18n();
  const pane = usePane();
  const { id, isEditing } = useDashboard();
  const isMain = pane.frame === 'main';
  return (
    <>
      {isMain && isEditing && <EditTools />}
      {isMain && !isEditing && (
        <Button icon="deviceTv" className={styles.wall} onClick={() => enterWall(pane, id)}>
          {t('dashboard.wall')}
        </Button>
      )}
      <EditButton />
      <DashboardMenuButton />
    </>
  );
});
