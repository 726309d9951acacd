import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { useDashboard } from './DashboardContext';
import { DashboardEditor } from './DashboardEditor';
import styles from './EditBar.module.css';
import { openPicker } from './openPicker';
import { templateItems } from './templates';

/** The buttons that arrange all widgets while a dashboard is edited. */
export const EditBar = observer(function EditBar() {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays, workspace } = useStores();
  const { me } = useAccount();
  const model = useDashboard();
  const { hasShelf, isShelfOpen } = model;
  const add = () => (hasShelf ? model.toggleShelf() : void openPicker(model, overlays, i18n, me));
  const openTemplates = (anchor: Element) =>
    void overlays.openMenu(anchor, templateItems(model, me, i18n), { label: t('dashboardEditing.templates'), align: 'end' });
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('dashboardEditing.tools')}>
      <IconButton icon="arrowBackUp" label={t('dashboard.undo')} disabled={!workspace.canUndo} onClick={() => workspace.undo()} />
      <IconButton icon="arrowForwardUp" label={t('dashboardEditing.redo')} disabled={!workspace.canRedo} onClick={() => workspace.redo()} />
      <Button
        icon="plus"
        className={styles.tool}
        data-tooltip={t('dashboard.add')}
        aria-pressed={hasShelf ? isShelfOpen : undefined}
        onClick={add}
      >
        {t('dashboard.add')}
      </Button>
      <Button
        icon="layoutGrid"
        className={styles.tool}
        data-in-menu=""
        data-tooltip={t('dashboardEditing.tidyUp')}
        onClick={() => new DashboardEditor(model, i18n).tidyUp()}
      >
        {t('dashboardEditing.tidyUp')}
      </Button>
      <Button
        icon="template"
        className={styles.tool}
        data-in-menu=""
        data-tooltip={t('dashboardEditing.templates')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openTemplates(currentTarget)}
      >
        {t('dashboardEditing.templates')}
      </Button>
    </div>
  );
});
