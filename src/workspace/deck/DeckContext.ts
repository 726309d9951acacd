import { makeObservable, observableRef, runInAction } from 'mobx';
import { createContext, use, type RefObject } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { DockTarget, Point } from '~/services/workspace/docking';
import type { PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from '../panes/LivePanes';

/** A column under the pointer and the place that it would take. */
export interface ColumnDragState {
  readonly paneId: PaneId;
  readonly at: Point;
  /** null if the column would stay where it is. */
  readonly target: DockTarget | 'window' | null;
}

/** The column that the pointer drags, if any. It is separate from the deck, so that columns do not render with each move. */
export class ColumnDragging {
  state: ColumnDragState | null = null;

  constructor() {
    makeObservable(this, { state: observableRef });
  }

  readonly show = (state: ColumnDragState | null): void => {
    runInAction(() => (this.state = state));
  };
}

/** The context of all parts of the deck. */
export interface DeckTools {
  readonly store: WorkspaceStore;
  readonly panes: LivePanes;
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly dragging: ColumnDragging;
  /** The width that columns have on screen, in px. */
  readonly roomWidth: () => number;
}

export const DeckContext = createContext<DeckTools | null>(null);

/** The deck around the calling component. */
export function useDeck(): DeckTools {
  const deck = use(DeckContext);
  if (!deck) throw new InvariantError('useDeck() outside the deck');
  return deck;
}
