import { useLayoutEffect, useState, type RefObject } from 'react';

/** The fewest lines that a field shows. */
const LEAST = 2;

/**
 * Lets a text field grow with its text where browsers do not know `field-sizing: content` (Safari before 26.2). The style of the field
 * limits its height as usual.
 */
export function useContentRows(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const [isNeeded] = useState(() => !CSS.supports('field-sizing', 'content'));
  useLayoutEffect(() => {
    const element = field.current;
    if (!isNeeded || !element) return undefined;
    fit(element, text);
    const width = element.clientWidth;
    // The height changes with the rows; only another width breaks the lines elsewhere.
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth !== width) fit(element, text);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [isNeeded, field, text]);
}

function fit(field: HTMLTextAreaElement, text: string): void {
  field.rows = Math.max(LEAST, linesOf(field, text));
}

/** Counts the lines in a copy of the field, so that nothing around the field moves meanwhile. */
function linesOf(field: HTMLTextAreaElement, text: string): number {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.value = text;
  copy.rows = 1;
  Object.assign(copy.style, {
    position: 'absolute',
    inlineSize: `${field.offsetWidth}px`,
    minBlockSize: '0',
    overflow: 'hidden',
    visibility: 'hidden',
  });
  field.after(copy);
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(copy);
  const height = copy.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  copy.remove();
  // Heights are whole pixels, line heights are not.
  return Math.ceil(height / parseFloat(lineHeight) - 0.1);
}
