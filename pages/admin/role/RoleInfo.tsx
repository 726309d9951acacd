import type { ReactNode } from 'react';
import type { WireRole } from '~/api/wire';
import { policyText } from '~/components/role/policyText';
import { RoleName } from '~/components/role/RoleName';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { ConditionWords } from '~/components/staff/role/ConditionWords';
import { ownPolicies } from '~/components/staff/role/policySettings';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { readCondition } from '~/services/roleCondition';
import styles from './AdminRolePage.module.css';

/** What a role is: everything of its form in words. */
export function RoleInfo({ role }: { role: WireRole }) {
  const { t } = useI18n();
  const permission = role.isAdministrator ? 'administrator' : role.isModerator ? 'moderator' : 'normal';
  const visible = (['isPublic', 'isExplorable', 'asBadge'] as const).filter((name) => role[name]);
  const condition = readCondition(role.condFormula);
  return (
    <>
      <SettingsSection title={t('adminRolePage.info')}>
        <dl className={rowsClass}>
          <Fact name={t('role.name')}>
            <RoleName role={role} />
          </Fact>
          {role.description !== '' && <Fact name={t('role.description')}>{role.description}</Fact>}
          <Fact name={t('role.permission')}>{t(`role.permission.${permission}`)}</Fact>
          <Fact name={t('role.target')}>{t(`role.target.${role.target}`)}</Fact>
          {role.target === 'conditional' && (
            <Fact name={t('role.conditions')} isLong>
              {condition.children.length > 1 && t(`role.root.${condition.kind}`)}
              {condition.children.length === 0 ? t(`role.empty.${condition.kind}`) : <ConditionWords conditions={condition.children} />}
            </Fact>
          )}
          <Fact name={t('role.visibility')}>
            {visible.length === 0 ? t('adminRolePage.nothingVisible') : visible.map((name) => <span key={name}>{t(`role.${name}`)}</span>)}
          </Fact>
          {role.target === 'manual' && (
            <Fact name={t('role.canEditMembersByModerator')}>{t(role.canEditMembersByModerator ? 'policy.yes' : 'policy.no')}</Fact>
          )}
          <Fact name={t('role.displayOrder')}>{role.displayOrder}</Fact>
          <Fact name={t('adminRolePage.created')}>
            <RelativeTime iso={role.createdAt} detail />
          </Fact>
          <Fact name={t('adminRolePage.updated')}>
            <RelativeTime iso={role.updatedAt} detail />
          </Fact>
          <Fact name={t('adminRolePage.id')}>
            <code>{role.id}</code>
          </Fact>
        </dl>
      </SettingsSection>
      <Policies policies={role.policies} />
    </>
  );
}

/** The policies in which a role differs from the base values. */
function Policies({ policies }: { policies: WireRole['policies'] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const own = ownPolicies(policies);
  return (
    <SettingsSection title={t('role.policies')}>
      {own.length === 0 ? (
        <p className={styles.none}>{t('adminRolePage.noPolicies')}</p>
      ) : (
        <dl className={rowsClass}>
          {own.map(({ name, value, priority }) => (
            <Fact key={name} name={t(`policy.${name}`)}>
              <span>{policyText(i18n, name, value)}</span>
              <span className={styles.small}>
                {t('adminRolePage.priority', {
                  priority: t(priority >= 2 ? 'role.priority.2' : priority === 1 ? 'role.priority.1' : 'role.priority.0'),
                })}
              </span>
            </Fact>
          ))}
        </dl>
      )}
    </SettingsSection>
  );
}

/** @param props.isLong whether it stands below its name */
function Fact({ name, isLong, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact} data-long={isLong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
