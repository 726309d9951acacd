import { useState } from 'react';
import { NumberInput } from '~/components/form/NumberInput';
import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import type { Condition } from '~/services/roleCondition';
import styles from './conditions.module.css';
import { TIME_UNITS, unitOf, type TimeUnit } from './conditionText';

const BARE: FieldPlace = { kind: 'bare' };

/** The number or the time of a condition; nothing for one that has none. */
export function ConditionValue({ condition, onChange }: { condition: Condition; onChange: (next: Condition) => void }) {
  const { t } = useI18n();
  if ('sec' in condition)
    return <TimeValue label={t('role.time')} value={condition.sec} onChange={(sec) => onChange({ ...condition, sec })} />;
  if (!('value' in condition)) return null;
  return (
    <div className={styles.value}>
      <FieldLayout value={BARE}>
        <NumberInput
          label={t('role.number')}
          min={0}
          step={1}
          value={condition.value}
          onChange={(value) => onChange({ ...condition, value })}
        />
      </FieldLayout>
    </div>
  );
}

/** A time as a number and its unit. Another unit makes another time of the same number. */
function TimeValue({ label, value, onChange }: { label: string; value: number; onChange: (seconds: number) => void }) {
  const { t } = useI18n();
  const [unit, setUnit] = useState(() => unitOf(value));
  const number = value / TIME_UNITS[unit];
  const units = Object.keys(TIME_UNITS) as TimeUnit[];
  return (
    <div className={styles.value}>
      <FieldLayout value={BARE}>
        <NumberInput label={label} min={0} value={number} onChange={(next) => onChange(Math.round(next * TIME_UNITS[unit]))} />
        <Select
          label={t('role.timeUnit')}
          value={unit}
          items={units.map((one) => ({ value: one, label: t(`role.timeUnit.${one}`) }))}
          onChange={(next) => {
            setUnit(next);
            onChange(Math.round(number * TIME_UNITS[next]));
          }}
        />
      </FieldLayout>
    </div>
  );
}
