import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { HoverIntent } from './HoverIntent';

const HoverCard = lazy(() => import('./HoverCard'));

/**
 * Every card that opens when the pointer or the focus rests on something. One listener for the whole document instead
 * of one a row: whatever carries `data-hover-user` (an id, or `@name@host`) or `data-hover-reaction` has a card.
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
    <Suspense>
      <HoverCard anchor={anchor} onEnter={() => intent.current?.keep()} onLeave={() => intent.current?.leave()} />
    </Suspense>,
    document.querySelector('#layers') ?? document.body,
  );
}
