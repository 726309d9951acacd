/** Whether a part of an element is visible: within what scrolls around it, or else within the window. */
export function isInSight(element: Element): boolean {
  const around = element.closest('[data-part="scroller"]')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom >= (around?.top ?? 0) && top <= (around?.bottom ?? window.innerHeight);
}

/** Whether a part of an element is within the window. A column beside it is not, nor one that other tabs cover. */
export function isOnScreen(element: Element | null): boolean {
  if (!element?.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > 0 && left < window.innerWidth && bottom > 0 && top < window.innerHeight;
}
