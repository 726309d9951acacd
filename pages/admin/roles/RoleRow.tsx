import type { WireRole } from '~/api/wire';
import { RoleName } from '~/components/role/RoleName';
import { roleMarks } from '~/components/staff/role/roleMarks';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import styles from './AdminRolesPage.module.css';

/** A role with what it is for and how many people have it. It leads to its page. */
export function RoleRow({ role }: { role: WireRole }) {
  const { t } = useI18n();
  const { id, name, description, target, usersCount } = role;
  return (
    <li data-flush>
      <Link to={`/admin/roles/${id}`} className={styles.row} aria-label={name}>
        <span className={styles.words}>
          <span className={styles.name}>
            <RoleName role={role} />
          </span>
          {description !== '' && <span className={styles.description}>{description}</span>}
          <span className={styles.facts}>
            {target === 'manual' && <span>{t('adminRolesPage.members', { n: usersCount })}</span>}
            {roleMarks(role).map((mark) => (
              <span key={mark}>{t(`role.mark.${mark}`)}</span>
            ))}
          </span>
        </span>
        <span className={styles.arrow}>
          <Icon name="chevronRight" />
        </span>
      </Link>
    </li>
  );
}
