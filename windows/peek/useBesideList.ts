import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { pressedNote } from '~/components/note/pressedNote';
import { isComposing } from '~/lib/keys';
import { peek } from '~/lib/peek';
import { useAccount, useStores } from '~/react/context';
import { openFrom, targetOf } from '~/router/openFrom';
import type { Pane } from '~/router/PaneContext';

/**
 * Connects the sheet with the list beside it: it follows the note that has the focus there, Tab leads from that note into the sheet, and
 * the focus returns to it. A press on a note inside opens that note.
 */
export function useBesideList(frame: RefObject<HTMLElement | null>, pane: Pane, onFollow: (noteId: string) => void): void {
  const { focus, settings, workspace } = useStores();
  const account = useAccount();
  const now = useRef({ pane, onFollow });
  useEffect(() => {
    now.current = { pane, onFollow };
  });
  // Before the sheet leaves the document, which takes the focus with it.
  useLayoutEffect(() => {
    const sheet = frame.current!;
    const listening = new AbortController();
    const { signal } = listening;
    let origin = focus.note?.element ?? null;
    const follow = () => {
      const note = focus.note;
      if (!note || note.target.account !== account || sheet.contains(note.element) || note.element === origin) return;
      origin = note.element;
      now.current.onFollow(note.target.outerId);
    };
    const enter = (event: KeyboardEvent) => {
      if (isComposing(event) || event.key !== 'Tab' || event.shiftKey || document.activeElement !== origin || origin === null) return;
      event.preventDefault();
      sheet.querySelector<HTMLElement>('button, a[href]')?.focus();
    };
    const open = (event: MouseEvent) => {
      const noteId = peek(() => settings.get('openThreadOnPress')) ? pressedNote(event) : null;
      if (noteId !== null) openFrom(now.current.pane, workspace, `/notes/${noteId}`, targetOf(event, now.current.pane, 'here'));
    };
    document.addEventListener('focusin', follow, { signal });
    document.addEventListener('keydown', enter, { signal, capture: true });
    sheet.addEventListener('click', open, { signal });
    return () => {
      listening.abort();
      if (sheet.contains(document.activeElement)) origin?.focus({ preventScroll: true });
    };
  }, [frame, focus, settings, workspace, account]);
}
