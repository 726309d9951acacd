import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useDashboard } from './DashboardContext';
import { useEditing } from './useEditing';

/** Begins and ends the editing of a dashboard. */
export const EditButton = observer(function EditButton() {
  const { t } = useI18n();
  const { isEditing } = useDashboard();
  const { isOpening, toggle } = useEditing();
  return (
    <Button
      icon={isEditing ? 'check' : 'pencil'}
      variant={isEditing ? 'primary' : 'plain'}
      data-part="edit"
      busy={isOpening}
      onClick={toggle}
    >
      {t(isEditing ? 'dashboard.done' : 'dashboard.edit')}
    </Button>
  );
});
