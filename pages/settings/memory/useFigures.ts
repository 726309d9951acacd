import { reaction } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '~/lib/AppError';
import type { MemoryFigures } from '~/memory/model';
import type { ReadMemory } from '~/stores/memory/ReadMemory';

/** How often the figures are read again while they are on screen; ms. */
const REFRESH_MS = 5_000;

/** The figures of the memory, as they were last read. */
export interface ShownFigures {
  readonly figures: MemoryFigures | null;
  /** Why they could not be read. */
  readonly error: AppError | null;
  readonly retry: () => void;
}

/** Reads how much is remembered, again after changes and every few seconds. */
export function useFigures(memory: ReadMemory): ShownFigures {
  const [state, setState] = useState<Omit<ShownFigures, 'retry'>>({ figures: null, error: null });
  const read = useCallback(async () => {
    try {
      setState({ figures: await memory.figures(), error: null });
    } catch (thrown) {
      setState({ figures: null, error: toAppError(thrown) });
    }
  }, [memory]);
  useEffect(() => {
    const following = reaction(
      () => memory.version,
      () => void read(),
      { fireImmediately: true },
    );
    const timer = setInterval(() => void read(), REFRESH_MS);
    return () => {
      following();
      clearInterval(timer);
    };
  }, [memory, read]);
  return { ...state, retry: () => void read() };
}
