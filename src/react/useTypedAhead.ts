import { useEffect, type RefObject } from 'react';
import { insertText, type TextElement } from '~/lib/insertText';
import { createTypedAhead, type TypingPlace } from '~/stores/ui/TypedAhead';
import { useStores } from './context';

/** Gives a field the letters that were typed for it before it was there. The field has `data-main-field`. */
export function useTypedAhead(field: RefObject<TextElement | null>, isWanted = true): void {
  const { part } = useStores();
  useEffect(() => {
    const element = field.current;
    if (!element || !isWanted) return;
    const place = element.closest('[data-overlay]')?.getAttribute('data-overlay') ?? 'page';
    const typed = part(createTypedAhead).take(place as TypingPlace);
    if (typed !== '') insertText(element, typed);
  }, [field, isWanted, part]);
}
