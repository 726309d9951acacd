/**
 * One entry of a pane's history. `key` identifies the visit, so that state such as the scroll position can be restored.
 */
export interface Visit {
  readonly href: string;
  readonly key: string;
}

/** The history of a pane and its current position. */
export interface Visits {
  readonly entries: readonly Visit[];
  readonly index: number;
  /** The name that its page gave itself last, so that a pane has a name before it is shown. */
  readonly title?: string;
}

/** How many visits of a pane are kept. */
const VISITS_KEPT = 30;

/** The history of a pane that was just opened. */
export const visitsOf = (href: string): Visits => ({ entries: [{ href, key: '0' }], index: 0 });

/** Keeps the most recent visits, and always the current one. */
export function trimVisits(visits: Visits): Visits {
  const { entries, index } = visits;
  const excess = Math.max(0, Math.min(entries.length - VISITS_KEPT, index));
  return excess === 0 ? visits : { ...visits, entries: entries.slice(excess), index: index - excess };
}

/** The visit that a pane shows. */
export const currentVisit = ({ entries, index }: Visits): Visit => entries[index]!;

/** The address that a pane shows. */
export const currentHref = (visits: Visits): string => currentVisit(visits).href;
