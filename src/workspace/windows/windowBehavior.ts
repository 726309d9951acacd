import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isComposing } from '~/lib/keys';

type Frame = RefObject<HTMLElement | null>;

// The content of a window is rendered by PanePool, so its events reach the frame through the document, not through React.

/** Raises the window when anything inside is pressed, even if the page stops the event. */
export function useRaiseOnPress(frame: Frame, raise: () => void): void {
  useFrameEvents(frame, ['pointerdown', 'focusin'], raise, true);
}

/** Closes the window when Escape is pressed inside it and nothing inside handles the key. */
export function useEscape(frame: Frame, close: () => void): void {
  useFrameEvents(frame, ['keydown'], (event) => {
    if (event.defaultPrevented || !(event instanceof KeyboardEvent) || isComposing(event) || event.key !== 'Escape') return;
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

/** Moves the focus into a new window, and back when the window closes. */
export function useFocusWhileOpen(frame: Frame, isNew: boolean): void {
  const isOfItsBeginning = useRef(isNew);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
    if (isOfItsBeginning.current) frame.current!.focus({ preventScroll: true });
  }, [frame]);
  // After painting: a pane that moves elsewhere takes its focus with it.
  useEffect(() => {
    const element = frame.current!;
    return () => {
      const isLost = document.activeElement === document.body || element.contains(document.activeElement);
      if (isLost && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true });
    };
  }, [frame]);
}

/** Leaves the window when it is minimized while it is in use. */
export function useLeaveWhenMinimized(isMinimized: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const was = useRef(isMinimized);
  useLayoutEffect(() => {
    if (isMinimized && !was.current) latest.current();
    was.current = isMinimized;
  }, [isMinimized]);
}
