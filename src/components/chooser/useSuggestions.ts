import { useEffect, useState } from 'react';
import { useQuery } from '~/components/async/useQuery';
import { useStores } from '~/react/context';
import type { QueryDefinition } from '~/stores/resources/definitions';
import type { Query } from '~/stores/resources/Query';

/** How long after the last key the server is asked; ms. */
const TYPING_MS = 200;

/** What is typed into a chooser, and what the server has for it. */
export interface Suggestions<T> {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The answer for the text, or for an earlier one until that is there. */
  readonly query: Query<T>;
  /** Whether the answer for the text is on its way. */
  readonly isBusy: boolean;
}

/**
 * Asks the server while somebody types, with a pause after each key. Call inside an observer.
 * @param paramsOf the parameters of the query for a text without spaces around it
 */
export function useSuggestions<P, S, T>(definition: QueryDefinition<P, S, T>, paramsOf: (text: string) => P): Suggestions<T> {
  const { clock } = useStores();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const pause = clock.after(TYPING_MS, () => setWanted(text.trim()));
    return () => pause.dispose();
  }, [clock, text]);
  const query = useQuery(definition, paramsOf(wanted));
  const [settled, setSettled] = useState(query);
  if (query !== settled && query.status !== 'loading') setSettled(query);
  return { text, setText, query: settled, isBusy: text.trim() !== wanted || query.status === 'loading' };
}
