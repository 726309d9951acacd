import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsText } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { RowCard } from '~/components/ui/Rows';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { userBy } from '~/stores/resources/users/users';
import type { UserId } from '~/services/records';
import { readValues } from '../serverSettings/fieldValues';
import type { ServerSettings } from '../serverSettings/serverFields';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import { useSaveSettings } from '../serverSettings/useSaveSettings';
import styles from './ProxyAccountPage.module.css';

/** The account that follows people of other servers for the lists of people here. */
export default function ProxyAccountPage() {
  return <ServerSettingsFrame page="proxy-account">{(settings) => <ProxyAccount settings={settings} />}</ServerSettingsFrame>;
}

function ProxyAccount({ settings }: { settings: ServerSettings }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const save = useSaveSettings();
  const base = readValues(['proxyAccountId'], settings);
  const saving = useSubmit((id: string) => save(base, { proxyAccountId: id }));
  const chosen = String(base.proxyAccountId ?? '');
  const choose = async () => {
    const user = await overlays.open('userChooser', { includeSelf: true, localOnly: true });
    if (user) await saving.run(user.id);
  };
  return (
    <RowCard>
      <SettingsText>{t('adminProxyAccountPage.help')}</SettingsText>
      <SettingsRow label={t('adminPage.field.proxyAccountId')}>
        {chosen === '' ? <span>{t('adminProxyAccountPage.none')}</span> : <Chosen id={chosen} />}
      </SettingsRow>
      <div data-setting="proxyAccountId">
        <ButtonRow>
          <Button icon="user" aria-haspopup="dialog" busy={saving.isBusy} onClick={() => void choose()}>
            {t(chosen === '' ? 'adminProxyAccountPage.choose' : 'adminProxyAccountPage.chooseOther')}
          </Button>
          {chosen !== '' && (
            <Button icon="x" busy={saving.isBusy} onClick={() => void saving.run('')}>
              {t('adminProxyAccountPage.remove')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </RowCard>
  );
}

function Chosen({ id }: { id: UserId }) {
  const { t } = useI18n();
  const query = useQuery(userBy, { userId: id });
  return (
    <Loadable query={query} empty={<span>{t('adminProxyAccountPage.gone')}</span>}>
      {(user) => (
        <div className={styles.account}>
          <Avatar user={user} />
          <div className={styles.names}>
            <UserLink user={user} />
            <Acct user={user} />
          </div>
        </div>
      )}
    </Loadable>
  );
}
