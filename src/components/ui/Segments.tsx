import { useId } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Segments.module.css';

interface SegmentsProps<T extends string> {
  /** The accessible name; without one, what is around it names it. */
  label?: string;
  value: T;
  items: readonly { readonly value: T; readonly label: string; readonly icon?: IconName }[];
  onChange: (value: T) => void;
}

/** A choice of one of a few short items, all of which are in sight. */
export function Segments<T extends string>({ label, value, items, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <div className={styles.segments} role={label === undefined ? undefined : 'radiogroup'} aria-label={label}>
      {items.map((item) => (
        <label key={item.value} className={styles.segment}>
          <input
            type="radio"
            className="visuallyHidden"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.icon && <Icon name={item.icon} />}
          {item.label}
        </label>
      ))}
    </div>
  );
}
