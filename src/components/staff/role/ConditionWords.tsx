import { useI18n } from '~/i18n/useI18n';
import { isBranch, type Condition } from '~/services/roleCondition';
import styles from './conditions.module.css';
import { conditionText } from './conditionText';

/** Conditions in words, those of a group below it. */
export function ConditionWords({ conditions }: { conditions: readonly Condition[] }) {
  const i18n = useI18n();
  return (
    <ul className={styles.sentences}>
      {conditions.map((condition) => (
        <li key={condition.id}>
          {conditionText(i18n, condition)}
          {isBranch(condition) &&
            (condition.children.length > 0 ? (
              <ConditionWords conditions={condition.children} />
            ) : (
              <p className={styles.hint}>{i18n.t(`role.empty.${condition.kind}`)}</p>
            ))}
        </li>
      ))}
    </ul>
  );
}
