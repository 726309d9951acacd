import { useId } from 'react';
import { Range } from './Range';
import styles from './Slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, such as "90°". */
  text: string;
  onChange: (value: number) => void;
}

/** A number that is chosen by moving a handle. */
export function Slider({ label, value, min, max, step, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={styles.value} aria-live="off">
        {text}
      </output>
      <div className={styles.input}>
        <Range id={id} min={min} max={max} step={step} value={value} aria-valuetext={text} onChange={onChange} />
      </div>
    </div>
  );
}
