import { SettingsRow } from '~/components/settings/SettingsRow';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';

/** The way to the page of the server itself on which each job can be seen. */
export function QueueDashboard({ address }: { address: string | undefined }) {
  const { t } = useI18n();
  if (address === undefined || !URL.canParse(address)) return null;
  return (
    <RowCard>
      <SettingsRow label={t('adminQueuePage.dashboard')} help={t('adminQueuePage.dashboardHelp')}>
        <ExternalLink href={new URL('queue', new URL(address).origin).href}>{t('adminQueuePage.openDashboard')}</ExternalLink>
      </SettingsRow>
    </RowCard>
  );
}
