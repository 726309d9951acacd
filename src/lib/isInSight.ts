/** Whether a part of an element is visible: within what scrolls around it, or else within the window. */
export function isInSight(element: Element): boolean {
  const around = element.closest('[data-part="scroller"]')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom >= (around?.top ?? 0) && top <= (around?.bottom ?? window.innerHeight);
}
