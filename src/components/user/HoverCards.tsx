import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { later } from '~/stores/late/later';
import { HoverIntent } from './HoverIntent';

const HoverCard = later(async ({ i18n }) => {
  const [card] = await Promise.all([import('./HoverCard'), i18n.bring(['profile', 'urlPreview'])]);
  return card.default;
});

/**
 * Every card that opens when the pointer or the focus rests on something. One listener for the whole document instead
 * of one a row: whatever carries `data-hover-user` (an id, or `@name@host`), `data-hover-reaction` or `data-hover-url` has a card.
 * Mounted once, by the application.
 */
export function HoverCards() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const intent = useRef<HoverIntent>(null);
  useEffect(() => {
    const current = new HoverIntent(document, setAnchor);
    intent.current = current;
    return () => current.dispose();
  }, []);
  if (!anchor) return null;
  return createPortal(
    <HoverCard anchor={anchor} onEnter={() => intent.current?.keep()} onLeave={() => intent.current?.leave()} />,
    document.querySelector('#layers') ?? document.body,
  );
}
