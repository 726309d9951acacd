import { DecorationManager } from '~/components/decorationManager/DecorationManager';
import { useI18n } from '~/i18n/useI18n';

/** Avatar decorations, for the people who manage them without being staff. */
export default function AvatarDecorationsPage() {
  const { t } = useI18n();
  return <DecorationManager title={t('avatarDecorationsPage.title')} />;
}
