import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TextElement } from '~/lib/insertText';
import { caretInViewport, measureCaret, type CaretBox } from './caretBox';
import { placeAtCaret } from './placeAtCaret';

/** Keeps a list at the place in a field where a word begins, also while something scrolls or a keyboard appears. */
export function useCaretPlace(list: RefObject<HTMLElement | null>, field: RefObject<TextElement | null>, start: number): void {
  const measured = useRef<CaretBox>(null);
  useLayoutEffect(() => {
    const measure = () => {
      measured.current = field.current && measureCaret(field.current, start);
      place(list.current, field.current, measured.current);
    };
    const follow = () => place(list.current, field.current, measured.current);
    measure();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('scroll', follow, { capture: true, passive: true, signal });
    window.addEventListener('resize', measure, { signal });
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, follow, { signal });
    return () => listening.abort();
  }, [field, list, start]);
  // Other suggestions change the size of the list.
  useLayoutEffect(() => place(list.current, field.current, measured.current));
}

function place(list: HTMLElement | null, field: TextElement | null, caret: CaretBox | null): void {
  if (!list || !field || !caret) return;
  list.style.maxBlockSize = '';
  const { x, y, height } = placeAtCaret(caretInViewport(field, caret), list.getBoundingClientRect(), visibleArea());
  list.style.maxBlockSize = `${height}px`;
  list.style.translate = `${x}px ${y}px`;
}

/** The part of the viewport that neither a keyboard covers nor a zoom moves away. */
function visibleArea() {
  const { visualViewport } = window;
  if (!visualViewport) return { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return { x: offsetLeft, y: offsetTop, width, height };
}
