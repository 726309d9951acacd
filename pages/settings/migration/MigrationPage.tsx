import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { Notice } from '~/components/ui/Notice';
import { MovedNotice } from '~/components/user/MovedNotice';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { usersByIds } from '~/stores/resources/users/users';
import styles from '../SettingsPage.module.css';
import { AliasForm } from './AliasForm';
import { MoveForm } from './MoveForm';

/** Names other accounts of the viewer, and moves this account to one of them. */
export default observer(function MigrationPage() {
  const { t } = useI18n();
  const { me } = useAccount();
  return (
    <Page title={t('settingsMigrationPage.title')}>
      <div className={styles.content}>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('settingsMigrationPage.fromTitle')}</h2>
          <p className={styles.status}>{t('settingsMigrationPage.fromText')}</p>
          <Aliases ids={me?.alsoKnownAs ?? []} />
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('settingsMigrationPage.toTitle')}</h2>
          {me?.movedTo ? (
            <>
              <MovedNotice movedTo={me.movedTo} />
              <Notice>{t('settingsMigrationPage.hasMoved')}</Notice>
            </>
          ) : (
            <>
              <p className={styles.status}>{t('settingsMigrationPage.toText')}</p>
              <MoveForm />
            </>
          )}
        </section>
      </div>
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
