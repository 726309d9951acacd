import type { CSSProperties } from 'react';
import type { WireRoleLite } from '~/api/wire';
import { useServer } from '~/react/context';
import styles from './RoleName.module.css';

/** The icon and the name of a role, in the color that a moderator chose; an invalid color is ignored. */
export function RoleName({ role }: { role: Pick<WireRoleLite, 'name' | 'iconUrl' | 'color'> }) {
  const icon = useServer().mediaUrl(role.iconUrl);
  return (
    <span className={styles.role} style={colorOf(role.color)}>
      {icon && <img src={icon} alt="" loading="lazy" decoding="async" />}
      {role.name}
    </span>
  );
}

function colorOf(color: string | null): CSSProperties | undefined {
  return color !== null && CSS.supports('color', color) ? ({ '--role': color } as CSSProperties) : undefined;
}
