import { useEffect, useRef, useState } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';

interface AvailabilityOptions<F, S> {
  /** Returns `waiting` for a text that the server has to be asked about, or what is wrong with it. */
  readonly formOf: (typed: string) => 'none' | 'waiting' | F;
  /** Asks the server. */
  readonly ask: (typed: string, signal: AbortSignal) => Promise<S>;
  /** How long after the last key the server is asked; ms. */
  readonly delayMs: number;
}

/** Asks the server about a text while it is typed. An answer to an older text counts for nothing. */
export function useAvailability<F extends string, S extends string>({ formOf, ask, delayMs }: AvailabilityOptions<F, S>) {
  const { clock } = useStores();
  const [state, setState] = useState<'none' | 'waiting' | F | S>('none');
  const running = useRef<Disposable | null>(null);
  useEffect(() => () => running.current?.dispose(), []);
  return {
    state,
    check: (typed: string) => {
      running.current?.dispose();
      const form = formOf(typed);
      setState(form);
      if (form !== 'waiting') return;
      const abort = new AbortController();
      const begin = async () => {
        const found = await ask(typed, abort.signal);
        if (!abort.signal.aborted) setState(found);
      };
      const timer = delayMs > 0 ? clock.after(delayMs, () => void begin()) : null;
      if (!timer) void begin();
      running.current = {
        dispose: () => {
          timer?.dispose();
          abort.abort();
        },
      };
    },
  };
}
