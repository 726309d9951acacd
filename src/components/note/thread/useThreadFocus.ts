import { useCallback, useMemo, useRef, type FocusEvent, type RefCallback } from 'react';
import { successorsOf } from '~/lib/successors';
import { useStores } from '~/react/context';
import { NOTE, threadList } from './threadList';

/** A ref for the element around the notes of a conversation. */
interface ThreadFocus {
  readonly ref: RefCallback<HTMLElement>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Makes a conversation a list for commands, and keeps the focus in it: when the focused note is deleted or muted, the next note
 * takes the focus, as in a feed. Nothing happens while the focus is elsewhere.
 */
export function useThreadFocus(): ThreadFocus {
  const { focus } = useStores();
  /** The focused note, and the notes that would take its place; none while the focus is elsewhere. */
  const holders = useRef<readonly HTMLElement[]>([]);
  const ref = useCallback(
    (thread: HTMLElement | null) => {
      if (!thread) return undefined;
      const list = focus.addList(threadList(thread));
      const changes = new MutationObserver(() => {
        const [note] = holders.current;
        if (!note) return;
        if (document.activeElement !== document.body) holders.current = holdersIn(thread, note);
        else holders.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
      });
      changes.observe(thread, { childList: true, subtree: true });
      return () => {
        changes.disconnect();
        list.dispose();
        holders.current = [];
      };
    },
    [focus],
  );
  return useMemo(
    () => ({
      ref,
      onFocus: ({ currentTarget, target }) => void (holders.current = holdersIn(currentTarget, target)),
      // React reports no blur when it removes the focused element.
      onBlur: () => void (holders.current = []),
    }),
    [ref],
  );
}

function holdersIn(thread: HTMLElement, element: Element): readonly HTMLElement[] {
  const notes = [...thread.querySelectorAll<HTMLElement>(NOTE)];
  const place = notes.findIndex((note) => note.contains(element));
  return place === -1 ? [] : successorsOf(notes, place);
}
