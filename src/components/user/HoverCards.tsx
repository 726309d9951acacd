import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStores } from '~/react/context';
import { later } from '~/react/later';
import { holdForOverlays } from './holdForOverlays';
import { HoverIntent, isOnHoverCard } from './HoverIntent';

const HoverCard = later(async () => (await import('./HoverCard')).default);

/** Wraps a card in the context of its anchor. */
type Around = (card: ReactNode) => ReactNode;

interface HoverCardsProps {
  /**
   * Returns the context that a card needs to belong to its anchor, such as a pane of another account. Called once per card,
   * because the anchor may leave the page later. By default, cards belong to the main pane.
   */
  around?: (anchor: Element) => Around;
}

const inMain = (): Around => (card) => card;

/**
 * All cards that open when the pointer or the focus rests on an element. One listener on the document serves every element with
 * `data-hover-user` (an id, or `@name@host`), `data-hover-reaction`, `data-hover-renotes` or `data-hover-url`. The application
 * mounts this once.
 */
export function HoverCards({ around = inMain }: HoverCardsProps) {
  const [shown, setShown] = useState<{ anchor: HTMLElement; wrap: Around } | null>(null);
  const { overlays } = useStores();
  const intent = useRef<HoverIntent>(null);
  useEffect(() => {
    const show = (anchor: HTMLElement | null) => {
      // An anchor on a card gets the context of that card.
      const wrap = anchor && !isOnHoverCard(anchor) ? around(anchor) : null;
      setShown((before) => anchor && { anchor, wrap: wrap ?? before?.wrap ?? inMain() });
    };
    const current = new HoverIntent(document, show);
    intent.current = current;
    const stopHolding = holdForOverlays(current, overlays);
    return () => {
      stopHolding();
      current.dispose();
    };
  }, [around, overlays]);
  if (!shown) return null;
  return createPortal(
    shown.wrap(<HoverCard anchor={shown.anchor} onEnter={() => intent.current?.keep()} onLeave={() => intent.current?.leave()} />),
    document.querySelector('#layers') ?? document.body,
  );
}
