import { useEffect, useState, type RefObject } from 'react';

/** The ids of the widgets inside an element that have nothing to show. */
export function useEmptyWidgets(around: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [empty, setEmpty] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(() => {
    const element = around.current!;
    const look = () => {
      const ids = [...element.querySelectorAll<HTMLElement>('[data-widget-id]:has([data-part="empty"])')].map(
        ({ dataset }) => dataset['widgetId']!,
      );
      setEmpty((before) => (before.size === ids.length && ids.every((id) => before.has(id)) ? before : new Set(ids)));
    };
    look();
    const watching = new MutationObserver(look);
    watching.observe(element, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [around]);
  return empty;
}
