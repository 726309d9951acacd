/** How the tiles of a list are laid out. All lengths are CSS px. */
export interface TileShape {
  /** The minimum width of a tile; a row has as many tiles as fit. */
  readonly width: number;
  /** The assumed height of a tile before one is measured. */
  readonly height: number;
  /** The gap between tiles, and below each row. */
  readonly gap: number;
  /** The minimum number of tiles in a row, even if they become narrower than `width`; default 1. */
  readonly leastColumns?: number;
  /** Whether all rows have the same height, so that measuring one is enough. */
  readonly isEven?: boolean;
}

/** Returns how many tiles a row has. @param inlineSize the width of the list, in px */
export function columnsIn(inlineSize: number, { width, gap, leastColumns = 1 }: TileShape): number {
  return Math.max(leastColumns, Math.floor((inlineSize + gap) / (width + gap)));
}

/** The position of the focus in a list of tiles. */
export interface TilePlace {
  readonly index: number;
  readonly columns: number;
  /** The number of tiles. */
  readonly count: number;
  /** Whether the list is laid out from right to left. */
  readonly isMirrored: boolean;
}

/** Returns the index of the tile that a key moves to; null for other keys, and at the end of the list. */
export function indexBeside(key: string, { index, columns, count, isMirrored }: TilePlace): number | null {
  const inside = (next: number): number | null => (next !== index && next >= 0 && next < count ? next : null);
  switch (key) {
    case 'ArrowRight':
      return inside(index + (isMirrored ? -1 : 1));
    case 'ArrowLeft':
      return inside(index + (isMirrored ? 1 : -1));
    case 'ArrowUp':
      return inside(index - columns);
    case 'ArrowDown': {
      const isInLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns);
      // The last row may be shorter.
      return isInLastRow ? null : Math.min(index + columns, count - 1);
    }
    case 'Home':
      return inside(0);
    case 'End':
      return inside(count - 1);
    default:
      return null;
  }
}
