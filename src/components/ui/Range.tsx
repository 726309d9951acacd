import type { CSSProperties, InputHTMLAttributes } from 'react';
import styles from './Range.module.css';

interface RangeProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'className' | 'style'> {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** The handle on a line that chooses a number, the same in all browsers. */
export function Range({ min, max, value, onChange, ...rest }: RangeProps) {
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <input
      {...rest}
      type="range"
      className={styles.range}
      style={{ '--share': share } as CSSProperties}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
