import { useEffect, useState } from 'react';
import type { AnswerCache } from './AnswerCache';

/** Returns a worker's answer to a question; null until it arrives and when there is none. A null question is not asked. */
export function useAnswer<Q, A>(cache: AnswerCache<Q, A>, question: Q | null): A | null {
  const [, setAnswered] = useState(0);
  const key = question === null ? null : JSON.stringify(question);
  const known = question === null ? undefined : cache.peek(question);
  const isMissing = question !== null && known === undefined;
  useEffect(() => {
    if (!isMissing || key === null) return undefined;
    let isCurrent = true;
    const ask = async () => {
      await cache.ask(JSON.parse(key) as Q);
      if (isCurrent) setAnswered((count) => count + 1);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [cache, key, isMissing]);
  return known?.answer ?? null;
}
