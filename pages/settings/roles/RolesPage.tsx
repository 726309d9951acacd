import { observer } from 'mobx-react-lite';
import type { WireRoleLite } from '~/api/wire';
import { Page } from '~/components/page/Page';
import { POLICY_NAMES, policyText } from '~/components/role/policyText';
import { RoleName } from '~/components/role/RoleName';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { Link } from '~/router/Link';
import styles from './RolesPage.module.css';

/** The roles of the account, and everything that they allow. */
export default observer(function RolesPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useAccount();
  if (!me) return null;
  const policies = POLICY_NAMES.flatMap((name) => {
    const value = me.policies[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return (
    <Page title={t('settingsRolesPage.title')}>
      <SettingsBody>
        <SettingsSection title={t('settingsRolesPage.own')}>
          {me.roles.length === 0 && <p className={styles.note}>{t('settingsRolesPage.none')}</p>}
          {me.roles.map((role) => (
            <RoleCard key={role.id} role={role} />
          ))}
        </SettingsSection>
        <SettingsSection title={t('settingsRolesPage.policies')} help={t('settingsRolesPage.policiesHelp')}>
          <dl className={rowsClass}>
            {policies.map(({ name, value }) => (
              <div key={name} className={styles.policy}>
                <dt>{t(`policy.${name}`)}</dt>
                <dd>{policyText(i18n, name, value)}</dd>
              </div>
            ))}
          </dl>
        </SettingsSection>
      </SettingsBody>
    </Page>
  );
});

function RoleCard({ role }: { role: WireRoleLite }) {
  const { t } = useI18n();
  return (
    <div className={styles.role}>
      <Link to={`/roles/${role.id}`}>
        <RoleName role={role} />
      </Link>
      {role.description !== '' && <p className={styles.description}>{role.description}</p>}
      {role.isAdministrator ? (
        <p className={styles.note}>{t('settingsRolesPage.administrator')}</p>
      ) : (
        role.isModerator && <p className={styles.note}>{t('settingsRolesPage.moderator')}</p>
      )}
    </div>
  );
}
