import { z } from 'zod';
import type { UserRow } from '../../db/rows/UserRow';
import { timeOf } from '../../lib/ids';

/** A condition about an account, or several of them. Each has an id, by which editors tell them apart. */
export type Formula = { readonly id: string } & (
  | { readonly type: 'isLocal' | 'isRemote' }
  | { readonly type: 'createdLessThan' | 'createdMoreThan'; readonly sec: number }
  | { readonly type: CountCondition; readonly value: number }
  | { readonly type: 'and' | 'or'; readonly values: readonly Formula[] }
  | { readonly type: 'not'; readonly value: Formula }
);

type CountCondition = `${'followers' | 'following' | 'notes'}${'LessThanOrEq' | 'MoreThanOrEq'}`;

/** How deep a formula may be nested, and how many conditions a group may have. */
const MAX_DEPTH = 10;
const MAX_CONDITIONS = 50;

const id = z.string().max(64);
const count = z.number().int().min(0);

function formulaOf(depth: number): z.ZodType<Formula> {
  const leaves = [
    z.object({ id, type: z.enum(['isLocal', 'isRemote']) }),
    z.object({ id, type: z.enum(['createdLessThan', 'createdMoreThan']), sec: count }),
    z.object({
      id,
      type: z.enum([
        'followersLessThanOrEq',
        'followersMoreThanOrEq',
        'followingLessThanOrEq',
        'followingMoreThanOrEq',
        'notesLessThanOrEq',
        'notesMoreThanOrEq',
      ]),
      value: count,
    }),
  ] as const;
  if (depth === 0) return z.union(leaves);
  const inner = formulaOf(depth - 1);
  return z.union([
    ...leaves,
    z.object({ id, type: z.enum(['and', 'or']), values: z.array(inner).max(MAX_CONDITIONS) }),
    z.object({ id, type: z.literal('not'), value: inner }),
  ]);
}

/** The form of a {@link Formula}. */
export const formulaSchema = formulaOf(MAX_DEPTH);

/**
 * Whether a formula fits an account. Of conditions joined by `and`, all must; by `or`, one.
 * @param now ms since 1970
 */
export function fits(formula: Formula, user: UserRow, now: number): boolean {
  switch (formula.type) {
    case 'and':
      return formula.values.every((one) => fits(one, user, now));
    case 'or':
      return formula.values.some((one) => fits(one, user, now));
    case 'not':
      return !fits(formula.value, user, now);
    case 'isLocal':
      return user.host === null;
    case 'isRemote':
      return user.host !== null;
    case 'createdLessThan':
      return timeOf(user.id) > now - formula.sec * 1000;
    case 'createdMoreThan':
      return timeOf(user.id) < now - formula.sec * 1000;
    case 'followersLessThanOrEq':
      return user.followersCount <= formula.value;
    case 'followersMoreThanOrEq':
      return user.followersCount >= formula.value;
    case 'followingLessThanOrEq':
      return user.followingCount <= formula.value;
    case 'followingMoreThanOrEq':
      return user.followingCount >= formula.value;
    case 'notesLessThanOrEq':
      return user.notesCount <= formula.value;
    case 'notesMoreThanOrEq':
      return user.notesCount >= formula.value;
  }
}
