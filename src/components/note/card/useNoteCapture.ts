import { useEffect } from 'react';
import { useAccount } from '~/react/context';

/** Hears of reactions, votes and deletion of a note while it is on screen (reference/note.md section 11). */
export function useNoteCapture(noteId: string | null | undefined): void {
  const { hub, me } = useAccount();
  // Servers tell only people who are signed in.
  const capturedId = me ? noteId : null;
  useEffect(() => {
    if (!capturedId) return undefined;
    const capture = hub.capture(capturedId);
    return () => capture.dispose();
  }, [hub, capturedId]);
}
