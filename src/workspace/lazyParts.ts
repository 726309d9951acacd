import type { ComponentType } from 'react';
import type { LazyPart } from '~/registry/lazyLoader';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './panes/LivePanes';

/** A part of the workspace whose code comes when somebody needs it; show it with `LoadedPart`. */
export interface WorkspacePart<P> extends LazyPart<{ readonly default: ComponentType<P> }> {
  /** Names it to the loader. */
  readonly id: string;
}

/** What parts beside the main pane are given. */
interface BesideProps {
  readonly store: WorkspaceStore;
  readonly panes: LivePanes;
}

/** The columns of wide screens. */
export const deckPart: WorkspacePart<BesideProps> = { id: 'deck', load: () => import('./deck/Deck'), texts: ['column'] };

/** The columns of phones. */
export const phoneColumnsPart: WorkspacePart<BesideProps> = {
  id: 'phone columns',
  load: () => import('./phone/PhoneColumns'),
  texts: ['column'],
};

/** What shows windows, and what stands in them and in columns. */
export const openPanesPart: WorkspacePart<BesideProps> = {
  id: 'open panes',
  load: () => import('./OpenPanes'),
  texts: ['window', 'column'],
};
