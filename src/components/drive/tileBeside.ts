import { isRightToLeft } from '~/lib/isRightToLeft';

/**
 * Returns the tile that an arrow key leads to: the previous or next one, or the nearest in the row above or below. Null
 * for other keys.
 */
export function tileBeside(grid: HTMLElement, from: Element, key: string): HTMLElement | null {
  const tiles = [...grid.querySelectorAll<HTMLElement>('[data-tile]')];
  const at = tiles.indexOf(from as HTMLElement);
  const isMirrored = isRightToLeft(grid);
  switch (key) {
    case 'ArrowRight':
      return tiles[at + (isMirrored ? -1 : 1)] ?? null;
    case 'ArrowLeft':
      return tiles[at + (isMirrored ? 1 : -1)] ?? null;
    case 'ArrowDown':
      return nearest(tiles.slice(at + 1), from, 1);
    case 'ArrowUp':
      return nearest(tiles.slice(0, Math.max(0, at)).toReversed(), from, -1);
    case 'Home':
      return tiles[0] ?? null;
    case 'End':
      return tiles.at(-1) ?? null;
    default:
      return null;
  }
}

/** Returns the nearest tile of the next row, by its center. @param direction 1 for down, -1 for up */
function nearest(tiles: readonly HTMLElement[], from: Element, direction: 1 | -1): HTMLElement | null {
  const box = from.getBoundingClientRect();
  const isBeyond = (other: DOMRect) => (direction === 1 ? other.top >= box.bottom : other.bottom <= box.top);
  const beyond = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() })).filter((other) => isBeyond(other.box));
  const [first] = beyond;
  if (!first) return null;
  const row = beyond.filter((other) => Math.abs(other.box.top - first.box.top) < first.box.height / 2);
  const distance = (other: DOMRect) => Math.abs(other.left + other.width / 2 - (box.left + box.width / 2));
  return row.reduce((best, other) => (distance(other.box) < distance(best.box) ? other : best)).tile;
}
