import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { HoverIntent } from './HoverIntent';

const lazyCard = (i18n: I18n) =>
  lazy(async () => {
    const [card] = await Promise.all([import('./HoverCard'), i18n.bring(['profile', 'urlPreview'])]);
    return card;
  });

/**
 * Every card that opens when the pointer or the focus rests on something. One listener for the whole document instead
 * of one a row: whatever carries `data-hover-user` (an id, or `@name@host`), `data-hover-reaction` or `data-hover-url` has a card.
 * Mounted once, by the application.
 */
export function HoverCards() {
  const i18n = useI18n();
  const [HoverCard] = useState(() => lazyCard(i18n));
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
