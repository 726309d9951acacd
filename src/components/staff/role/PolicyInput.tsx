import { use, useState } from 'react';
import { NumberInput } from '~/components/form/NumberInput';
import { CHAT_ACCESS, policyText } from '~/components/role/policyText';
import { FieldFrame } from '~/components/ui/FieldFrame';
import { FieldLayout } from '~/components/ui/FieldLayout';
import { Range } from '~/components/ui/Range';
import { Segments } from '~/components/ui/Segments';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { useFieldIds } from '~/components/ui/useFieldIds';
import { useI18n } from '~/i18n/useI18n';
import styles from './policies.module.css';
import type { PolicyName, PolicyValue } from './policySettings';

/** The limits of the rate in percent: that of a role, and that of everybody, who must neither be locked out nor unlimited. */
const RATES = { role: { min: 0, max: 400 }, base: { min: 30, max: 300 } } as const;
const RATE_STEP = 10;

interface PolicyInputProps {
  name: PolicyName;
  value: PolicyValue;
  onChange: (value: PolicyValue) => void;
  /** Whose value it is: that of a role, or that of everybody. */
  of: keyof typeof RATES;
}

/** The value of a policy: yes or no, a number, a rate, one of several words, or a list. */
export function PolicyInput({ name, value, onChange, of }: PolicyInputProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const isRow = use(FieldLayout).kind === 'row';
  const label = t(`policy.${name}`);
  if (typeof value === 'boolean')
    return isRow ? <Switch label={label} checked={value} onChange={onChange} /> : <YesNo {...{ label, value, onChange }} />;
  if (typeof value === 'string') {
    const words = [...new Set<string>([...CHAT_ACCESS, value])];
    const items = words.map((word) => ({ value: word, label: policyText(i18n, name, word) }));
    return <Select label={label} value={value} items={items} onChange={onChange} />;
  }
  if (typeof value === 'object') return <LinesInput label={label} help={t('policy.onePerLine')} value={value} onChange={onChange} />;
  if (name === 'rateLimitFactor')
    return <RateInput label={label} help={t('role.rateHelp')} {...RATES[of]} value={value} onChange={onChange} />;
  const unit = UNITS[name];
  return (
    <NumberInput
      label={label}
      // Many minutes and megabytes are hard to read.
      {...(isRow && (unit === 'minutes' || (unit === 'megabytes' && value >= 1024)) && { help: policyText(i18n, name, value) })}
      {...(unit !== undefined && { suffix: t(`role.unit.${unit}`) })}
      min={0}
      step={1}
      value={value}
      onChange={onChange}
    />
  );
}

const UNITS: Readonly<Partial<Record<PolicyName, 'minutes' | 'megabytes' | 'characters'>>> = {
  inviteLimitCycle: 'minutes',
  inviteExpirationTime: 'minutes',
  driveCapacityMb: 'megabytes',
  maxFileSizeMb: 'megabytes',
  wordMuteLimit: 'characters',
};

interface LinesInputProps {
  label: string;
  help: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A list, one entry on each line. The text stays as it is typed. */
function LinesInput({ label, help, value, onChange }: LinesInputProps) {
  const [text, setText] = useState(value.join('\n'));
  const change = (typed: string) => {
    setText(typed);
    onChange(
      typed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
  };
  return <TextArea label={label} help={help} value={text} spellCheck={false} onChange={change} />;
}

function YesNo({ label, value, onChange }: { label: string; value: boolean; onChange: (value: boolean) => void }) {
  const { t } = useI18n();
  const items = (['yes', 'no'] as const).map((answer) => ({ value: answer, label: t(`policy.${answer}`) }));
  return <Segments label={label} value={value ? 'yes' : 'no'} items={items} onChange={(answer) => onChange(answer === 'yes')} />;
}

interface RateInputProps {
  label: string;
  help: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** How long the waits between actions are, in percent of the usual ones. */
function RateInput({ label, help, min, max, value, onChange }: RateInputProps) {
  const i18n = useI18n();
  const ids = useFieldIds({ help });
  const words = i18n.percent(value);
  return (
    <FieldFrame ids={ids} label={label} help={help} room="half">
      <div className={styles.rate}>
        <Range
          id={ids.input}
          min={min}
          max={max}
          step={RATE_STEP}
          value={Math.round(value * 100)}
          aria-valuetext={words}
          aria-describedby={ids.describedBy}
          onChange={(percent) => onChange(percent / 100)}
        />
      </div>
      <span className={styles.percent} aria-hidden>
        {words}
      </span>
    </FieldFrame>
  );
}
