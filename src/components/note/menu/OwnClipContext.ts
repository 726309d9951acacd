import { createContext } from 'react';

/** A clip of the viewer whose notes are shown. */
export interface OwnClip {
  readonly clipId: string;
}

/** Set around the notes of a clip that belongs to the viewer: their menus offer to remove them from the clip. */
export const OwnClipContext = createContext<OwnClip | null>(null);
