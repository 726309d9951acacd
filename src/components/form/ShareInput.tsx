import { FieldFrame } from '~/components/ui/FieldFrame';
import { Range } from '~/components/ui/Range';
import { useFieldIds } from '~/components/ui/useFieldIds';
import { useI18n } from '~/i18n/useI18n';
import styles from './form.module.css';

interface ShareInputProps {
  label: string;
  help?: string;
  /** From 0 to 1. */
  value: number;
  onChange: (value: number) => void;
  step?: number;
}

/** A share of a whole, such as a volume, as a slider in percent. */
export function ShareInput({ label, help, value, onChange, step = 0.05 }: ShareInputProps) {
  const i18n = useI18n();
  const ids = useFieldIds({ help });
  const words = i18n.percent(value);
  return (
    <FieldFrame ids={ids} label={label} help={help} room="half">
      <div className={styles.share}>
        <Range
          id={ids.input}
          min={0}
          max={1}
          step={step}
          value={value}
          aria-valuetext={words}
          aria-describedby={ids.describedBy}
          onChange={onChange}
        />
      </div>
      <span className={styles.percent} aria-hidden>
        {words}
      </span>
    </FieldFrame>
  );
}
