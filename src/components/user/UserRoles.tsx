import type { CSSProperties } from 'react';
import type { WireRoleLite } from '~/api/wire';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import styles from './UserRoles.module.css';

interface UserRolesProps {
  roles: readonly WireRoleLite[];
}

/** A user's roles with the name and color that a moderator chose; an invalid color is ignored. */
export function UserRoles({ roles }: UserRolesProps) {
  if (roles.length === 0) return null;
  return (
    <ul className={styles.roles}>
      {roles.map((role) => {
        const icon = safeHttpUrl(role.iconUrl, location.origin);
        return (
          <li key={role.id} className={styles.role} title={role.description || undefined} style={colorOf(role)}>
            {icon && <img src={icon} alt="" loading="lazy" decoding="async" />}
            {role.name}
          </li>
        );
      })}
    </ul>
  );
}

function colorOf({ color }: WireRoleLite): CSSProperties | undefined {
  return color !== null && CSS.supports('color', color) ? ({ '--role': color } as CSSProperties) : undefined;
}
