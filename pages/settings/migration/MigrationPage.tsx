import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { OnlyOnServerRow } from '~/components/instance/OnlyOnServer';
import { Page } from '~/components/page/Page';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { Notice } from '~/components/ui/Notice';
import { MovedNotice } from '~/components/user/MovedNotice';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { usersByIds } from '~/stores/resources/users/users';
import { AliasForm } from './AliasForm';
import { MoveForm } from './MoveForm';

/** Names other accounts of the viewer, and moves this account to one of them. */
export default observer(function MigrationPage() {
  const { t } = useI18n();
  const { me, can } = useAccount();
  return (
    <Page title={t('settingsMigrationPage.title')}>
      <SettingsBody>
        <SettingsSection title={t('settingsMigrationPage.fromTitle')} help={t('settingsMigrationPage.fromText')}>
          <Aliases ids={me?.alsoKnownAs ?? []} />
        </SettingsSection>
        <SettingsSection title={t('settingsMigrationPage.toTitle')} help={me?.movedTo ? undefined : t('settingsMigrationPage.toText')}>
          {me?.movedTo ? (
            <div>
              <MovedNotice movedTo={me.movedTo} />
              <Notice>{t('settingsMigrationPage.hasMoved')}</Notice>
            </div>
          ) : can.manageAccount ? (
            <MoveForm />
          ) : (
            <OnlyOnServerRow path="/settings" />
          )}
        </SettingsSection>
      </SettingsBody>
    </Page>
  );
});

/** The form of the aliases. Servers store ids, so the accounts are loaded first. */
function Aliases({ ids }: { ids: readonly string[] }) {
  return ids.length === 0 ? <AliasForm key="none" known={[]} /> : <KnownAliases ids={ids} />;
}

function KnownAliases({ ids }: { ids: readonly string[] }) {
  const { users } = useAccount();
  const query = useQuery(usersByIds, ids);
  return (
    <Loadable query={query}>{(known) => <AliasForm key={known.join()} known={known.flatMap((id) => users.get(id) ?? [])} />}</Loadable>
  );
}
