import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStores } from '~/stores/context';
import { later } from '~/stores/late/later';
import { holdForOverlays } from './holdForOverlays';
import { HoverIntent, isOnHoverCard } from './HoverIntent';

const HoverCard = later(async ({ i18n }) => {
  const [card] = await Promise.all([import('./HoverCard'), i18n.bring(['profile', 'urlPreview'])]);
  return card.default;
});

/** What a card stands in. */
type Around = (card: ReactNode) => ReactNode;

interface HoverCardsProps {
  /**
   * Finds what a card has to stand in to belong where its anchor does, in a pane of another account, say. Asked once a
   * card: the anchor may be gone later. Where absent, cards belong to the main pane.
   */
  around?: (anchor: Element) => Around;
}

const inMain = (): Around => (card) => card;

/**
 * Every card that opens when the pointer or the focus rests on something. One listener for the whole document instead
 * of one a row: whatever carries `data-hover-user` (an id, or `@name@host`), `data-hover-reaction` or `data-hover-url` has a card.
 * Mounted once, by the application.
 */
export function HoverCards({ around = inMain }: HoverCardsProps) {
  const [shown, setShown] = useState<{ anchor: HTMLElement; wrap: Around } | null>(null);
  const { overlays } = useStores();
  const intent = useRef<HoverIntent>(null);
  useEffect(() => {
    const show = (anchor: HTMLElement | null) => {
      // What stands on a card belongs where the card does.
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
