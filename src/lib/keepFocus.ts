/**
 * A `ref` for what may go while it has the focus, because it is pressed or because of what others do: the focus stays
 * with the nearest element around that can take it, a note for instance, instead of being nowhere, where no key reaches
 * it. The page does not move under the reader because of that.
 */
export const keepFocus = (element: HTMLElement | null) => () => {
  // Called just before the element is taken from the page.
  if (element?.matches(':focus')) element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
};
