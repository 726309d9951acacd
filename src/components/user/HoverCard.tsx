import { useState, type CSSProperties, type ReactNode } from 'react';
import { ReactionUsers } from './ReactionUsers';
import styles from './HoverCard.module.css';
import { hoverKindOf } from './HoverIntent';
import { RenoteUsers } from './RenoteUsers';
import { UserHoverCard } from './UserHoverCard';
import { UrlHoverCard } from '~/components/urlPreview/UrlHoverCard';

interface HoverCardProps {
  anchor: HTMLElement;
  onEnter: () => void;
  onLeave: () => void;
}

/** Room between card and edge of the viewport, px (spec section 9). */
const MARGIN = 16;
/** Between anchor and card, px. */
const GAP = 6;
/** Width of a card at most, px (reference/deck-windows-shell.md section 11, reference/note.md section 7). */
const WIDTHS = { hoverUser: 300, hoverReaction: 340, hoverRenotes: 300, hoverUrl: 300 } as const;
/** A card is rarely higher; with less room below it opens above, px. */
const EXPECTED_HEIGHT = 300;

/** The floating card of whatever the pointer rests on. */
export default function HoverCard({ anchor, onEnter, onLeave }: HoverCardProps) {
  return (
    <Floating key={placeKey(anchor)} anchor={anchor} onEnter={onEnter} onLeave={onLeave}>
      <Content anchor={anchor} />
    </Floating>
  );
}

/** Another anchor is another card. */
function placeKey({ dataset }: HTMLElement): string {
  return [dataset['hoverUser'], dataset['hoverReaction'], dataset['hoverRenotes'], dataset['hoverUrl']].join('|');
}

function Content({ anchor }: { anchor: HTMLElement }) {
  const { hoverUser, hoverReaction, hoverRenotes, hoverUrl } = anchor.dataset;
  switch (hoverKindOf(anchor)) {
    case 'hoverUser':
      return <UserHoverCard user={hoverUser!} />;
    case 'hoverReaction': {
      const [noteId, reaction] = hoverReaction!.split(' ', 2);
      return <ReactionUsers noteId={noteId!} reaction={reaction!} />;
    }
    case 'hoverRenotes':
      return <RenoteUsers noteId={hoverRenotes!} />;
    case 'hoverUrl':
      return <UrlHoverCard url={hoverUrl!} />;
    default:
      return null;
  }
}

function Floating({ anchor, onEnter, onLeave, children }: HoverCardProps & { children: ReactNode }) {
  const [place] = useState(() => placeAt(anchor.getBoundingClientRect(), WIDTHS[hoverKindOf(anchor) ?? 'hoverUser']));
  return (
    <div className={styles.card} style={place} data-hover-surface="" onPointerEnter={onEnter} onPointerLeave={onLeave}>
      {children}
    </div>
  );
}

/** Below the middle of the anchor, or above it where there is no room; never over the edge of the viewport. */
function placeAt(rect: DOMRect, most: number): CSSProperties {
  const width = Math.min(most, window.innerWidth - 2 * MARGIN);
  const x = Math.min(Math.max(MARGIN, rect.x + rect.width / 2 - width / 2), window.innerWidth - width - MARGIN);
  const opensAbove = window.innerHeight - rect.bottom < EXPECTED_HEIGHT && rect.y > window.innerHeight - rect.bottom;
  const place = { '--card-x': `${Math.round(x)}px`, '--card-width': `${width}px` };
  return opensAbove
    ? { ...place, insetBlockEnd: Math.round(window.innerHeight - rect.y + GAP) }
    : { ...place, insetBlockStart: Math.round(rect.bottom + GAP) };
}
