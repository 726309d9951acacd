import type { MouseEvent } from 'react';
import { useStores } from '~/react/context';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { shownNote } from './NoteCommand';
import { openCommandMenu } from './openMenus';
import { chooseReaction } from './reactions';

/** Elements whose browser menu is more useful than ours. */
const NATIVE = 'a, audio, video, input, textarea';

/**
 * Opens the note's menu on right click, or the reaction picker (setting `useReactionPickerForContextMenu`). Call this inside an
 * observer.
 */
export function useContextMenu(note: NoteTarget): (event: MouseEvent<HTMLElement>) => void {
  const { settings } = useStores();
  const opensPicker = settings.get('useReactionPickerForContextMenu');
  return (event) => {
    if (event.target instanceof Element && event.target.closest(NATIVE)) return;
    if (window.getSelection()?.toString()) return;
    event.preventDefault();
    const anchor = { x: event.clientX, y: event.clientY };
    const shown = shownNote(note);
    if (opensPicker && shown) void chooseReaction(note, shown, anchor);
    else void openCommandMenu(note, 'menu', anchor);
  };
}
