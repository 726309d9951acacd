import { useEffect, useState } from 'react';
import { useQuery } from '~/components/async/useQuery';
import { useStores } from '~/react/context';
import type { QueryDefinition } from '~/stores/resources/definitions';
import type { Query } from '~/stores/resources/Query';

/** How long after the last key the server is asked, in ms. */
const TYPING_MS = 200;

/** The typed text and the server's answer for it. */
export interface Suggestions<T> {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The answer for the text, or for an earlier text until it arrives. */
  readonly query: Query<T>;
  /** Whether the answer for the text is loading. */
  readonly isBusy: boolean;
}

/**
 * Asks the server while people type, with a pause after each key. Call this inside an observer.
 * @param paramsOf returns the parameters of the query for a trimmed text
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
