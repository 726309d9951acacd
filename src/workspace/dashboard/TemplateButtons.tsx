import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import styles from './Dashboard.module.css';
import { useDashboard } from './DashboardContext';
import { applyTemplate, offeredTemplates, templateIcons } from './templates';

/** The ready-made dashboards as buttons. */
export const TemplateButtons = observer(function TemplateButtons() {
  const i18n = useI18n();
  const { me } = useAccount();
  const model = useDashboard();
  return (
    <div className={styles.buttons} role="group" aria-label={i18n.t('dashboardEditing.templates')}>
      {offeredTemplates(me).map((template) => (
        <Button key={template.name} icon={templateIcons[template.name]} onClick={() => applyTemplate(model, template, me, i18n)}>
          {i18n.t(`dashboardEditing.template.${template.name}`)}
        </Button>
      ))}
    </div>
  );
});
