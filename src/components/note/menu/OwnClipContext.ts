import { createContext } from 'react';

/** A clip of the viewer's own whose notes are shown. */
export interface OwnClip {
  readonly clipId: string;
  /** Takes a note out of what is shown. */
  readonly leaveOut: (noteId: string) => void;
}

/** Set around the notes of a clip that belongs to the viewer: their menus offer to take them out. */
export const OwnClipContext = createContext<OwnClip | null>(null);
