import { observer } from 'mobx-react-lite';
import type { WireFederationInstance } from '~/api/wire';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { allowedServerActions, refreshServer, restrictServer, suspendServer } from '~/stores/resources/server/moderateServers';
import styles from './InstanceInfoPage.module.css';

/** What moderators can do about another server. Shows nothing for others, and nothing that their server does not offer. */
export const ServerModeration = observer(function ServerModeration({ server }: { server: WireFederationInstance }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const allowed = useQuery(allowedServerActions, null).value ?? [];
  const { host } = server;
  const suspending = useSubmit((isOn: boolean) => suspendServer(account, host, isOn));
  const blocking = useSubmit((isOn: boolean) => restrictServer(account, server, 'block', isOn));
  const silencing = useSubmit((isOn: boolean) => restrictServer(account, server, 'silence', isOn));
  const refreshing = useSubmit(() => refreshServer(account, host), { onDone: () => overlays.success() });
  if (allowed.length === 0) return null;
  const switches = [
    { action: 'suspend', isOn: server.isSuspended, work: suspending },
    { action: 'block', isOn: server.isBlocked, work: blocking },
    { action: 'silence', isOn: server.isSilenced, work: silencing },
  ] as const;
  return (
    <section className={styles.moderation}>
      <h3 className={styles.subtitle}>{t('instanceInfoPage.moderation')}</h3>
      {switches.map(
        ({ action, isOn, work }) =>
          allowed.includes(action) && (
            <Switch
              key={action}
              label={t(`instanceInfoPage.${action}`)}
              checked={isOn}
              disabled={work.isBusy}
              onChange={(next) => void work.run(next)}
            />
          ),
      )}
      {allowed.includes('refresh') && (
        <Button icon="refresh" busy={refreshing.isBusy} onClick={() => void refreshing.run()}>
          {t('instanceInfoPage.refresh')}
        </Button>
      )}
    </section>
  );
});
