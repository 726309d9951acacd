import type { IconName } from '~/components/ui/Icon';
import type { I18n } from '~/i18n/I18n';
import {
  AGE_CONDITIONS,
  asKind,
  canUnwrap,
  COUNT_CONDITIONS,
  GROUP_CONDITIONS,
  kindsFor,
  PLAIN_CONDITIONS,
  stepsOf,
  type Condition,
  type ConditionGroup,
  type ConditionKind,
  type ConditionPlace,
} from '~/services/roleCondition';
import type { MenuItem } from '~/stores/ui/OverlayStore';

/** What the menu of a condition does. */
export interface ConditionActions {
  change(next: Condition): void;
  move(place: ConditionPlace): void;
  wrap(kind: (typeof GROUP_CONDITIONS)[number] | 'not'): void;
  unwrap(): void;
  remove(): void;
}

const WRAPPERS = [...GROUP_CONDITIONS, 'not'] as const;

const STEPS: Readonly<Record<keyof ReturnType<typeof stepsOf>, IconName>> = {
  up: 'arrowUp',
  down: 'arrowDown',
  in: 'indentIncrease',
  out: 'indentDecrease',
};

/** The kinds of conditions to add. */
export function kindItems({ t }: Pick<I18n, 't'>, add: (kind: ConditionKind) => void): readonly MenuItem[] {
  const itemsOf = (kinds: readonly ConditionKind[]): MenuItem[] =>
    kinds.map((kind) => ({ text: t(`role.kind.${kind}`), action: () => add(kind) }));
  return [...itemsOf([...PLAIN_CONDITIONS, ...AGE_CONDITIONS, ...COUNT_CONDITIONS]), { type: 'divider' }, ...itemsOf(WRAPPERS)];
}

/** Everything that can be done with a condition. */
export function conditionItems(
  { t }: Pick<I18n, 't'>,
  root: ConditionGroup,
  condition: Condition,
  act: ConditionActions,
): readonly MenuItem[] {
  const steps = stepsOf(root, condition.id);
  const kinds = kindsFor(condition);
  return [
    ...(kinds.length > 0
      ? [
          {
            type: 'parent' as const,
            text: t('role.changeKind'),
            icon: 'replace' as const,
            children: kinds.map((kind) => ({
              text: t(`role.kind.${kind}`),
              active: kind === condition.kind,
              action: () => act.change(asKind(condition, kind)),
            })),
          },
        ]
      : []),
    {
      type: 'parent',
      text: t('role.wrap'),
      icon: 'brackets',
      children: WRAPPERS.map((kind) => ({ text: t(`role.kind.${kind}`), action: () => act.wrap(kind) })),
    },
    ...(canUnwrap(root, condition.id) ? [{ text: t('role.unwrap'), icon: 'bracketsOff' as const, action: () => act.unwrap() }] : []),
    { type: 'divider' },
    ...(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((way) => {
      const place = steps[way];
      return {
        text: t(`role.move.${way}`),
        icon: STEPS[way],
        disabled: place === undefined,
        action: () => place && act.move(place),
      };
    }),
    { type: 'divider' },
    { text: t('role.removeCondition'), icon: 'trash', danger: true, action: () => act.remove() },
  ];
}
