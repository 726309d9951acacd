import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { MachineText } from '~/lib/shownText';
import type { Density } from '~/services/density';
import type { Options } from '~/services/workspace/document';
import type { NavigateOptions, StepGuard } from './PaneHistory';

/** The kind of frame around a pane. */
export type FrameKind = 'main' | 'column' | 'window';

/** The report of a page with a timeline to its frame. */
export interface PaneReport {
  /** How many notes are held back above the visible ones. */
  readonly waiting: number;
  /** The newest visible note; null if there is none. */
  readonly newest: string | null;
  /**
   * Goes on counting while the page is out of sight, such as in a collapsed column.
   * @returns a function that ends this
   */
  readonly follow: (tell: (waiting: number) => void) => () => void;
}

/** The frame of a page, as the page sees it. */
export interface Pane {
  readonly paneId: string;
  readonly frame: FrameKind;
  /** The key of the current visit, for remembered reading positions. */
  readonly visitKey: string;
  readonly href: string;
  /** Whether the viewer has just opened this page on this device. Only then may it take the focus. */
  readonly isOpenedByHand: boolean;
  /** Whether a parent page shows this page, beside its list or instead of it. */
  readonly isBelow: boolean;
  readonly navigate: (to: MachineText, options?: NavigateOptions) => void;
  /** Navigates in the main pane; in the main pane, the same as `navigate`. */
  readonly navigateMain: (to: MachineText) => void;
  /**
   * Lets a guard decide about each step to another page, such as Back. Undefined outside of pages.
   * @returns a function that ends this
   */
  readonly guardSteps?: (guard: StepGuard) => () => void;
  /** Whether this pane can go back. */
  readonly canGoBack: boolean;
  readonly back: () => void;
  /** Starts over at the same address. */
  readonly reload: () => void;
  /**
   * Calls `listener` before the pane starts over, so that the page discards its content.
   * @returns a function that stops this
   */
  readonly onReload: (listener: () => void) => () => void;
  /** Sets the title of the pane; the frame shows it in its title bar or as the browser's title. */
  setTitle: (title: string) => void;
  /** The options of this pane alone; null in the main pane, where the viewer's settings apply. */
  readonly options: Options | null;
  readonly setOptions: (change: Options) => void;
  /** How much room notes take. */
  readonly density: Density;
  /** Whether sounds may play for new notes. */
  readonly hasSound: boolean;
  /** Reports the timeline of the page to the frame; null if it no longer shows one. */
  readonly report: (report: PaneReport | null) => void;
  /** The place in the frame for the page's buttons; null if the page shows them itself. */
  readonly actionsSlot: HTMLElement | null;
  /** The place in the frame for the button that shows new notes; null if the page shows it itself. */
  readonly newsSlot: HTMLElement | null;
}

export const PaneContext = createContext<Pane | null>(null);

/** Returns the pane around the calling component. */
export function usePane(): Pane {
  const pane = use(PaneContext);
  if (!pane) throw new InvariantError('usePane() outside a pane');
  return pane;
}
