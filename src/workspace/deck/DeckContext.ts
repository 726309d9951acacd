import { makeObservable, observableRef, runInAction } from 'mobx';
import { createContext, use, type RefObject } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { DockTarget, Point } from '~/services/workspace/docking';
import type { PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from '../panes/LivePanes';

/** A column under the pointer, and where it would go. */
export interface ColumnDragState {
  readonly paneId: PaneId;
  readonly at: Point;
  /** null is nowhere: it would stay. */
  readonly target: DockTarget | 'window' | null;
}

/** The column that the pointer holds, if any; what follows the pointer looks here, and columns need not. */
export class ColumnDragging {
  state: ColumnDragState | null = null;

  constructor() {
    makeObservable(this, { state: observableRef });
  }

  readonly show = (state: ColumnDragState | null): void => {
    runInAction(() => (this.state = state));
  };
}

/** What every part of the deck works on. */
export interface DeckSurroundings {
  readonly store: WorkspaceStore;
  readonly panes: LivePanes;
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly dragging: ColumnDragging;
  /** Width that columns have on screen; CSS px. */
  readonly roomWidth: () => number;
}

export const DeckContext = createContext<DeckSurroundings | null>(null);

/** The deck around the calling component. */
export function useDeck(): DeckSurroundings {
  const deck = use(DeckContext);
  if (!deck) throw new InvariantError('useDeck() outside the deck');
  return deck;
}
