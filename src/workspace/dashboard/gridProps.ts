import type { RefObject } from 'react';
import type { Layout } from 'react-grid-layout';
import { GAP_PX, type Columns } from '~/services/workspace/dashboard';

/** Space between widgets and around all of them, across and down; CSS px. */
export const MARGIN = [GAP_PX, GAP_PX] as const;
export const NO_PADDING = [0, 0] as const;

/** What a grid of widgets needs to draw them. */
export interface GridProps {
  /** The element around the grid. */
  room: RefObject<HTMLElement | null>;
  columns: Columns;
  /** CSS px. */
  width: number;
  /** The place of each widget, in cells. */
  layout: Layout;
  /** The ids of the widgets in the order of the document. */
  order: readonly string[];
}
