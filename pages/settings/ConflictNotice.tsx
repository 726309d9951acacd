import { observer } from 'mobx-react-lite';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { Link } from '~/router/Link';
import { createSettingConflicts } from '~/stores/settings/SettingConflicts';

/** Says that two devices have changed the same setting, and leads to both values. Nothing if none have. */
export const ConflictNotice = observer(function ConflictNotice() {
  const { t } = useI18n();
  const { items } = useStores().part(createSettingConflicts);
  if (items.length === 0) return null;
  return (
    <Notice>
      {t('settingsPage.conflicts', { n: items.length })} <Link to="/settings/preferences-backups">{t('settingsPage.showConflicts')}</Link>
    </Notice>
  );
});
