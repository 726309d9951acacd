import { useSubmit } from '~/components/form/useSubmit';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { RowCard } from '~/components/ui/Rows';
import { askByName } from '~/components/staff/askByName';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer, useStores } from '~/react/context';
import { clearQueues } from '~/stores/resources/staff/queues';

/** Drops what waits in the queues, after the name of the server was typed. */
export function ClearQueues() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  const account = useAccount();
  const clearing = useSubmit(() => clearQueues(account), { onDone: () => overlays.success() });
  const ask = async () => {
    const { name } = server;
    const isSure = await askByName(overlays, {
      text: t('adminQueuePage.clearQuestion'),
      name,
      typeIt: t('adminQueuePage.typeName', { name }),
      isOther: t('adminQueuePage.otherName', { name }),
      okLabel: t('adminQueuePage.clear'),
    });
    if (isSure) await clearing.run();
  };
  return (
    <RowCard>
      <SettingsRow label={t('adminQueuePage.clearTitle')} help={t('adminQueuePage.clearHelp')}>
        <Button variant="danger" icon="trash" busy={clearing.isBusy} onClick={() => void ask()}>
          {t('adminQueuePage.clear')}
        </Button>
      </SettingsRow>
    </RowCard>
  );
}
