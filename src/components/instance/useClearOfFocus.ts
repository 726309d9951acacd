import { useEffect, useState, type RefObject } from 'react';

/** What is higher than this many cards, such as a note with pictures, is seen beside the card. */
const HIGH = 2;

/**
 * Keeps a card off the element that the keyboard focuses: it goes to the other edge of the screen.
 * @returns whether it is at the other edge
 */
export function useClearOfFocus(card: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const check = (): void => {
      const focused = document.activeElement;
      if (card.current && focused?.matches(':focus-visible') && isBelow(card.current, focused)) setAside((is) => !is);
    };
    // A list scrolls the focused row into view first.
    const handleFocus = (): void => void requestAnimationFrame(check);
    handleFocus();
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [card, isShown]);
  return isAside;
}

function isBelow(card: HTMLElement, focused: Element): boolean {
  if (card.contains(focused)) return false;
  const [a, b] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  return b.height < a.height * HIGH && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
