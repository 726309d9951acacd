import { useEffect, useState } from 'react';
import { useStores } from './context';

/** How long after the last key a typed text counts, in ms. */
const TYPING_MS = 300;

/** Returns a text that people type, without the space around it, once they pause. */
export function usePausedText(text: string): string {
  const { clock } = useStores();
  const [paused, setPaused] = useState(text.trim());
  useEffect(() => {
    const pause = clock.after(TYPING_MS, () => setPaused(text.trim()));
    return () => pause.dispose();
  }, [clock, text]);
  return paused;
}
