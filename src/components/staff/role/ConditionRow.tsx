import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { isBranch, type ConditionGroup, type ConditionKind, type ConditionRow as Row } from '~/services/roleCondition';
import { conditionItems, kindItems, type ConditionActions } from './conditionMenus';
import styles from './conditions.module.css';
import { conditionText } from './conditionText';
import { ConditionValue } from './ConditionValue';

interface ConditionRowProps {
  root: ConditionGroup;
  row: Row;
  /** Where it is shown; while it is dragged, where it would be dropped. */
  depth: number;
  actions: ConditionActions;
  /** Adds one inside. */
  onAdd: (kind: ConditionKind) => void;
}

/** A condition in words, with its value, what can be done with it, and a handle. */
export function ConditionRow({ root, row, depth, actions, onAdd }: ConditionRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { condition } = row;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: condition.id });
  const name = conditionText(i18n, condition);
  const branch = isBranch(condition) ? condition : null;
  const hasRoom = branch !== null && (branch.kind !== 'not' || branch.children.length === 0);
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-condition={condition.id}
      data-dragging={isDragging}
      data-branch={branch ? true : undefined}
      aria-label={name}
      aria-level={depth + 1}
      style={
        {
          '--depth': depth,
          translate: transform ? `0 ${transform.y}px` : undefined,
          transition: transition?.replace('transform', 'translate'),
        } as CSSProperties
      }
    >
      <IconButton
        icon="gripVertical"
        label={t('sorting.move', { name })}
        className={styles.grip}
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
      />
      <div className={styles.what}>
        <div className={styles.words}>
          <p>{name}</p>
          {condition.kind === 'unknown' && <p className={styles.hint}>{t('role.unknownKept')}</p>}
          {branch?.children.length === 0 && <p className={styles.hint}>{t(`role.empty.${branch.kind}`)}</p>}
        </div>
        <ConditionValue condition={condition} onChange={(next) => actions.change(next)} />
      </div>
      {hasRoom && <MenuButton icon="plus" label={t('role.addTo', { name })} items={() => kindItems(i18n, onAdd)} />}
      <MenuButton
        icon="dots"
        label={t('role.conditionOptions', { name })}
        items={() => conditionItems(i18n, root, condition, actions)}
        data-options
      />
    </li>
  );
}
