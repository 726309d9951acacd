import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { LateFailure } from '~/components/async/LateFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { later } from '~/react/later';
import styles from './Dashboard.module.css';
import type { DashboardModel, EditingParts } from './DashboardModel';

interface ModelProps {
  model: DashboardModel;
}

/** The ready-made dashboards as buttons. Few dashboards are empty, so the code comes late. */
const Templates = later<ModelProps>(
  async () => {
    const parts = await import('./editing');
    return (props) => <TemplateButtons {...props} parts={parts} />;
  },
  { waiting: LoadingState, failed: LateFailure },
);

const TemplateButtons = observer(function TemplateButtons({ model, parts }: ModelProps & { parts: EditingParts }) {
  const i18n = useI18n();
  const { me } = useAccount();
  return (
    <div className={styles.buttons} role="group" aria-label={i18n.t('dashboardEditing.templates')}>
      {parts.offeredTemplates(me).map((template) => (
        <Button key={template.name} icon="dashboard" onClick={() => parts.applyTemplate(model, template, me, i18n)}>
          {i18n.t(`dashboardEditing.template.${template.name}`)}
        </Button>
      ))}
    </div>
  );
});

/** What an empty dashboard shows: ready-made ones to begin with. */
export function EmptyDashboard({ model }: ModelProps) {
  const { t } = useI18n();
  return (
    <div className={styles.empty}>
      <p>{t('dashboard.empty')}</p>
      <p>{t('dashboard.beginWith')}</p>
      <Templates model={model} />
    </div>
  );
}
