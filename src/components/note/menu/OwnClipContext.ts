import { createContext } from 'react';
import type { OwnClip } from '~/stores/noteActions/NoteTarget';

/** The clip around the notes, if it belongs to the viewer. Their menus then offer to remove them from it. */
export const OwnClipContext = createContext<OwnClip | null>(null);
