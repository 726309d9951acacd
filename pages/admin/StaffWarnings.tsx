import { observer } from 'mobx-react-lite';
import type { WireMeta } from '~/api/wire';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer } from '~/react/context';
import { Link } from '~/router/Link';

/** What needs an administrator: reports that wait, a server without a contact, and a sign-up that is open to bots. Nothing if all is well. */
export const StaffWarnings = observer(function StaffWarnings() {
  const { t } = useI18n();
  const { meStore } = useAccount();
  const { meta } = useServer();
  return (
    <>
      {meStore.hasReports && (
        <Notice kind="problem">
          {t('adminPage.warning.reports')} <Link to="/admin/abuses">{t('adminPage.warning.showReports')}</Link>
        </Notice>
      )}
      {meta && (!meta.maintainerName || !meta.maintainerEmail) && (
        <Notice>
          {t('adminPage.warning.maintainer')} <Link to="/admin/settings">{t('adminPage.warning.openSettings')}</Link>
        </Notice>
      )}
      {meta && isOpenToBots(meta) && (
        <Notice>
          {t('adminPage.warning.botProtection')} <Link to="/admin/security">{t('adminPage.warning.openSecurity')}</Link>
        </Notice>
      )}
    </>
  );
});

const isOpenToBots = ({ disableRegistration, enableHcaptcha, enableMcaptcha, enableRecaptcha, enableTurnstile }: WireMeta): boolean =>
  !disableRegistration && !enableHcaptcha && !enableMcaptcha && !enableRecaptcha && !enableTurnstile;
