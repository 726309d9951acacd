/**
 * A `ref` for an element that may be removed while it has the focus. The nearest focusable ancestor, such as the note,
 * then takes the focus; otherwise no shortcut would work. The page does not scroll.
 */
export const keepFocus = (element: HTMLElement | null) => () => {
  // Called just before the element is removed.
  if (element?.matches(':focus')) element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
};
