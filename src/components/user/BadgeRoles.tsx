import type { WireUserLite } from '~/api/wire';
import { useServer } from '~/react/context';
import styles from './BadgeRoles.module.css';

interface BadgeRolesProps {
  roles: WireUserLite['badgeRoles'];
}

/** Icons of the roles that a user wears as badges. */
export function BadgeRoles({ roles }: BadgeRolesProps) {
  const server = useServer();
  if (!roles?.length) return null;
  return (
    <span className={styles.badges}>
      {roles.map((role) => {
        const icon = server.mediaUrl(role.iconUrl);
        return (
          icon && (
            <img key={role.name} className={styles.badge} src={icon} alt={role.name} title={role.name} loading="lazy" decoding="async" />
          )
        );
      })}
    </span>
  );
}
