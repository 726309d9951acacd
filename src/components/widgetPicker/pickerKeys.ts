/**
 * The element that an arrow key goes to from another one, by where they are on screen; Home and End go to the first and the last.
 * Undefined if there is none.
 */
export function neighborAt(elements: readonly HTMLElement[], from: EventTarget, key: string): HTMLElement | undefined {
  const index = elements.findIndex((element) => element === from);
  if (index < 0) return undefined;
  if (key === 'Home') return elements[0];
  if (key === 'End') return elements.at(-1);
  const here = elements[index]!.getBoundingClientRect();
  const others = elements.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (!isAcross && key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const ahead = others.filter(({ box }) =>
    isAcross ? box.top === here.top && (box.left - here.left) * sign > 0 : (box.top - here.top) * sign > 0,
  );
  const distance = ({ left, top }: DOMRect): number =>
    isAcross ? Math.abs(left - here.left) : Math.abs(top - here.top) * 10_000 + Math.abs(left - here.left);
  return ahead.toSorted((a, b) => distance(a.box) - distance(b.box))[0]?.element;
}
