import type { WireUserLite } from '~/api/wire';
import { mediaUrl } from '~/lib/mediaUrl';
import styles from './BadgeRoles.module.css';

interface BadgeRolesProps {
  roles: WireUserLite['badgeRoles'];
}

/** Icons of the roles that a user wears as badges. */
export function BadgeRoles({ roles }: BadgeRolesProps) {
  if (!roles?.length) return null;
  return (
    <span className={styles.badges}>
      {roles.map((role) => {
        const icon = mediaUrl(role.iconUrl);
        return (
          icon && (
            <img key={role.name} className={styles.badge} src={icon} alt={role.name} title={role.name} loading="lazy" decoding="async" />
          )
        );
      })}
    </span>
  );
}
