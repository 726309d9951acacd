import { DecorationManager } from '~/components/decorationManager/DecorationManager';
import { useI18n } from '~/i18n/useI18n';

/** Avatar decorations, in the control panel. */
export default function AdminAvatarDecorationsPage() {
  const { t } = useI18n();
  return <DecorationManager title={t('adminAvatarDecorationsPage.title')} />;
}
