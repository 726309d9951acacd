import { observer } from 'mobx-react-lite';
import type { WireWebhook } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { RowCard } from '~/components/ui/Rows';
import { WebhookForm } from '~/components/webhook/WebhookForm';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { deleteWebhook, updateWebhook, webhookById } from '~/stores/resources/account/webhooks';
import type manifest from './manifest';

/** Changes or deletes a webhook. */
export default observer(function WebhookEditPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const query = useQuery(webhookById, params.webhookId);
  return (
    <Page title={query.value?.name || t('settingsWebhookEditPage.title')}>
      <SettingsBody>
        <Loadable query={query} empty={<EmptyState icon="trash" text={t('settingsWebhookEditPage.gone')} />}>
          {(webhook) => <Editing key={webhook.id} webhook={webhook} />}
        </Loadable>
      </SettingsBody>
    </Page>
  );
});

function Editing({ webhook }: { webhook: WireWebhook }) {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const { navigate } = usePane();
  const leave = () => navigate('/settings/webhook', { replace: true, isGone: true });
  const removing = useSubmit(() => deleteWebhook(account, webhook.id), { onDone: leave });
  const remove = async () => {
    const text = t('settingsWebhookEditPage.deleteQuestion', { name: webhook.name });
    if (await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('settingsWebhookEditPage.delete') })) await removing.run();
  };
  return (
    <>
      <RowCard>
        <WebhookForm
          label={t('settingsWebhookEditPage.title')}
          webhook={webhook}
          submit={(params) => updateWebhook(account, webhook.id, params)}
          onDone={() => overlays.toast({ kind: 'success', text: t('settingsWebhookEditPage.saved') })}
        />
      </RowCard>
      <div>
        <Button variant="danger" icon="trash" busy={removing.isBusy} onClick={() => void remove()}>
          {t('settingsWebhookEditPage.delete')}
        </Button>
      </div>
    </>
  );
}
