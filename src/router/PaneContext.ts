import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { NavigateOptions } from './PaneHistory';

/** What surrounds a pane. */
export type FrameKind = 'main' | 'column' | 'window';

/** What a page may know of its surroundings and ask of them. */
export interface Pane {
  readonly paneId: string;
  readonly frame: FrameKind;
  /** Key of the current visit; remembered reading positions hang on it. */
  readonly visitKey: string;
  readonly href: string;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Whether there is a visit of this pane to go back to. */
  readonly canGoBack: boolean;
  readonly back: () => void;
  /** Names what the pane shows; the frame puts it in its title bar or the browser's title. */
  setTitle: (title: string) => void;
}

export const PaneContext = createContext<Pane | null>(null);

/** The pane around the calling component. */
export function usePane(): Pane {
  const pane = use(PaneContext);
  if (!pane) throw new InvariantError('usePane() outside a pane');
  return pane;
}
