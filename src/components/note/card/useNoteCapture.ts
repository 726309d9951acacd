import { useEffect } from 'react';
import { useAccount } from '~/react/context';

/** Subscribes to reactions, votes and deletion of a note while it is mounted. */
export function useNoteCapture(noteId: string | null | undefined): void {
  const { hub, me } = useAccount();
  // Servers notify only people who are signed in.
  const capturedId = me ? noteId : null;
  useEffect(() => {
    if (!capturedId) return undefined;
    const capture = hub.capture(capturedId);
    return () => capture.dispose();
  }, [hub, capturedId]);
}
