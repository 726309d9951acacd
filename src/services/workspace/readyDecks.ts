import type { DeckPlan, PlannedPane } from './deckPlan';
import { MAIN_PANE } from './document';

/** The names of the ready-made decks. */
export type ReadyDeckName = 'reading' | 'writing' | 'artist' | 'team' | 'moderating';

/** A ready-made deck to begin with. */
export interface ReadyDeck {
  readonly name: ReadyDeckName;
  readonly plan: DeckPlan;
  /** Whether the dashboard stands beside it, where there is room. */
  readonly hasDashboard: boolean;
  readonly isForModerators?: true;
}

const main = (width?: number) => ({ panes: [{ href: MAIN_PANE }], ...(width !== undefined && { width }) });
const column = (href: string, more: Omit<PlannedPane, 'href'> & { readonly width?: number } = {}) => {
  const { width, ...rest } = more;
  return { panes: [{ href, ...rest }], ...(width !== undefined && { width }) };
};

/** The ready-made decks. Columns whose page the viewer may not open are left out. */
export const READY_DECKS: readonly ReadyDeck[] = [
  {
    name: 'reading',
    plan: { columns: [main(), column('/timeline?src=local', { density: 'line' }), column('/explore'), column('/my/favorites')] },
    hasDashboard: false,
  },
  {
    name: 'writing',
    plan: {
      columns: [main(), column('/compose', { width: 420 }), column('/my/notifications#mentions'), column('/my/notifications#directs')],
    },
    hasDashboard: false,
  },
  {
    name: 'artist',
    plan: { columns: [main(), column('/timeline?src=local', { onlyFiles: true, width: 400 }), column('/my/drive'), column('/my/clips')] },
    hasDashboard: false,
  },
  {
    name: 'team',
    plan: { columns: [main(), column('/timeline?src=local', { density: 'compact' }), column('/my/notifications'), column('/channels')] },
    hasDashboard: true,
  },
  {
    name: 'moderating',
    plan: {
      columns: [
        column('/timeline?src=local', { density: 'line', width: 400 }),
        column('/timeline?src=global', { density: 'line', width: 400 }),
        column('/explore#users'),
        column('/about#federation'),
        column('/admin/abuses'),
        main(),
      ],
    },
    hasDashboard: true,
    isForModerators: true,
  },
];
