import { useEffect } from 'react';
import { useAccount } from '~/react/context';

/** Keeps notes in memory while the calling component shows them. */
export function useKept(ids: readonly string[] | null | undefined): void {
  const { notes } = useAccount();
  useEffect(() => {
    const roots = notes.addRoots(() => ids ?? []);
    return () => roots.dispose();
  }, [notes, ids]);
}
