import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { Segments } from '~/components/ui/Segments';
import { useI18n } from '~/i18n/useI18n';
import { randomId } from '~/lib/randomId';
import { sayPolitely } from '~/lib/sayPolitely';
import { useStores } from '~/react/context';
import {
  addCondition,
  changeCondition,
  changeRoot,
  findCondition,
  GROUP_CONDITIONS,
  moveCondition,
  newCondition,
  removeCondition,
  rowsOf,
  unwrapCondition,
  wrapCondition,
  type Condition,
  type ConditionGroup,
  type ConditionKind,
  type ConditionPlace,
  type ConditionRow as Row,
} from '~/services/roleCondition';
import { kindItems, type ConditionActions } from './conditionMenus';
import { ConditionRow } from './ConditionRow';
import styles from './conditions.module.css';
import { conditionText } from './conditionText';
import { useConditionDrag } from './useConditionDrag';

interface ConditionEditorProps {
  value: ConditionGroup;
  onChange: (value: ConditionGroup) => void;
  /** Why the conditions cannot be saved. */
  error?: string | undefined;
}

/**
 * Conditions below each other, those inside a group further in. They are added, changed and removed, and sorted by dragging, also into
 * groups and out of them; the menu of each does the same.
 */
export function ConditionEditor({ value, onChange, error }: ConditionEditorProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays, clock } = useStores();
  const id = useId();
  // Outside a modal window, live regions are silent, so the announcements are inside.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { focus, list, adding } = useFocusAfterChange();
  /** What is shown when an offered Undo is used. */
  const current = useRef(value);
  useLayoutEffect(() => {
    current.current = value;
  }, [value]);

  const nameOf = (conditionId: string): string => {
    const found = findCondition(value, conditionId);
    return found === undefined || found === value ? t('role.conditions') : conditionText(i18n, found);
  };
  const move = (conditionId: string, place: ConditionPlace) => {
    onChange(moveCondition(value, conditionId, place));
    focus(conditionId, 'options');
  };
  const add = (parentId: string, kind: ConditionKind) => {
    const condition = newCondition(kind, randomId());
    const parent = findCondition(value, parentId);
    onChange(addCondition(value, { parentId, index: parent && 'children' in parent ? parent.children.length : 0 }, condition));
    focus(condition.id, 'field');
  };
  const remove = ({ condition, parentId, index }: Row) => {
    const rows = rowsOf(value, condition.id);
    const at = rows.findIndex((row) => row.condition.id === condition.id);
    focus((rows[at + 1] ?? rows[at - 1])?.condition.id ?? null, 'options');
    onChange(removeCondition(value, condition.id));
    const undo = () => {
      const isThere = findCondition(current.current, parentId) !== undefined;
      onChange(addCondition(current.current, isThere ? { parentId, index } : { parentId: current.current.id, index: 0 }, condition));
    };
    overlays.toast({ text: t('role.removed', { name: nameOf(condition.id) }), action: { label: t('role.undo'), run: undo } });
  };
  const actionsOf = (row: Row): ConditionActions => ({
    change: (next: Condition) => {
      onChange(changeCondition(value, next));
    },
    move: (place) => {
      move(row.condition.id, place);
      const parent = nameOf(place.parentId);
      void sayPolitely(t('role.placed', { name: nameOf(row.condition.id), group: parent, n: place.index + 1 }), clock);
    },
    wrap: (kind) => {
      const group = randomId();
      onChange(wrapCondition(value, row.condition.id, kind, group));
      focus(group, 'options');
    },
    unwrap: () => {
      focus('children' in row.condition ? (row.condition.children[0]?.id ?? null) : null, 'options');
      onChange(unwrapCondition(value, row.condition.id));
    },
    remove: () => remove(row),
  });
  const drag = useConditionDrag({ root: value, nameOf, onMove: move, box });

  return (
    <div className={styles.editor} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <p id={id} className={styles.question}>
          {t('role.conditions')}
        </p>
        <Segments
          label={t('role.conditions')}
          value={value.kind}
          items={GROUP_CONDITIONS.map((kind) => ({ value: kind, label: t(`role.root.${kind}`) }))}
          onChange={(kind) => onChange(changeRoot(value, kind))}
        />
      </div>
      {error !== undefined && <Notice kind="problem">{error}</Notice>}
      <div>
        <DndContext {...drag.context}>
          <SortableContext items={drag.rows.map(({ condition }) => condition.id)} strategy={verticalListSortingStrategy}>
            <div ref={setBox} />
            {drag.rows.length === 0 ? (
              <p className={styles.hint}>{t(`role.empty.${value.kind}`)}</p>
            ) : (
              <ul ref={list} className={styles.list} aria-label={t('role.conditions')}>
                {drag.rows.map((row) => (
                  <ConditionRow
                    key={row.condition.id}
                    root={value}
                    row={row}
                    depth={drag.depthOf(row)}
                    actions={actionsOf(row)}
                    onAdd={(kind) => add(row.condition.id, kind)}
                  />
                ))}
              </ul>
            )}
          </SortableContext>
        </DndContext>
      </div>
      <Button
        ref={adding}
        className={styles.add}
        icon="plus"
        aria-haspopup="menu"
        onClick={({ currentTarget }) =>
          void overlays.openMenu(
            currentTarget,
            kindItems(i18n, (kind) => add(value.id, kind)),
            { label: t('role.addCondition') },
          )
        }
      >
        {t('role.addCondition')}
      </Button>
    </div>
  );
}

/** Focuses a condition after a change: its field, or the button of its menu. Without any, the button that adds one. */
function useFocusAfterChange() {
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const wanted = useRef<{ readonly id: string | null; readonly part: 'field' | 'options' } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { id, part } = wanted.current;
    wanted.current = null;
    const row = [...(list.current?.children ?? [])].find((child) => child instanceof HTMLElement && child.dataset.condition === id);
    const options = row?.querySelector<HTMLElement>('[data-options]') ?? adding.current;
    ((part === 'field' && row?.querySelector<HTMLElement>('input')) || options)?.focus();
  });
  return { list, adding, focus: (id: string | null, part: 'field' | 'options') => (wanted.current = { id, part }) };
}
