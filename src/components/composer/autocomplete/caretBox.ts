import type { TextElement } from '~/lib/insertText';

/** A line of text at an offset, in CSS px. */
export interface CaretBox {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Everything that decides where a letter stands. */
const COPIED = [
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderStyle',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'direction',
  'unicodeBidi',
  'font',
  'fontKerning',
  'letterSpacing',
  'lineHeight',
  'tabSize',
  'textAlign',
  'textIndent',
  'textTransform',
  'wordSpacing',
] as const;

/**
 * Measures where an offset of the text of a field stands, counted from the upper left corner of the field as if it were not
 * scrolled. A browser does not tell this, so the text is laid out again in an invisible element, which takes a while.
 */
export function measureCaret(field: TextElement, offset: number): CaretBox {
  const mirror = document.createElement('div');
  const mark = document.createElement('span');
  const style = getComputedStyle(field);
  for (const name of COPIED) mirror.style[name] = style[name];
  Object.assign(mirror.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    boxSizing: 'border-box',
    // Without the scroll bar, beside which lines are shorter.
    inlineSize: `${field.clientWidth + parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth)}px`,
    visibility: 'hidden',
    whiteSpace: field instanceof HTMLInputElement ? 'pre' : 'pre-wrap',
    overflowWrap: 'break-word',
  });
  mirror.append(field.value.slice(0, offset), mark);
  // A word that would break at its end must break here too.
  mark.textContent = field.value.slice(offset, offset + 1) || '.';
  document.body.append(mirror);
  const [outer, inner] = [mirror.getBoundingClientRect(), mark.getBoundingClientRect()];
  mirror.remove();
  return { x: inner.left - outer.left, y: inner.top - outer.top, height: inner.height };
}

/** Returns where a measured offset is in the viewport now. It stays inside a field that is scrolled. */
export function caretInViewport(field: TextElement, { x, y, height }: CaretBox): CaretBox {
  const box = field.getBoundingClientRect();
  const within = (value: number, start: number, end: number) => Math.max(start, Math.min(value, end));
  return {
    x: within(box.left + x - field.scrollLeft, box.left, box.right),
    y: within(box.top + y - field.scrollTop, box.top, Math.max(box.top, box.bottom - height)),
    height,
  };
}
