/** How the tiles of a list are laid out. All lengths are CSS px. */
export interface TileShape {
  /** The least width of a tile; a row holds as many tiles as fit. */
  readonly width: number;
  /** The height of a tile before one is measured. */
  readonly height: number;
  /** The gap between tiles, and below each row. */
  readonly gap: number;
  /** The least number of tiles in a row, even if they become narrower than `width`; default 1. */
  readonly leastColumns?: number;
  /** Whether all rows have the same height, so that measuring one of them is enough. */
  readonly isEven?: boolean;
}

/** Returns how many tiles stand in a row. @param inlineSize the width of the list, in px */
export function columnsIn(inlineSize: number, { width, gap, leastColumns = 1 }: TileShape): number {
  return Math.max(leastColumns, Math.floor((inlineSize + gap) / (width + gap)));
}

/** Where the focus is in a list of tiles. */
export interface TilePlace {
  readonly index: number;
  readonly columns: number;
  /** The number of tiles. */
  readonly count: number;
  /** Whether the list is laid out from right to left. */
  readonly isMirrored: boolean;
}

/** Returns the index of the tile that a key leads to; null for other keys, and where the list ends. */
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
      // The last row may end before the column of the tile.
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
