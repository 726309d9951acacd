import type { RefObject } from 'react';
import type { Layout } from 'react-grid-layout';
import { GAP_PX, type Columns } from '~/services/workspace/dashboard';

/** Space between widgets, across and down; CSS px. */
export const MARGIN = [GAP_PX, GAP_PX] as const;
export const NO_PADDING = [0, 0] as const;

/** The props of a grid of widgets. */
export interface GridProps {
  /** The element around the grid. */
  room: RefObject<HTMLElement | null>;
  columns: Columns;
  /** CSS px. */
  width: number;
  /** The height of a row with the gap below it; CSS px. */
  pitch: number;
  /** The place of each widget, in cells. */
  layout: Layout;
  /** The ids of the widgets in the order of the document. */
  order: readonly string[];
}

interface CellsOfItem {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The place of a widget in px, as the grid for editing computes it: edges are rounded, so that all gaps are equally wide. */
export function placeInPx({ x, y, w, h }: CellsOfItem, columns: number, width: number, pitch: number) {
  const step = (width - GAP_PX * (columns - 1)) / columns + GAP_PX;
  const left = Math.round(step * x);
  return { left, top: pitch * y, width: Math.round(step * (x + w)) - left - GAP_PX, height: pitch * h - GAP_PX };
}
