import type { WireRoleLite } from '~/api/wire';
import { RoleName } from '~/components/role/RoleName';
import { Link } from '~/router/Link';
import styles from './UserRoles.module.css';

interface UserRolesProps {
  roles: readonly WireRoleLite[];
}

/** A user's roles. Each leads to the people who have it. */
export function UserRoles({ roles }: UserRolesProps) {
  if (roles.length === 0) return null;
  return (
    <ul className={styles.roles}>
      {roles.map((role) => (
        <li key={role.id} title={role.description || undefined}>
          <Link to={`/roles/${role.id}`} className={styles.role}>
            <RoleName role={role} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
