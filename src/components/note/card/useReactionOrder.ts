import { useEffect, useState } from 'react';
import { orderReactions } from '~/services/reactions';
import type { Note } from '~/services/records';

/** How long a button takes to disappear, in ms. */
const LEAVE_MS = 200;

/**
 * Returns the reactions in the order of their buttons, with their counts. A visible reaction keeps its place, even while it
 * disappears.
 */
export function useReactionOrder({ reactions, myReaction }: Note, max: number, isAnimated: boolean) {
  const [order, setOrder] = useState<readonly string[]>(() => orderReactions([], reactions, max, myReaction));
  const given = orderReactions(order, reactions, max, myReaction);
  const shown = isAnimated
    ? [
        ...order.filter((reaction) => given.includes(reaction) || !Object.hasOwn(reactions, reaction)),
        ...given.filter((reaction) => !order.includes(reaction)),
      ]
    : given;
  if (shown.join(' ') !== order.join(' ')) setOrder(shown);
  const isLeaving = shown.length > given.length;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setOrder((now) => now.filter((reaction) => Object.hasOwn(reactions, reaction))), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, reactions]);
  return { shown, given: given.length };
}
