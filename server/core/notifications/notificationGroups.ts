import type { NotificationRow } from '../../db/rows/NotificationRow';

/** An entry of the grouped list: a notification, or several that are shown as one. */
export type NotificationItem =
  | { readonly kind: 'single'; readonly row: NotificationRow }
  | {
      readonly kind: 'reactions' | 'renotes';
      /** Id of the oldest notification of the group, so that paging continues after the group. */
      readonly id: string;
      /** Newest first, two or more. */
      readonly rows: readonly NotificationRow[];
    };

/**
 * Groups neighbors of a list: reactions to one note, and renotes of one note, as real servers do.
 * @param rows in the order of the list, newest first.
 */
export function groupNotifications(rows: readonly NotificationRow[]): NotificationItem[] {
  const runs: NotificationRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && belongTogether(last, row)) run.push(row);
    else runs.push([row]);
  }
  return runs.map(itemOf);
}

function belongTogether(a: NotificationRow, b: NotificationRow): boolean {
  if (a.type !== b.type) return false;
  if (a.type === 'reaction') return a.noteId === b.noteId;
  return a.type === 'renote' && a.targetNoteId === b.targetNoteId;
}

function itemOf(run: readonly NotificationRow[]): NotificationItem {
  const [first] = run;
  if (!first) throw new Error('a run has at least one notification');
  if (run.length === 1) return { kind: 'single', row: first };
  return { kind: first.type === 'reaction' ? 'reactions' : 'renotes', id: run.at(-1)?.id ?? first.id, rows: run };
}
