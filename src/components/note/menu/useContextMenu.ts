import type { MouseEvent } from 'react';
import { useStores } from '~/stores/context';
import type { NoteCommands } from './NoteCommands';

/** Where the browser's own menu is worth more than ours (reference/note.md section 8). */
const NATIVE = 'a, audio, video, input, textarea';

/** Right click on a note: its menu, or the reaction picker (setting useReactionPickerForContextMenu). Call inside an observer. */
export function useContextMenu(commands: NoteCommands): (event: MouseEvent<HTMLElement>) => void {
  const { settings } = useStores();
  const opensPicker = settings.get('useReactionPickerForContextMenu');
  return (event) => {
    if (event.target instanceof Element && event.target.closest(NATIVE)) return;
    if (window.getSelection()?.toString()) return;
    event.preventDefault();
    const point = { x: event.clientX, y: event.clientY };
    void (opensPicker ? commands.openReactionPicker(point) : commands.openMenu(point));
  };
}
