import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { SettingRows } from '~/components/settings/SettingsForm';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { useAccount, useServer, useStores } from '~/react/context';
import { pushState, setPushReadMessage, turnPushOff, turnPushOn, type PushState } from '~/stores/resources/account/push';

/** Turns push messages on or off in this browser, or says why that is not possible. */
export const PushSettings = observer(function PushSettings() {
  const { t } = useI18n();
  const { meta, host } = useServer();
  const { can } = useAccount();
  if (!can.push) return <SettingsRow help={t('limits.push', { server: host })} />;
  if (!meta?.enableServiceWorker || !meta.swPublickey) return <SettingsRow help={t('push.notOnServer')} />;
  return <OnThisBrowser serverKey={meta.swPublickey} />;
});

function OnThisBrowser({ serverKey }: { serverKey: string }) {
  const query = useQuery(pushState, null);
  return <Loadable query={query}>{(state) => <Choice state={state} serverKey={serverKey} />}</Loadable>;
}

function Choice({ state, serverKey }: { state: PushState; serverKey: string }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const { isBusy, run } = useSubmit((work: () => Promise<Result>) => work());
  switch (state.kind) {
    case 'unsupported':
      return <SettingsRow help={t('push.unsupported')} />;
    case 'refused':
      return <SettingsRow help={t('push.refused')} />;
    case 'off':
      return (
        <SettingsRow label={t('push.thisBrowser')} help={t('push.help')}>
          <Button variant="primary" icon="bell" busy={isBusy} onClick={() => void run(() => turnPushOn(root, account, serverKey))}>
            {t('push.turnOn')}
          </Button>
        </SettingsRow>
      );
    case 'on': {
      const { endpoint, sendReadMessage } = state;
      return (
        <>
          <SettingsRow label={t('push.thisBrowser')} help={t('push.isOn')}>
            <Button busy={isBusy} onClick={() => void run(() => turnPushOff(root, account, endpoint))}>
              {t('push.turnOff')}
            </Button>
          </SettingsRow>
          <Switch
            label={t('push.readMessage')}
            help={t('push.readMessageHelp')}
            checked={sendReadMessage}
            onChange={(isWanted) => void run(() => setPushReadMessage(account, endpoint, isWanted))}
          />
          <SettingRows names={['pushSound', 'pushQuiet', 'pushQuietFrom', 'pushQuietTo']} />
        </>
      );
    }
  }
}
