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

/** The distance between the card and the edges of the viewport, in px. */
const MARGIN = 16;
/** The distance between anchor and card, in px. */
const GAP = 6;
/** The largest width of a card, in px. */
const WIDTHS = { hoverUser: 300, hoverReaction: 340, hoverRenotes: 300, hoverUrl: 300 } as const;
/** The usual height of a card, in px; with less room below, the card opens above. */
const EXPECTED_HEIGHT = 300;

/** The floating card of the element under the pointer. */
export default function HoverCard({ anchor, onEnter, onLeave }: HoverCardProps) {
  return (
    <Floating key={placeKey(anchor)} anchor={anchor} onEnter={onEnter} onLeave={onLeave}>
      <Content anchor={anchor} />
    </Floating>
  );
}

/** A new anchor gets a new card. */
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

/** Returns a position below the middle of the anchor, or above it if there is no room, inside the viewport. */
function placeAt(rect: DOMRect, most: number): CSSProperties {
  const width = Math.min(most, window.innerWidth - 2 * MARGIN);
  const x = Math.min(Math.max(MARGIN, rect.x + rect.width / 2 - width / 2), window.innerWidth - width - MARGIN);
  const opensAbove = window.innerHeight - rect.bottom < EXPECTED_HEIGHT && rect.y > window.innerHeight - rect.bottom;
  const place = { '--card-x': `${Math.round(x)}px`, '--card-width': `${width}px` };
  return opensAbove
    ? { ...place, insetBlockEnd: Math.round(window.innerHeight - rect.y + GAP) }
    : { ...place, insetBlockStart: Math.round(rect.bottom + GAP) };
}
