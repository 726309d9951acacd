import { makeObservable, observableRef, runInAction } from 'mobx';
import { createContext, use, type RefObject } from 'react';
import { InvariantError } from '~/lib/AppError';
import { equalData } from '~/services/equalData';
import type { DeckView } from '~/services/workspace/deckView';
import type { DockTarget, Point } from '~/services/workspace/docking';
import type { PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from '../panes/LivePanes';
import type { RoomOffer } from './RoomOffer';

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

/** What the deck shows of its columns. It is separate from the deck, so that columns do not render while it scrolls. */
export class DeckSight {
  view: DeckView = { start: 0, end: 0, before: 0, after: 0 };

  constructor() {
    makeObservable(this, { view: observableRef });
  }

  readonly show = (view: DeckView): void => {
    if (!equalData(view, this.view)) runInAction(() => (this.view = view));
  };
}

/** The context of all parts of the deck. */
export interface DeckTools {
  readonly store: WorkspaceStore;
  readonly panes: LivePanes;
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly dragging: ColumnDragging;
  readonly sight: DeckSight;
  readonly roomOffer: RoomOffer;
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
