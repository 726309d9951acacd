import { useId } from 'react';
import { policyText } from '~/components/role/policyText';
import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import { Segments } from '~/components/ui/Segments';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import styles from './policies.module.css';
import { PolicyInput } from './PolicyInput';
import type { PolicyName, PolicySetting, PolicyValue } from './policySettings';

interface PolicyRowProps {
  name: PolicyName;
  base: PolicyValue;
  setting: PolicySetting;
  onChange: (setting: PolicySetting) => void;
}

const STACK: FieldPlace = { kind: 'stack' };
const BARE: FieldPlace = { kind: 'bare' };

/** What servers call low, middle and high. */
const PRIORITIES = ['0', '1', '2'] as const;

/** A policy of a role: the base value, or a value of its own with its priority. */
export function PolicyRow({ name, base, setting, onChange }: PolicyRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  const { useDefault, priority, value } = setting;
  return (
    <div role="group" className={styles.policy} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p id={id} className={styles.name}>
            {t(`policy.${name}`)}
          </p>
          <p className={styles.base}>{t('role.baseValue', { value: policyText(i18n, name, base) })}</p>
        </div>
        <div>
          <FieldLayout value={STACK}>
            <Switch label={t('role.useBase')} checked={useDefault} onChange={(isOn) => onChange({ ...setting, useDefault: isOn })} />
          </FieldLayout>
        </div>
      </div>
      {!useDefault && (
        <div className={styles.own}>
          <div className={styles.value}>
            <FieldLayout value={BARE}>
              <PolicyInput name={name} of="role" value={value} onChange={(next) => onChange({ ...setting, value: next })} />
            </FieldLayout>
          </div>
          <div className={styles.priority}>
            <span aria-hidden>{t('role.priority')}</span>
            <Segments
              label={t('role.priority')}
              value={String(priority)}
              items={PRIORITIES.map((level) => ({ value: level, label: t(`role.priority.${level}`) }))}
              onChange={(level) => onChange({ ...setting, priority: Number(level) })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
