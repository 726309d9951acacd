import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { Options } from '~/services/workspace/document';
import type { NavigateOptions } from './PaneHistory';

/** What surrounds a pane. */
export type FrameKind = 'main' | 'column' | 'window';

/** What a page with a timeline tells its frame. */
export interface PaneReport {
  /** How many notes wait above what is shown. */
  readonly waiting: number;
  /** The newest note that is shown; null where there is none. */
  readonly newest: string | null;
}

/** What a page may know of its surroundings and ask of them. */
export interface Pane {
  readonly paneId: string;
  readonly frame: FrameKind;
  /** Key of the current visit; remembered reading positions hang on it. */
  readonly visitKey: string;
  readonly href: string;
  /** Whether the page stands beside the list of a page above it, or in its place. */
  readonly isBelow: boolean;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Leads the main pane somewhere; in the main pane the same as `navigate`. */
  readonly navigateMain: (to: string) => void;
  /** Whether there is a visit of this pane to go back to. */
  readonly canGoBack: boolean;
  readonly back: () => void;
  /** Begins anew at the same address. */
  readonly reload: () => void;
  /** Calls `listener` when it is told to begin anew, so that nothing of what it shows is taken from before. @returns stops that */
  readonly onReload: (listener: () => void) => () => void;
  /** Names what the pane shows; the frame puts it in its title bar or the browser's title. */
  setTitle: (title: string) => void;
  /** What was chosen for this pane alone; null in the main pane, where the viewer's settings say it. */
  readonly options: Options | null;
  readonly setOptions: (change: Options) => void;
  /** Whether what arrives may be heard. */
  readonly hasSound: boolean;
  readonly report: (report: PaneReport) => void;
  /** Where the frame has room for what a page offers; null where the page shows it itself. */
  readonly actionsSlot: HTMLElement | null;
}

export const PaneContext = createContext<Pane | null>(null);

/** The pane around the calling component. */
export function usePane(): Pane {
  const pane = use(PaneContext);
  if (!pane) throw new InvariantError('usePane() outside a pane');
  return pane;
}
