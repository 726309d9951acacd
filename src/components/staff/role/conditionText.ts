import type { I18n } from '~/i18n/I18n';
import type { Condition } from '~/services/roleCondition';

/** The units of times, longest first, in seconds. */
export const TIME_UNITS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;
/** The name of one of {@link TIME_UNITS}. */
export type TimeUnit = keyof typeof TIME_UNITS;

/** Returns the longest unit in which a time is a whole number. */
export function unitOf(seconds: number): TimeUnit {
  const units = Object.keys(TIME_UNITS) as TimeUnit[];
  return units.find((unit) => seconds > 0 && seconds % TIME_UNITS[unit] === 0) ?? 'seconds';
}

/** Returns a condition as a sentence about an account; of a group, how many of those inside must apply. */
export function conditionText({ t }: Pick<I18n, 't'>, condition: Condition): string {
  switch (condition.kind) {
    case 'unknown':
      return condition.type === '' ? t('role.condition.unreadable') : t('role.condition.unknown', { type: condition.type });
    case 'createdLessThan':
    case 'createdMoreThan': {
      const unit = unitOf(condition.sec);
      return t(`role.condition.${condition.kind}`, { time: t(`role.time.${unit}`, { n: condition.sec / TIME_UNITS[unit] }) });
    }
    default:
      return t(`role.condition.${condition.kind}`, 'value' in condition ? { n: condition.value } : {});
  }
}
