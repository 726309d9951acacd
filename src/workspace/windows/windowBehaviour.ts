import { useEffect, useRef, type RefObject } from 'react';

type Frame = RefObject<HTMLElement | null>;

// What is inside of a window is rendered elsewhere (PanePool), so that its events reach the frame in the document only.

/** A press anywhere inside puts the window on top, also where the page stops the event. */
export function useRaiseOnPress(frame: Frame, raise: () => void): void {
  useFrameEvents(frame, ['pointerdown', 'focusin'], raise, true);
}

/** Escape is for the window as a whole, unless something inside had use for it. */
export function useEscape(frame: Frame, close: () => void): void {
  useFrameEvents(frame, ['keydown'], (event) => {
    if (event.defaultPrevented || !(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    event.preventDefault();
    close();
  });
}

function useFrameEvents(frame: Frame, types: readonly string[], handle: (event: Event) => void, capture = false): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  const wanted = types.join(' ');
  useEffect(() => {
    const element = frame.current!;
    const listening = new AbortController();
    const listener = (event: Event) => latest.current(event);
    for (const type of wanted.split(' ')) element.addEventListener(type, listener, { capture, signal: listening.signal });
    return () => listening.abort();
  }, [frame, wanted, capture]);
}

/** A new window takes the focus and gives it back to where it came from. */
export function useFocusWhileOpen(frame: Frame, isNew: boolean): void {
  const isOfItsBeginning = useRef(isNew);
  useEffect(() => {
    const before = document.activeElement;
    const element = frame.current!;
    if (isOfItsBeginning.current) element.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || element.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [frame]);
}
