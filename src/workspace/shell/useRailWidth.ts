import { useStores } from '~/react/context';
import { useIsNarrow } from '../lib/layout';
import { useMediaQuery } from '../lib/useMediaQuery';

/** Widths of the navigation beside the page: with icons only, with names, and the minimum and maximum to choose from; CSS px. */
export const RAIL = { icons: 64, full: 216, min: 180, max: 400 } as const;

/** The facts that decide how wide the navigation is. */
interface RailSituation {
  /** Whether the viewport is narrower than 1280 px, or laid out as if it were. */
  readonly isNarrow: boolean;
  /** Whether the viewport is at most 1440 px wide: names fit beside a page, but not beside columns. */
  readonly isMedium: boolean;
  readonly hasColumns: boolean;
  /** The setting `menuDisplay`. */
  readonly display: unknown;
  /** The setting `navWidth`: the width chosen for a navigation with names, or 0. */
  readonly chosen: number;
}

/** The width of the navigation in CSS px. */
export function railWidth({ isNarrow, isMedium, hasColumns, display, chosen }: RailSituation): number {
  if (isNarrow || display === 'sideIcon') return RAIL.icons;
  return chosen || (isMedium && hasColumns ? RAIL.icons : RAIL.full);
}

/** Returns the current width of the navigation, in CSS px. Call this inside an observer. */
export function useRailWidth(): number {
  const { settings, workspace } = useStores();
  return railWidth({
    isNarrow: useIsNarrow(),
    isMedium: useMediaQuery('(width <= 1440px)'),
    hasColumns: workspace.hasColumns,
    display: settings.get('menuDisplay'),
    chosen: settings.get('navWidth'),
  });
}
