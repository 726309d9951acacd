import { useId, type ReactNode } from 'react';
import { FieldRow, type ControlRoom } from '~/components/ui/FieldRow';
import { Icon, type IconName } from '~/components/ui/Icon';
import { Link } from '~/router/Link';
import styles from './SettingsRow.module.css';

interface SettingsRowProps {
  /** Without one, the explanation says everything. */
  label?: string;
  help?: ReactNode;
  room?: ControlRoom;
  /** Buttons, or what the row is about. */
  children?: ReactNode;
}

/** A row that is no field: words at the start, and what can be done at the end. */
export function SettingsRow({ label, help, room, children }: SettingsRowProps) {
  const id = useId();
  const words = (
    <>
      {label !== undefined && (
        <p id={id} className={styles.label}>
          {label}
        </p>
      )}
      {help !== undefined && <div className={styles.help}>{help}</div>}
    </>
  );
  return (
    <FieldRow {...(label !== undefined && { role: 'group', 'aria-labelledby': id })} words={words} room={room}>
      {children}
    </FieldRow>
  );
}

interface SettingsLinkProps {
  to: string;
  icon?: IconName;
  label: string;
  help?: string;
}

/** A row that leads to a page. */
export function SettingsLink({ to, icon, label, help }: SettingsLinkProps) {
  const id = useId();
  return (
    <div data-flush>
      <Link to={to} className={styles.link} aria-labelledby={id} aria-describedby={help === undefined ? undefined : `${id}-help`}>
        {icon && <Icon name={icon} />}
        <span className={styles.words}>
          <span id={id} className={styles.label}>
            {label}
          </span>
          {help !== undefined && (
            <span id={`${id}-help`} className={styles.help}>
              {help}
            </span>
          )}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevronRight" />
        </span>
      </Link>
    </div>
  );
}
