import type { NamedUser } from '~/lib/mentionText';
import { isActionKind, slotOf, usualBefore, valueOf } from './actionKinds';
import type { Action, ActionKind } from './LaterActions';
import { newState, type OutboxState } from './outboxState';

/** What an action is about, as it was known when the action was done. Without a network, nothing else may be known later. */
export interface ActionSubject {
  /** The user, or the author of the note. */
  readonly user: NamedUser | null;
  /** The beginning of the note. */
  readonly text: string | null;
  /** The answer of a poll, or the name of a clip. */
  readonly detail: string | null;
}

/** An action of the viewer that the server has not confirmed. */
export interface OutboxAction extends OutboxState {
  readonly kind: ActionKind;
  readonly params: Action['params'];
  /** What the server had before; undefined if nobody knows, because an earlier action may have reached it. */
  readonly before: string | null | undefined;
  readonly about: ActionSubject;
}

/** An action that was just done. @param wasSent whether the server may have carried it out already */
export function newOutboxAction(
  { kind, params, before }: Action,
  { id, about, nowMs, wasSent }: { readonly id: string; readonly about: ActionSubject; readonly nowMs: number; readonly wasSent: boolean },
): OutboxAction {
  const known = before === undefined ? usualBefore(kind) : before;
  return { ...newState(id, nowMs), kind, params, before: known, about, sentAtMs: wasSent ? nowMs : null };
}

/** The action as it was done. */
export const actionOf = ({ kind, params }: OutboxAction): Action => ({ kind, params }) as Action;

/**
 * Adds an action to those that wait. It takes the place of an earlier one that changes the same thing. If that never left this browser
 * and nothing is different from before, both are gone.
 */
export function withAction<T extends OutboxState>(
  waiting: readonly (T | OutboxAction)[],
  added: OutboxAction,
): readonly (T | OutboxAction)[] {
  const slot = slotOf(actionOf(added));
  const former = waiting.find((one): one is OutboxAction => 'kind' in one && slotOf(actionOf(one)) === slot);
  if (!former) return [...waiting, added];
  const others = waiting.filter((one) => one !== former);
  const before = former.sentAtMs === null ? former.before : undefined;
  const isUndone = before !== undefined && added.sentAtMs === null && valueOf(actionOf(added)) === before;
  if (isUndone) return others;
  const { tries, nextAtMs, notBeforeMs } = former.state === 'waiting' ? former : added;
  return [...others, { ...added, before, tries, nextAtMs, notBeforeMs }];
}

/** Reads a stored action; null if this version cannot read it. */
export function parseAction(raw: object): OutboxAction | null {
  const stored = raw as Partial<OutboxAction>;
  const { id, postedAtMs, kind, params, about } = stored;
  if (typeof id !== 'string' || typeof postedAtMs !== 'number' || !isActionKind(kind)) return null;
  if (params === null || typeof params !== 'object' || about === null || typeof about !== 'object') return null;
  return { before: undefined, ...newState(id, postedAtMs), ...stored, kind, params, about };
}
