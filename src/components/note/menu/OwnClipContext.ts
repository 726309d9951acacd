import { createContext } from 'react';
import type { OwnClip } from '~/stores/noteActions/NoteTarget';

/** Set around the notes of a clip that belongs to the viewer: their menus offer to remove them from the clip. */
export const OwnClipContext = createContext<OwnClip | null>(null);
