/** One address that a pane showed; `key` names the visit, so that what is remembered of it (scrolling) is found again. */
export interface Visit {
  readonly href: string;
  readonly key: string;
}

/** Where a pane is and was. */
export interface Visits {
  readonly entries: readonly Visit[];
  readonly index: number;
}

/** Older visits of a pane are forgotten. */
const VISITS_KEPT = 30;

/** A pane that has just been opened. */
export const visitsOf = (href: string): Visits => ({ entries: [{ href, key: '0' }], index: 0 });

/** The last visits, with the present one among them. */
export function trimVisits({ entries, index }: Visits): Visits {
  const excess = Math.max(0, Math.min(entries.length - VISITS_KEPT, index));
  return excess === 0 ? { entries, index } : { entries: entries.slice(excess), index: index - excess };
}

/** The address that is shown. */
export const currentHref = ({ entries, index }: Visits): string => entries[index]!.href;
