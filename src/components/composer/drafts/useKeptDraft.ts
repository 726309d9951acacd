import { useEffect } from 'react';
import type { ComposerState } from '../ComposerState';

/** Stores the draft at once when the page is hidden or closed, and when the composer goes away. */
export function useKeptDraft(state: ComposerState): void {
  useEffect(() => {
    const keep = () => void state.draft.keep();
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', keepWhenHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [state]);
}
