import { useCallback, useMemo, useRef, type FocusEvent, type RefCallback } from 'react';
import { successorsOf } from '~/lib/successors';
import { NOTE } from './threadKeys';

/** For the element around the notes of a conversation. */
interface ThreadFocus {
  readonly ref: RefCallback<HTMLElement>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Where the note with the focus goes, deleted or muted, the focus would be lost to the page: the next one takes it, as in a feed.
 * Nothing is taken from whoever else has it.
 */
export function useThreadFocus(): ThreadFocus {
  /** The note that the focus is in, and those that take its place; none while the focus is elsewhere. */
  const holders = useRef<readonly HTMLElement[]>([]);
  const ref = useCallback((thread: HTMLElement | null) => {
    if (!thread) return undefined;
    const changes = new MutationObserver(() => {
      const [note] = holders.current;
      if (!note) return;
      if (document.activeElement !== document.body) holders.current = holdersIn(thread, note);
      else holders.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    });
    changes.observe(thread, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      holders.current = [];
    };
  }, []);
  return useMemo(
    () => ({
      ref,
      onFocus: ({ currentTarget, target }) => void (holders.current = holdersIn(currentTarget, target)),
      // React tells of no blur while it takes something off the page.
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
